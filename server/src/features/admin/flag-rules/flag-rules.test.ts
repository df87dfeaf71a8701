import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/test.ts';

const guru = { phrase: 'guru bhet*', kind: 'money', weight: 6 } as const;
const secret = { phrase: 'tell * nobody', kind: 'unsafe', weight: 4 } as const;

test('flags at the threshold of weights, previews a change before it is saved, and restores a version', async ({
  callApi,
  given,
}) => {
  const moderator = await given.staff('moderator');
  const both = await given.job({ role_description: 'Guru bhet is due. Please tell anybody or nobody.' });
  const one = await given.job({ role_description: 'Bring the guru bhet.' });
  const alone = await given.job({ role_description: 'Come alone.' });
  // Both rules flag it.
  await given.job({ role_description: 'Come alone with guru bhet. Tell your parents nobody.' });
  const read = async (version?: number) =>
    (await callApi('GET /api/admin/flag-rules', { query: version ? { version } : {} }, moderator)).body;
  const kindsOf = async ({ id }: { id: string }) => {
    const { body } = await callApi('GET /api/admin/jobs/:id', { params: { id } }, moderator);
    return body.job.flags.map(({ flag }) => flag).filter((flag) => flag === 'money' || flag === 'unsafe');
  };
  const first = await read();
  const before = [await kindsOf(both), await kindsOf(one), await kindsOf(alone)];
  const rules = { threshold: 10, phrases: [guru, secret] };

  const tried = await callApi('POST /api/admin/flag-rules/try', { body: rules }, moderator);
  const unchanged = await kindsOf(both);
  const save = (based_on: number, body: typeof rules | typeof first.rules) =>
    callApi('PUT /api/admin/flag-rules', { body: { ...body, based_on } }, moderator);
  const saved = await save(first.current, rules);
  const late = await save(first.current, rules);
  const after = [await kindsOf(both), await kindsOf(one), await kindsOf(alone)];
  const undone = await save(first.current + 1, (await read(first.current)).rules);
  const again = [await kindsOf(both), await kindsOf(alone)];
  const { history } = await read();

  expect(before).toEqual([[], [], ['unsafe']]);
  expect(tried.body.added).toMatchObject([{ id: both.id, phrases: ['Guru bhet', 'tell anybody or nobody'] }]);
  expect(tried.body.removed.map(({ id }) => id)).toEqual([alone.id]);
  expect(unchanged).toEqual([]);
  expect([saved.status, late.body.code, undone.status]).toEqual([200, 'flag_rules_changed', 200]);
  expect(after).toEqual([['money', 'unsafe'], [], []]);
  expect(again).toEqual([[], ['unsafe']]);
  expect(history.slice(0, 3).map(({ version, by }) => [version, by])).toEqual([
    [3, moderator.name],
    [2, moderator.name],
    [1, null],
  ]);
});

test.for(['fee|charge', '(a+)+$', '* fee', 'a*b', ''])(
  'rejects the phrase %j',
  async (phrase, { callApi, given }) => {
    const body = { threshold: 10, phrases: [{ phrase, kind: 'money' as const, weight: 10 }] };

    const { status } = await callApi(
      'POST /api/admin/flag-rules/try',
      { body },
      await given.staff('moderator'),
    );

    expect(status).toBe(400);
  },
);

test('the database keeps each version of the rules as it was saved', async ({ db }) => {
  for (const table of ['flag_rules', 'flag_phrase'] as const) {
    const kept = { code: RULES.APPEND_ONLY };
    await expect(db.updateTable(table).set({ version: 1 }).execute()).rejects.toMatchObject(kept);
    await expect(db.deleteFrom(table).execute()).rejects.toMatchObject(kept);
  }
});

test.for([
  ['contact', 'Message me on WhatsApp for the script.'],
  ['contact', 'टेलीग्राम पर जुड़ें'],
  ['unsafe', 'Auditions in a hotel room, come alone.'],
  ['unsafe', 'Kisi ko mat batana, raat ko audition hai.'],
])(
  'comes with rules that flag a casting call as %s: %s',
  async ([kind, role_description], { callApi, given }) => {
    const { id } = await given.job({ role_description });

    const { body } = await callApi(
      'GET /api/admin/jobs/:id',
      { params: { id } },
      await given.staff('moderator'),
    );

    expect(body.job.flags.map(({ flag }) => flag)).toContain(kind);
  },
);

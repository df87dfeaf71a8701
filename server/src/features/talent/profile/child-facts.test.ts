import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { adultFields } from '@kirdaar/contract/rules/talent-fields';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#testing/given.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { type CallApi, test } from '#testing/test.ts';

test('excludes the same fields for children in the contract and in the database', async ({ db, given }) => {
  const details = JSON.stringify({
    height: '',
    ...Object.fromEntries(adultFields.map((name) => [name, '1'])),
  });

  const { id } = await given.talent({ date_of_birth: '2018-05-01', details });

  expect(await readStored(db, id)).toEqual({ details: ['height'], draft: [] });
});

type Fields = Record<string, string>;
const steps = fc.array(
  fc.record({
    answers: fc.record<Fields>(
      Object.fromEntries(adultFields.map((name) => [name, fc.constantFrom('1', '0', 'x', '')])),
      { requiredKeys: [] },
    ),
    birth: fc.constantFrom<Fields>({}, { date_of_birth: '2012-05-01' }, { date_of_birth: '1980-01-01' }),
    act: fc.constantFrom('save' as const, 'draft' as const, 'direct' as const),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The ways in which an answer can reach the database. */
function writersOf(callApi: CallApi, db: Database, talent: Caller & { id: string }) {
  return {
    save: (body: Fields) => callApi('PUT /api/user/profile', { body }, talent),
    draft: (fields: Fields) => callApi('PUT /api/user/profile/draft', { body: { fields } }, talent),
    direct: (fields: Fields) =>
      db
        .updateTable('talent')
        .set({ details: JSON.stringify(fields) })
        .where('id', '=', talent.id)
        .execute(),
  };
}

/** The names of all fields stored for a talent without a column of their own. */
async function readStored(db: Database, id: string) {
  const row = await db
    .selectFrom('talent')
    .leftJoin('talent_draft', 'talent_id', 'talent.id')
    .select(['details', 'fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const namesIn = (kept: unknown) => Object.keys(kept ?? {});
  return { details: namesIn(row.details), draft: namesIn(row.fields) };
}

const consent = {
  name: 'Sunita Rao',
  relation: 'Mother',
  mobile: '9811100022',
  agreed: true,
  consent_version: guardianConsent.version,
} as const;

test('never stores adult-only fields of a child, in any order of saves, drafts and direct SQL', async ({
  callApi,
  db,
  given,
}) => {
  const property = fc.asyncProperty(steps, async (acts) => {
    const talent = await given.talent();
    const writers = writersOf(callApi, db, talent);

    for (const { act, answers, birth } of acts) await writers[act]({ ...answers, ...birth });
    await callApi('PUT /api/user/profile/draft', { body: { fields: { ...acts[0]?.answers } } }, talent);
    await callApi('PUT /api/user/guardian', { body: { ...consent, date_of_birth: '2012-05-01' } }, talent);

    const { user } = (await callApi('GET /api/user/profile', {}, talent)).body;
    const { details, draft } = await readStored(db, talent.id);
    const kept = [...details, ...draft].filter((name) => adultFields.some((field) => field === name));
    expect(user.is_child ? kept : []).toEqual([]);
  });

  await fc.assert(property, randomRuns(60, 200));
});

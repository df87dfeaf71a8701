import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { apiCallerFor, test as base } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };
const day = 86_400_000;

const test = base.extend<{
  /** Creates a share link of a talent and returns its id and the token from its URL. */
  share: (as: { token: string }, days?: 1 | 7) => Promise<{ id: string; token: string }>;
}>({
  share: async ({ callApi }, use) => {
    await use(async (as, days = 7) => {
      const form = { request_id: crypto.randomUUID(), label: 'For Manch', days };
      const { body } = await callApi('POST /api/user/profile-links', { body: form }, as);
      return { id: body.link.id, token: body.link.address?.split('/').at(-1) ?? '' };
    });
  },
});

test('shows a profile to anyone with a share link, even if it is visible by link only', async ({
  callApi,
  given,
  share,
}) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  const { token } = await share(talent);

  const { status, headers, body } = await callApi('POST /api/shared-profile', { body: { token } });

  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(body.data).toMatchObject({ id: talent.id, name: 'Meera Joshi' });
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${talent.email}|${talent.mobile.slice(1)}|1996-05-04`),
  );
});

test('answers for a link-only profile exactly as for a missing one', async ({ app, given, share }) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  await share(talent);

  const [hidden, missing] = await Promise.all(
    [talent.id, crypto.randomUUID()].map(async (id) => {
      const { statusCode, body, headers } = await app.inject(`/api/profiles/${id}`);
      const length = headers['content-length'];
      return { statusCode, length, body: body.replace(/"request_id":"[^"]*"/, '') };
    }),
  );

  expect(hidden?.statusCode).toBe(404);
  expect(hidden).toEqual(missing);
});

test('answers alike for links that expired, were revoked or never existed', async ({
  callApi,
  given,
  clock,
  share,
}) => {
  const talent = await given.talent(adult);
  const [short, revoked, other] = [await share(talent, 1), await share(talent), await share(talent)];
  await callApi('DELETE /api/user/profile-links/:id', { params: { id: revoked.id } }, talent);
  clock.now = new Date(clock.now.getTime() + day);

  const answers = await Promise.all(
    [short.token, revoked.token, 'x'.repeat(43), other.token].map((token) =>
      callApi('POST /api/shared-profile', { body: { token } }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect(answers.map(({ body }) => body.code)).toEqual([...Array(3).fill('share_link_ended'), undefined]);
});

test('lists a talent’s own links with URLs and prevents others from revoking them', async ({
  callApi,
  given,
  share,
}) => {
  const [talent, stranger] = [await given.talent(adult), await given.talent(adult)];
  const { id, token } = await share(talent);

  const own = await callApi('GET /api/user/profile-links', {}, talent);
  const foreign = await callApi('GET /api/user/profile-links', {}, stranger);
  const ended = await callApi('DELETE /api/user/profile-links/:id', { params: { id } }, stranger);

  expect(own.body.links).toMatchObject([
    {
      id,
      label: 'For Manch',
      address: expect.stringMatching(new RegExp(`/shared/${token}$`)),
      revoked_at: null,
    },
  ]);
  expect(foreign.body.links).toEqual([]);
  expect(ended.status).toBe(404);
  expect((await callApi('POST /api/shared-profile', { body: { token } })).status).toBe(200);
});

test('creates one link when a form is sent twice', async ({ callApi, given }) => {
  const talent = await given.talent(adult);
  const body = { request_id: crypto.randomUUID(), label: 'Twice', days: 30 } as const;

  const answers = await Promise.all(
    [1, 2].map(() => callApi('POST /api/user/profile-links', { body }, talent)),
  );

  const [first, second] = answers.map((answer) => answer.body.link);
  expect(first?.address).toBe(second?.address);
  expect((await callApi('GET /api/user/profile-links', {}, talent)).body.links).toHaveLength(1);
  const renamed = { ...body, label: 'Renamed' };
  const { link } = (await callApi('POST /api/user/profile-links', { body: renamed }, talent)).body;
  expect(link.label).toBe('Renamed');
});

test('stores only the hash of a link’s token', async ({ db, given, share }) => {
  const talent = await given.talent(adult);
  const { token } = await share(talent);

  const rows = await db
    .selectFrom('profile_share_link')
    .selectAll()
    .where('talent_id', '=', talent.id)
    .execute();

  expect(rows).toHaveLength(1);
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('base64url') }))),
  ).not.toContain(token);
});

test('shows neither a child nor a talent without a birth date by a link', async ({
  callApi,
  given,
  db,
  share,
}) => {
  const [child, ageless] = [await given.talent({ date_of_birth: '2015-05-01' }), await given.talent()];
  await given.guardian(child.id);
  const grown = await given.talent(adult);
  const { id, token } = await share(grown);
  const body = { request_id: crypto.randomUUID(), label: 'Me', days: 7 } as const;

  const answers = await Promise.all(
    [child, ageless].map((as) => callApi('POST /api/user/profile-links', { body }, as)),
  );
  // Simulates a link that exists nevertheless.
  await db.updateTable('profile_share_link').set({ talent_id: child.id }).where('id', '=', id).execute();
  const shown = await callApi('POST /api/shared-profile', { body: { token } });

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(shown.status).toBe(404);
});

test('requires a name and one of the offered durations for a link', async ({ callApi, given }) => {
  const talent = await given.talent(adult);
  const body = { request_id: crypto.randomUUID(), label: ' ', days: 8 as never };

  const answer = await callApi('POST /api/user/profile-links', { body }, talent);

  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { label: 'Please fill this in.', days: 'Please choose how long the link works.' } },
  });
});

test('allows at most thirty working links per talent', async ({ callApi, given, share }) => {
  const talent = await given.talent(adult);
  const first = await share(talent);
  for (let more = 1; more < 30; more += 1) await share(talent);
  const form = () => ({ body: { request_id: crypto.randomUUID(), label: 'One more', days: 7 } as const });

  const rejected = await callApi('POST /api/user/profile-links', form(), talent);
  await callApi('DELETE /api/user/profile-links/:id', { params: { id: first.id } }, talent);
  const taken = await callApi('POST /api/user/profile-links', form(), talent);

  expect([rejected.status, taken.status]).toEqual([409, 200]);
});

test('keeps a link working after its key is removed, but lists it without URL', async ({
  given,
  services,
  share,
}) => {
  const talent = await given.talent(adult);
  const { token } = await share(talent);
  const links = [Buffer.alloc(32, 9)] as const;
  const app = await buildApp({ ...services, secrets: { ...services.secrets, links } });

  const listed = await apiCallerFor(app)('GET /api/user/profile-links', {}, talent);
  const opened = await apiCallerFor(app)('POST /api/shared-profile', { body: { token } });

  await app.close();
  expect(listed.body.links).toMatchObject([{ label: 'For Manch', address: null }]);
  expect(opened.status).toBe(200);
});

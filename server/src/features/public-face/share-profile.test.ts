import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { test as base, callOn } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };
const day = 86_400_000;

const test = base.extend<{
  /** Makes a link of a talent and gives its id and the token in its address. */
  share: (as: { token: string }, days?: 1 | 7) => Promise<{ id: string; token: string }>;
}>({
  share: async ({ call }, use) => {
    await use(async (as, days = 7) => {
      const form = { request_id: crypto.randomUUID(), label: 'For Manch', days };
      const { body } = await call('POST /api/user/profile-links', { body: form }, as);
      return { id: body.link.id, token: body.link.address?.split('/').at(-1) ?? '' };
    });
  },
});

test('whoever has the address of a link sees the profile, also one that is by link alone', async ({
  call,
  given,
  share,
}) => {
  const talent = await given.talent({ ...adult, visibility: 'link' });
  const { token } = await share(talent);

  const { status, headers, body } = await call('POST /api/shared-profile', { body: { token } });

  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(body.data).toMatchObject({ id: talent.id, name: 'Meera Joshi' });
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${talent.email}|${talent.mobile.slice(1)}|1996-05-04`),
  );
});

test('a profile by link alone is answered in the very bytes of one that is missing', async ({
  app,
  given,
  share,
}) => {
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

test('a link ends at its time, and when its talent ends it; both are told alike', async ({
  call,
  given,
  clock,
  share,
}) => {
  const talent = await given.talent(adult);
  const [short, revoked, other] = [await share(talent, 1), await share(talent), await share(talent)];
  await call('DELETE /api/user/profile-links/:id', { params: { id: revoked.id } }, talent);
  clock.now = new Date(clock.now.getTime() + day);

  const answers = await Promise.all(
    [short.token, revoked.token, 'x'.repeat(43), other.token].map((token) =>
      call('POST /api/shared-profile', { body: { token } }),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect(answers.map(({ body }) => body.message)).toEqual([
    ...Array(3).fill('This link has ended.'),
    undefined,
  ]);
});

test('a talent lists its own links with their addresses, and nobody else ends them', async ({
  call,
  given,
  share,
}) => {
  const [talent, stranger] = [await given.talent(adult), await given.talent(adult)];
  const { id, token } = await share(talent);

  const own = await call('GET /api/user/profile-links', {}, talent);
  const foreign = await call('GET /api/user/profile-links', {}, stranger);
  const ended = await call('DELETE /api/user/profile-links/:id', { params: { id } }, stranger);

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
  expect((await call('POST /api/shared-profile', { body: { token } })).status).toBe(200);
});

test('a form that is sent twice makes one link', async ({ call, given }) => {
  const talent = await given.talent(adult);
  const body = { request_id: crypto.randomUUID(), label: 'Twice', days: 30 } as const;

  const answers = await Promise.all([1, 2].map(() => call('POST /api/user/profile-links', { body }, talent)));

  const [first, second] = answers.map((answer) => answer.body.link);
  expect(first?.address).toBe(second?.address);
  expect((await call('GET /api/user/profile-links', {}, talent)).body.links).toHaveLength(1);
});

test('the database keeps no address, only the hash of its token', async ({ db, given, share }) => {
  const talent = await given.talent(adult);
  const { token } = await share(talent);

  const rows = await db.selectFrom('profile_link').selectAll().where('talent_id', '=', talent.id).execute();

  expect(rows).toHaveLength(1);
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('base64url') }))),
  ).not.toContain(token);
});

test('neither a child nor a talent without a birth date is shown by a link', async ({
  call,
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
    [child, ageless].map((as) => call('POST /api/user/profile-links', { body }, as)),
  );
  // As if there were one all the same.
  await db.updateTable('profile_link').set({ talent_id: child.id }).where('id', '=', id).execute();
  const shown = await call('POST /api/shared-profile', { body: { token } });

  expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  expect(shown.status).toBe(404);
});

test('a link needs a name and one of the times on offer', async ({ call, given }) => {
  const talent = await given.talent(adult);
  const body = { request_id: crypto.randomUUID(), label: ' ', days: 8 as never };

  const answer = await call('POST /api/user/profile-links', { body }, talent);

  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { label: 'Please fill this in.', days: 'Please choose how long the link works.' } },
  });
});

test('no more than thirty links of a talent work at once', async ({ call, given, share }) => {
  const talent = await given.talent(adult);
  const first = await share(talent);
  for (let more = 1; more < 30; more += 1) await share(talent);
  const form = () => ({ body: { request_id: crypto.randomUUID(), label: 'One more', days: 7 } as const });

  const refused = await call('POST /api/user/profile-links', form(), talent);
  await call('DELETE /api/user/profile-links/:id', { params: { id: first.id } }, talent);
  const taken = await call('POST /api/user/profile-links', form(), talent);

  expect([refused.status, taken.status]).toEqual([409, 200]);
});

test('a link of a key that is gone works where it was sent, and is listed without its address', async ({
  given,
  services,
  share,
}) => {
  const talent = await given.talent(adult);
  const { token } = await share(talent);
  const publicFace = [Buffer.alloc(32, 9)] as const;
  const app = await buildApp({ ...services, secrets: { ...services.secrets, publicFace } });

  const listed = await callOn(app)('GET /api/user/profile-links', {}, talent);
  const opened = await callOn(app)('POST /api/shared-profile', { body: { token } });

  await app.close();
  expect(listed.body.links).toMatchObject([{ label: 'For Manch', address: null }]);
  expect(opened.status).toBe(200);
});

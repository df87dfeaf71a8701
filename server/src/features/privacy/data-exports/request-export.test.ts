import { expect } from 'vitest';
import { turnOnTwoSteps } from '#testing/authenticator.ts';
import { password, test } from '#testing/data-exports.ts';

const HOUR_MS = 60 * 60 * 1000;

test('lets a talent request a data export and notifies by email and in the inbox when it is ready', async ({
  ask,
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });

  const requested = await ask(talent);
  const emails = (await deliver()).filter(({ to }) => to === talent.email);

  expect(requested.body.data_export).toMatchObject({ state: 'gathering', ready_at: null, bytes: null });
  expect(emails).toMatchObject([{ channel: 'email', subject: 'Your Kirdaar data is ready to download' }]);
  expect(emails[0]?.text).toContain('/user/account');
  const newest = (await callApi('GET /api/user/data-exports', {}, talent)).body.data_export;
  expect(newest).toMatchObject({ state: 'ready', bytes: expect.any(Number) });
  expect(Date.parse(newest?.ends_at ?? '') - Date.parse(newest?.ready_at ?? '')).toBe(7 * 24 * HOUR_MS);
  const notices = (await callApi('GET /api/notices', {}, talent)).body.notices;
  expect(notices).toMatchObject([{ title: emails[0]?.subject, path: '/user/account' }]);
});

test('sends the email in the language of the account', async ({ ask, db, deliver, given }) => {
  const talent = await given.talent({}, { password });
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();

  await ask(talent);

  const email = (await deliver()).find(({ to }) => to === talent.email);
  expect(email?.subject).toBe('आपका Kirdaar डेटा डाउनलोड के लिए तैयार है');
});

test('requires the password, not only a session, to request an export', async ({
  callApi,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });

  const requested = await callApi('POST /api/user/data-exports', { body: { password: 'a guess' } }, talent);

  expect(requested).toMatchObject({
    status: 403,
    body: { code: 'wrong_password', fields: { password: expect.any(String) } },
  });
  expect(await deliver()).toEqual([]);
  expect((await callApi('GET /api/user/data-exports', {}, talent)).body.data_export).toBeNull();
});

test('with two-step login, an export and a deletion need a code of the app too', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(callApi, house, clock.now);
  const send = (path: 'data-exports' | 'account-deletion', code?: string) =>
    callApi(`POST /api/production/${path}`, { body: { password, ...(code && { code }) } }, house);

  const without = [await send('data-exports'), await send('account-deletion')];
  const code = codeAt(clock.now);
  const first = await send('data-exports', code);
  const reused = await send('account-deletion', code);

  expect(without.map(({ body }) => body)).toMatchObject(
    Array(2).fill({ fields: { code: expect.any(String) } }),
  );
  expect([first.status, reused.status]).toEqual([200, 400]);
});

test('creates one export and sends one email for simultaneous requests', async ({
  ask,
  db,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });

  const answers = await Promise.all([ask(talent), ask(talent), ask(talent)]);

  const ids = answers.map(({ body }) => body.data_export.id);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(ids).size).toBe(1);
  expect((await deliver()).filter(({ to }) => to === talent.email)).toHaveLength(1);
  const stored = db.selectFrom('data_export').select('id').where('account_id', '=', talent.id);
  expect(await stored.execute()).toHaveLength(1);
});

test('returns the same export within a day and creates another one afterwards', async ({
  ask,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const first = (await ask(talent)).body.data_export;
  await deliver();

  clock.now = new Date(Date.parse(first.next_from) - 1000);
  const again = await ask({ token: await given.session(talent.id) });
  clock.now = new Date(first.next_from);
  const next = await ask({ token: await given.session(talent.id) });

  expect(again.body.data_export).toMatchObject({ id: first.id, state: 'ready' });
  expect(next.body.data_export).toMatchObject({ state: 'gathering' });
  expect(next.body.data_export.id).not.toBe(first.id);
});

test('marks an export not finished within a day as failed when another one is requested', async ({
  ask,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const first = (await ask(talent)).body.data_export;

  clock.now = new Date(first.next_from);
  const next = await ask({ token: await given.session(talent.id) });

  const states = db.selectFrom('data_export').select(['id', 'state']).where('account_id', '=', talent.id);
  expect(await states.orderBy('asked_at').execute()).toEqual([
    { id: first.id, state: 'failed' },
    { id: next.body.data_export.id, state: 'gathering' },
  ]);
});

test("lets only owners request a house's export", async ({ ask, callApi, deliver, given }) => {
  const house = await given.house({}, { password });
  const reviewer = await given.member(house, 'reviewer', { password });
  const viewer = await given.member(house, 'viewer', { password });

  const owners = await ask(house, 'production');
  const others = await Promise.all([ask(reviewer, 'production'), ask(viewer, 'production')]);
  const { id } = owners.body.data_export;
  await deliver();
  const params = { id };
  const address = await callApi('GET /api/production/data-exports/:id/address', { params }, reviewer);
  const seen = await callApi('GET /api/production/data-exports', {}, reviewer);

  expect([owners, ...others, address].map(({ status }) => status)).toEqual([200, 403, 403, 403]);
  expect(seen.body.data_export).toBeNull();
});

test('gives the export to the owner who requested it, not to the whole team', async ({
  ask,
  callApi,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  const colleague = await given.member(house, 'owner', { password });
  const { id } = (await ask(house, 'production')).body.data_export;
  await deliver();

  const own = await callApi('GET /api/production/data-exports/:id/address', { params: { id } }, house);
  const other = await callApi('GET /api/production/data-exports/:id/address', { params: { id } }, colleague);

  expect([own.status, other.status]).toEqual([200, 404]);
});

test('fails the export of a member who is no longer an owner when it runs', async ({
  ask,
  db,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  await given.member(house, 'owner');
  const { id } = (await ask(house, 'production')).body.data_export;
  await db.updateTable('account').set({ team_role: 'viewer' }).where('id', '=', house.id).execute();

  const messages = await deliver();

  const { state, file } = await db
    .selectFrom('data_export')
    .select(['state', 'file'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect({ state, file }).toEqual({ state: 'failed', file: null });
  expect(messages.filter(({ to }) => to === house.email)).toEqual([]);
});

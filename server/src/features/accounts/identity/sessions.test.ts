import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const day = 86_400_000;

test('a token ends at logout, and the browser clears its storage', async ({ callApi, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  const first = await callApi('POST /api/user/logout', {}, session);
  const second = await callApi('POST /api/user/logout', {}, session);

  expect(first).toMatchObject({
    status: 200,
    body: { success: true },
    headers: { 'clear-site-data': '"cache", "storage"' },
  });
  expect(second.headers).not.toHaveProperty('clear-site-data');
  expect(second).toMatchObject({ status: 401, body: { code: 'login_required' } });
});

test('logging out leaves the other sessions of the account open', async ({ callApi, given }) => {
  const { email, token } = await given.house({}, { password });
  const { body: other } = await callApi('POST /api/production/login', {
    body: { identifier: email, password },
  });

  await callApi('POST /api/production/logout', {}, { token });

  expect((await callApi('POST /api/production/logout', {}, other)).status).toBe(200);
});

test('logging out requires a session', async ({ callApi }) => {
  const talent = await callApi('POST /api/user/logout', {});
  const house = await callApi('POST /api/production/logout', {}, { token: 'x'.repeat(43) });

  expect([talent.status, house.status]).toEqual([401, 401]);
});

test('a token of one role is rejected for the other', async ({ callApi, given }) => {
  const talent = await given.talent();
  const house = await given.house();

  const asHouse = await callApi('POST /api/production/logout', {}, talent);
  const asTalent = await callApi('POST /api/user/logout', {}, house);

  expect([asHouse.status, asTalent.status]).toEqual([403, 403]);
});

test('the database stores only a hash of the token', async ({ callApi, db, given }) => {
  const { id, email } = await given.talent({}, { password });

  const { body } = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  const sessions = await db.selectFrom('session').select('token_hash').where('account_id', '=', id).execute();
  const hash = createHash('sha256').update(body.token).digest('hex');
  expect(sessions.map(({ token_hash }) => token_hash.toString('hex'))).toContain(hash);
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
});

test('a session ends thirty days after its last use', async ({ callApi, clock, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  clock.now = new Date(clock.now.getTime() + 30 * day + 1000);

  expect((await callApi('POST /api/user/logout', {}, session)).status).toBe(401);
});

test('a session in use stays open', async ({ app, callApi, clock, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await callApi('POST /api/user/login', { body: { identifier: email, password } });

  clock.now = new Date(clock.now.getTime() + 29 * day);
  await app.findActor(session.token);
  clock.now = new Date(clock.now.getTime() + 29 * day);

  expect(await app.findActor(session.token)).toMatchObject({ role: 'talent' });
});

test('the use of a session is stored once a day', async ({ app, callApi, clock, db, given }) => {
  clock.now = new Date('2030-03-01T08:00:00+05:30');
  const { id, email } = await given.talent({}, { password });
  const { body: session } = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  const uses = db.selectFrom('session').select(['expires_at', 'last_used_on']).where('account_id', '=', id);
  const before = await uses.execute();

  clock.now = new Date('2030-03-01T23:59:00+05:30');
  await app.findActor(session.token);
  const sameDay = await uses.execute();
  clock.now = new Date('2030-03-02T00:01:00+05:30');
  await app.findActor(session.token);

  expect(sameDay).toEqual(before);
  expect((await uses.execute()).map(({ last_used_on }) => last_used_on)).toContain('2030-03-02');
});

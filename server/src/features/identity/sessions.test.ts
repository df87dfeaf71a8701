import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const day = 86_400_000;

test('S-14: a token ends with its logout', async ({ call, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await call('POST /api/user/login', { body: { identifier: email, password } });

  const first = await call('POST /api/user/logout', {}, session);
  const second = await call('POST /api/user/logout', {}, session);

  expect(first).toMatchObject({ status: 200, body: { success: true } });
  expect(second).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
});

test('logging out leaves the other sessions of the account open', async ({ call, given }) => {
  const { email, token } = await given.house({}, { password });
  const { body: other } = await call('POST /api/production/login', { body: { identifier: email, password } });

  await call('POST /api/production/logout', {}, { token });

  expect((await call('POST /api/production/logout', {}, other)).status).toBe(200);
});

test('logging out needs a session', async ({ call }) => {
  const talent = await call('POST /api/user/logout', {});
  const house = await call('POST /api/production/logout', {}, { token: 'x'.repeat(43) });

  expect([talent.status, house.status]).toEqual([401, 401]);
});

test('S-10: a token of one role is refused by the other', async ({ call, given }) => {
  const talent = await given.talent();
  const house = await given.house();

  const asHouse = await call('POST /api/production/logout', {}, talent);
  const asTalent = await call('POST /api/user/logout', {}, house);

  expect([asHouse.status, asTalent.status]).toEqual([403, 403]);
});

test('S-13: the database keeps only a hash of the token', async ({ call, db, given }) => {
  const { id, email } = await given.talent({}, { password });

  const { body } = await call('POST /api/user/login', { body: { identifier: email, password } });

  const sessions = await db.selectFrom('session').select('token_hash').where('account_id', '=', id).execute();
  const hash = createHash('sha256').update(body.token).digest('hex');
  expect(sessions.map(({ token_hash }) => token_hash.toString('hex'))).toContain(hash);
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
});

test('S-14: a session ends thirty days after it was last used', async ({ call, clock, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await call('POST /api/user/login', { body: { identifier: email, password } });

  clock.now = new Date(clock.now.getTime() + 30 * day + 1000);

  expect((await call('POST /api/user/logout', {}, session)).status).toBe(401);
});

test('a session that is used stays open', async ({ app, call, clock, given }) => {
  const { email } = await given.talent({}, { password });
  const { body: session } = await call('POST /api/user/login', { body: { identifier: email, password } });

  clock.now = new Date(clock.now.getTime() + 29 * day);
  await app.findActor(session.token);
  clock.now = new Date(clock.now.getTime() + 29 * day);

  expect(await app.findActor(session.token)).toMatchObject({ role: 'talent' });
});

test('using a session is written down once a day', async ({ app, call, clock, db, given }) => {
  clock.now = new Date('2030-03-01T08:00:00+05:30');
  const { id, email } = await given.talent({}, { password });
  const { body: session } = await call('POST /api/user/login', { body: { identifier: email, password } });
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

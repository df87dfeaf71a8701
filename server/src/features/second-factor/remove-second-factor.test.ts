import { expect } from 'vitest';
import { password, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import { test } from '#testing/test.ts';

const REMOVE = 'POST /api/production/second-factor/remove';

test('S-16: two-step login is turned off by password and code, and nothing of it is kept', async ({
  call,
  clock,
  db,
  given,
}) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(call, house, clock.now);

  const removed = await call(REMOVE, { body: { password, code: codeAt(clock.now) } }, house);

  expect(removed).toMatchObject({ status: 200, body: { success: true } });
  const login = await call('POST /api/production/login', { body: { identifier: house.email, password } });
  expect(login.status).toBe(200);
  const { body: state } = await call('GET /api/production/second-factor', {}, house);
  expect(state).toEqual({ success: true, active: false, recovery_codes_left: 0 });
  const kept = await db.selectFrom('second_factor').selectAll().where('account_id', '=', house.id).execute();
  expect(kept).toEqual([]);
});

test('S-16: who lost the phone turns it off with a recovery code', async ({ call, clock, given }) => {
  const house = await given.house({}, { password });
  const { recovery_codes } = await turnOnTwoSteps(call, house, clock.now);

  const removed = await call(REMOVE, { body: { password, code: recovery_codes[3] ?? '' } }, house);

  expect(removed.status).toBe(200);
});

test('S-15: neither the password nor a code alone turns it off', async ({ call, clock, given }) => {
  const house = await given.house({}, { password });
  const app = await turnOnTwoSteps(call, house, clock.now);

  const wrongPassword = await call(
    REMOVE,
    { body: { password: 'a guess of a thief', code: app.codeAt(clock.now) } },
    house,
  );
  const wrongCode = await call(REMOVE, { body: { password, code: wrongCodeOf(app, clock.now) } }, house);

  expect(wrongPassword).toMatchObject({ status: 403, body: { fields: { password: expect.any(String) } } });
  expect(wrongCode).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  const { body: state } = await call('GET /api/production/second-factor', {}, house);
  expect(state.active).toBe(true);
});

test('S-15: where it is off, or waits for its first code, there is nothing to turn off', async ({
  call,
  given,
}) => {
  const house = await given.house({}, { password });

  const refused = await call(REMOVE, { body: { password, code: '123456' } }, house);

  expect(refused).toMatchObject({ status: 409, body: { message: 'Two-step login is off already.' } });
});

test('S-14: turning it off ends the other sessions and is told to the owner', async ({
  call,
  clock,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(call, house, clock.now);
  const other = { token: await given.session(house.id) };
  await deliver();

  await call(REMOVE, { body: { password, code: codeAt(clock.now) } }, house);

  expect((await call('GET /api/production/second-factor', {}, house)).status).toBe(200);
  expect((await call('GET /api/production/second-factor', {}, other)).status).toBe(401);
  expect(await deliver()).toMatchObject([
    { to: house.email, subject: 'Your Kirdaar account: two-step login is off' },
  ]);
});

test('S-20: a session turns off its own account alone', async ({ call, clock, given }) => {
  const house = await given.house({}, { password });
  const app = await turnOnTwoSteps(call, house, clock.now);
  const stranger = await given.house({}, { password });
  const talent = await given.talent({}, { password });
  const body = { password, code: app.codeAt(clock.now) };

  const refused = [
    await call(REMOVE, { body }, stranger),
    await call(REMOVE, { body }, talent),
    await call(REMOVE, { body }),
  ];

  expect(refused.map(({ status }) => status)).toEqual([409, 403, 401]);
});

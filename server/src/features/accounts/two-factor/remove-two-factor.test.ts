import { expect } from 'vitest';
import { password, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import { test } from '#testing/test.ts';

const REMOVE = 'POST /api/production/two-factor/remove';

test('password and code turn two-step login off, and delete all its data', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(callApi, house, clock.now);

  const removed = await callApi(REMOVE, { body: { password, code: codeAt(clock.now) } }, house);

  expect(removed).toMatchObject({ status: 200, body: { success: true } });
  const login = await callApi('POST /api/production/login', { body: { identifier: house.email, password } });
  expect(login.status).toBe(200);
  const { body: state } = await callApi('GET /api/production/two-factor', {}, house);
  expect(state).toEqual({ success: true, active: false, recovery_codes_left: 0 });
  const kept = await db.selectFrom('two_factor').selectAll().where('account_id', '=', house.id).execute();
  expect(kept).toEqual([]);
});

test('a user who lost the phone turns it off with a recovery code', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const { recovery_codes } = await turnOnTwoSteps(callApi, house, clock.now);

  const removed = await callApi(REMOVE, { body: { password, code: recovery_codes[3] ?? '' } }, house);

  expect(removed.status).toBe(200);
});

test('neither the password nor a code alone turns it off', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const app = await turnOnTwoSteps(callApi, house, clock.now);

  const wrongPassword = await callApi(
    REMOVE,
    { body: { password: 'a guess of a thief', code: app.codeAt(clock.now) } },
    house,
  );
  const wrongCode = await callApi(REMOVE, { body: { password, code: wrongCodeOf(app, clock.now) } }, house);

  expect(wrongPassword).toMatchObject({ status: 403, body: { fields: { password: expect.any(String) } } });
  expect(wrongCode).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } });
  const { body: state } = await callApi('GET /api/production/two-factor', {}, house);
  expect(state.active).toBe(true);
});

test('there is nothing to turn off while it is off or unconfirmed', async ({ callApi, given }) => {
  const house = await given.house({}, { password });

  const rejected = await callApi(REMOVE, { body: { password, code: '123456' } }, house);

  expect(rejected).toMatchObject({ status: 409, body: { code: 'two_factor_already_off' } });
});

test('turning it off ends the other sessions and notifies the owner', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const house = await given.house({}, { password });
  const { codeAt } = await turnOnTwoSteps(callApi, house, clock.now);
  const other = { token: await given.session(house.id) };
  await deliver();

  await callApi(REMOVE, { body: { password, code: codeAt(clock.now) } }, house);

  expect((await callApi('GET /api/production/two-factor', {}, house)).status).toBe(200);
  expect((await callApi('GET /api/production/two-factor', {}, other)).status).toBe(401);
  expect(await deliver()).toMatchObject([
    { to: house.email, subject: 'Your Kirdaar account: two-step login is off' },
  ]);
});

test('a session turns it off only for its own account', async ({ callApi, clock, given }) => {
  const house = await given.house({}, { password });
  const app = await turnOnTwoSteps(callApi, house, clock.now);
  const stranger = await given.house({}, { password });
  const talent = await given.talent({}, { password });
  const body = { password, code: app.codeAt(clock.now) };

  const rejected = [
    await callApi(REMOVE, { body }, stranger),
    await callApi(REMOVE, { body }, talent),
    await callApi(REMOVE, { body }),
  ];

  expect(rejected.map(({ status }) => status)).toEqual([409, 403, 401]);
});

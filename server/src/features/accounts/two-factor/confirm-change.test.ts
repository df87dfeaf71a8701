import { expect } from 'vitest';
import { password, test, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import { codeSentTo, newEmail } from '#testing/registrations.ts';

test('a talent with two-step login needs a code to log in', async ({ callApi, clock, given }) => {
  const talent = await given.talent({}, { password });
  const app = await turnOnTwoSteps(callApi, talent, clock.now, 'user');
  const credentials = { identifier: talent.email, password };

  const withoutCode = await callApi('POST /api/user/login', { body: credentials });
  const wrong = await callApi('POST /api/user/login', {
    body: { ...credentials, code: wrongCodeOf(app, clock.now) },
  });
  const right = await callApi('POST /api/user/login', {
    body: { ...credentials, code: app.codeAt(clock.now) },
  });

  expect(withoutCode).toMatchObject({ status: 401, body: { two_factor: true } });
  expect([wrong.status, right.status]).toEqual([401, 200]);
  expect(right.body.user.id).toBe(talent.id);
});

test('a new password needs a code of the app', async ({ callApi, clock, house }) => {
  const body = { current_password: password, new_password: 'a door left ajar' };

  const without = await callApi('POST /api/production/change-password', { body }, house);
  const withCode = await callApi(
    'POST /api/production/change-password',
    { body: { ...body, code: house.codeAt(clock.now) } },
    house,
  );

  expect(without).toMatchObject({ status: 403, body: { fields: { code: expect.any(String) } } });
  expect(withCode.status).toBe(200);
});

test('a new email needs a code of the app once, also when its own code is sent again', async ({
  callApi,
  clock,
  deliver,
  house,
}) => {
  const email = newEmail();
  const body = { email, password };

  const without = await callApi('POST /api/production/change-email', { body }, house);
  const withCode = await callApi(
    'POST /api/production/change-email',
    { body: { ...body, code: house.codeAt(clock.now) } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + 61_000);
  const again = await callApi('POST /api/production/change-email', { body }, house);
  const otp = codeSentTo(email, await deliver());
  const changed = await callApi('POST /api/production/change-email/confirm', { body: { email, otp } }, house);

  expect(without).toMatchObject({ status: 403, body: { code: 'two_factor_code_missing' } });
  expect([withCode.status, again.status, changed.status]).toEqual([200, 200, 200]);
});

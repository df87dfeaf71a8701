import { expect } from 'vitest';
import { codeSentTo, houseRegistration, talentRegistration, wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a code works once', async ({ callApi, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  const first = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });
  const second = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect([first.status, second.status]).toEqual([200, 400]);
});

test('rejects a wrong code with a field error', async ({ callApi, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = wrongCode(codeSentTo(body.email, await deliver()));

  const response = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { code: 'invalid_code', fields: { otp: 'Invalid OTP' } },
  });
});

test.for(['12345', '1234567', '12345a', ''])('does not accept %j as a code', async (otp, { callApi }) => {
  const response = await callApi('POST /api/user/verify', { body: { email: 'meera@test.example', otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { otp: 'Please enter a complete 6-digit OTP' } },
  });
});

test('requires an email for verification', async ({ callApi }) => {
  const response = await callApi('POST /api/production/verify', { body: { otp: '123456' } as never });

  expect(response).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

test('an email that never requested a code has none', async ({ callApi }) => {
  const response = await callApi('POST /api/user/verify', {
    body: { email: 'nobody@test.example', otp: '123456' },
  });

  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
});

test('a code works until just before ten minutes have passed', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 599_000);
  const response = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response.status).toBe(200);
});

test('a code expires after ten minutes', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 601_000);
  const response = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { code: 'code_expired' },
  });
});

test('after five wrong attempts, the right code fails too', async ({ callApi, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  const wrong = { email: body.email, otp: wrongCode(otp) };

  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => callApi('POST /api/user/verify', { body: wrong })),
  );
  const right = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(guesses.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(5);
  expect(right).toMatchObject({
    status: 400,
    body: { code: 'code_tries_used_up' },
  });
});

test('a new code can be tried after five wrong attempts at the previous one', async ({
  callApi,
  clock,
  deliver,
}) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const wrong = { email: body.email, otp: wrongCode(codeSentTo(body.email, await deliver())) };
  await Promise.all(Array.from({ length: 5 }, () => callApi('POST /api/user/verify', { body: wrong })));

  clock.now = new Date(clock.now.getTime() + 61_000);
  await callApi('POST /api/user/resend', { body: { email: body.email } });
  const otp = codeSentTo(body.email, await deliver());
  const response = await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response.status).toBe(200);
});

test('exactly one of twenty parallel submissions of the right code succeeds', async ({
  callApi,
  deliver,
}) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const right = { email: body.email, otp: codeSentTo(body.email, await deliver()) };

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => callApi('POST /api/user/verify', { body: right })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
});

test("a talent's code does not verify the house with the same email", async ({ callApi, deliver }) => {
  const talent = talentRegistration();
  await callApi('POST /api/user/register', { body: talent });
  const otp = codeSentTo(talent.email, await deliver());
  await callApi('POST /api/production/register', { body: { ...houseRegistration(), email: talent.email } });

  const response = await callApi('POST /api/production/verify', { body: { email: talent.email, otp } });

  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
});

test("a house's code does not verify the talent with the same email", async ({ callApi, deliver }) => {
  const house = houseRegistration();
  await callApi('POST /api/production/register', { body: house });
  const otp = codeSentTo(house.email, await deliver());
  await callApi('POST /api/user/register', { body: { ...talentRegistration(), email: house.email } });

  const response = await callApi('POST /api/user/verify', { body: { email: house.email, otp } });

  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
});

test('welcomes a new account, with text for a talent or for a house', async ({ callApi, deliver }) => {
  const [talent, house] = [talentRegistration(), houseRegistration()];
  await callApi('POST /api/user/register', { body: talent });
  await callApi('POST /api/production/register', { body: house });
  const codes = await deliver();
  const otpOf = (email: string) => ({ email, otp: codeSentTo(email, codes) });

  await callApi('POST /api/user/verify', { body: otpOf(talent.email) });
  await callApi('POST /api/production/verify', { body: otpOf(house.email) });

  expect(await deliver()).toMatchObject([
    { to: talent.email, subject: 'Welcome to Kirdaar', link: expect.stringContaining('/user/') },
    { to: house.email, subject: 'Welcome to Kirdaar', link: expect.stringContaining('/production/') },
  ]);
});

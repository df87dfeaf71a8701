import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { codeSentTo, houseRegistration, talentRegistration, wrongCode } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('S-03: a code works once', async ({ call, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  const first = await call('POST /api/user/verify', { body: { email: body.email, otp } });
  const second = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect([first.status, second.status]).toEqual([200, 400]);
});

test('a wrong code is refused beside its field', async ({ call, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const otp = wrongCode(codeSentTo(body.email, await deliver()));

  const response = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { message: 'Invalid OTP', fields: { otp: 'Invalid OTP' } },
  });
});

test.for(['12345', '1234567', '12345a', ''])('%j is not taken for a code', async (otp, { call }) => {
  const response = await call('POST /api/user/verify', { body: { email: 'meera@test.example', otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { otp: 'Please enter a complete 6-digit OTP' } },
  });
});

test('a verification needs an email', async ({ call }) => {
  const response = await call('POST /api/production/verify', { body: { otp: '123456' } as never });

  expect(response).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

test('an address that never asked has no code', async ({ call }) => {
  const response = await call('POST /api/user/verify', {
    body: { email: 'nobody@test.example', otp: '123456' },
  });

  expect(response).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
});

test('S-04: a code works until just before ten minutes are over', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 599_000);
  const response = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response.status).toBe(200);
});

test('S-04: a code has expired after ten minutes', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 601_000);
  const response = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response).toMatchObject({
    status: 400,
    body: { message: 'This code has expired. Please ask for a new one.' },
  });
});

test('S-02: after five wrong tries the right code fails too', async ({ call, db, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  const wrong = { email: body.email, otp: wrongCode(otp) };

  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/user/verify', { body: wrong })),
  );
  const right = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(guesses.filter(({ body }) => body.message === 'Invalid OTP')).toHaveLength(5);
  expect(right).toMatchObject({
    status: 400,
    body: { message: 'Too many wrong codes. Please ask for a new one.' },
  });
  const code = db.selectFrom('one_time_code').select('tries').where('address', '=', body.email);
  expect(await code.executeTakeFirst()).toEqual({ tries: 5 });
});

test('a new code can be tried after five wrong tries of the last', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const wrong = { email: body.email, otp: wrongCode(codeSentTo(body.email, await deliver())) };
  await Promise.all(Array.from({ length: 5 }, () => call('POST /api/user/verify', { body: wrong })));

  clock.now = new Date(clock.now.getTime() + 61_000);
  await call('POST /api/user/resend', { body: { email: body.email } });
  const otp = codeSentTo(body.email, await deliver());
  const response = await call('POST /api/user/verify', { body: { email: body.email, otp } });

  expect(response.status).toBe(200);
});

test('S-03: of twenty parallel submissions of the right code exactly one succeeds', async ({
  call,
  deliver,
}) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const right = { email: body.email, otp: codeSentTo(body.email, await deliver()) };

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/user/verify', { body: right })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
});

test("S-10: a talent's code does not verify the house of the same email", async ({ call, deliver }) => {
  const talent = talentRegistration();
  await call('POST /api/user/register', { body: talent });
  const otp = codeSentTo(talent.email, await deliver());
  await call('POST /api/production/register', { body: { ...houseRegistration(), email: talent.email } });

  const response = await call('POST /api/production/verify', { body: { email: talent.email, otp } });

  expect(response).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
});

test("S-10: a house's code does not verify the talent of the same email", async ({ call, deliver }) => {
  const house = houseRegistration();
  await call('POST /api/production/register', { body: house });
  const otp = codeSentTo(house.email, await deliver());
  await call('POST /api/user/register', { body: { ...talentRegistration(), email: house.email } });

  const response = await call('POST /api/user/verify', { body: { email: house.email, otp } });

  expect(response).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
});

test('S-08: who registers last with an address is not who verified it first', async ({
  call,
  clock,
  deliver,
}) => {
  const owner = talentRegistration();
  const stranger = { ...talentRegistration(), email: owner.email, password: 'set by a stranger' };
  const { body: registered } = await call('POST /api/user/register', { body: owner });
  clock.now = new Date(clock.now.getTime() + 61_000);
  await call('POST /api/user/register', { body: stranger });
  const otp = codeSentTo(owner.email, await deliver());

  const verified = await call('POST /api/user/verify', {
    body: { email: owner.email, otp, attempt: registered.attempt },
  });

  expect(verified).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('register again') },
  });
  const asStranger = { identifier: owner.email, password: stranger.password };
  expect((await call('POST /api/user/login', { body: asStranger })).status).toBe(403);
});

test('S-08: a stranger who registered first is gone once the owner verified', async ({
  call,
  clock,
  deliver,
}) => {
  const stranger = talentRegistration();
  const owner = { ...talentRegistration(), email: stranger.email, password: 'of the real owner' };
  const { body: first } = await call('POST /api/user/register', { body: stranger });
  clock.now = new Date(clock.now.getTime() + 61_000);
  const { body: second } = await call('POST /api/user/register', { body: owner });
  const otp = codeSentTo(owner.email, await deliver());

  const asStranger = await call('POST /api/user/verify', {
    body: { email: owner.email, otp, attempt: first.attempt },
  });
  const asOwner = await call('POST /api/user/verify', {
    body: { email: owner.email, otp, attempt: second.attempt },
  });

  const login = { identifier: owner.email, password: stranger.password };
  expect([asStranger.status, asOwner.status]).toEqual([400, 200]);
  expect((await call('POST /api/user/login', { body: login })).status).toBe(401);
});

test('S-13: the attempt is kept only as a hash, and only until it is verified', async ({
  call,
  db,
  deliver,
}) => {
  const body = houseRegistration();
  const { body: registered } = await call('POST /api/production/register', { body });
  const attempts = db.selectFrom('account').select('attempt_hash').where('email', '=', body.email);
  const pending = await attempts.executeTakeFirstOrThrow();
  const otp = codeSentTo(body.email, await deliver());

  await call('POST /api/production/verify', {
    body: { email: body.email, otp, attempt: registered.attempt },
  });

  expect(pending.attempt_hash).toEqual(createHash('sha256').update(registered.attempt).digest());
  expect(await attempts.executeTakeFirst()).toEqual({ attempt_hash: null });
});

test('whoever opened an account is welcomed, in words for a talent or for a house', async ({
  call,
  deliver,
}) => {
  const [talent, house] = [talentRegistration(), houseRegistration()];
  await call('POST /api/user/register', { body: talent });
  await call('POST /api/production/register', { body: house });
  const codes = await deliver();
  const otpOf = (email: string) => ({ email, otp: codeSentTo(email, codes) });

  await call('POST /api/user/verify', { body: otpOf(talent.email) });
  await call('POST /api/production/verify', { body: otpOf(house.email) });

  expect(await deliver()).toMatchObject([
    { to: talent.email, subject: 'Welcome to Kirdaar', link: expect.stringContaining('/user/') },
    { to: house.email, subject: 'Welcome to Kirdaar', link: expect.stringContaining('/production/') },
  ]);
});

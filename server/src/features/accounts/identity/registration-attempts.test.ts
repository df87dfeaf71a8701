import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a code opens the account with the password of its own registration', async ({
  callApi,
  clock,
  deliver,
}) => {
  const owner = talentRegistration();
  const stranger = { ...talentRegistration(), email: owner.email, password: 'set by a stranger' };
  await callApi('POST /api/user/register', { body: owner });
  const otp = codeSentTo(owner.email, await deliver());
  clock.now = new Date(clock.now.getTime() + 61_000);
  await callApi('POST /api/user/register', { body: stranger });
  const [warning] = await deliver();
  const strangersCode = codeSentTo(owner.email, warning ? [warning] : []);

  const verified = await callApi('POST /api/user/verify', { body: { email: owner.email, otp } });

  expect(verified.status).toBe(200);
  expect(warning?.text).toContain('Someone registered again with this email address');
  const logIn = (password: string) =>
    callApi('POST /api/user/login', { body: { identifier: owner.email, password } });
  expect((await logIn(owner.password)).status).toBe(200);
  expect((await logIn(stranger.password)).status).toBe(401);
  const again = await callApi('POST /api/user/verify', {
    body: { email: owner.email, otp: strangersCode },
  });
  expect(again).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
});

test('a browser is told to start again when it enters the code of another registration', async ({
  callApi,
  clock,
  deliver,
}) => {
  const stranger = talentRegistration();
  const owner = { ...talentRegistration(), email: stranger.email, password: 'of the real owner' };
  const { body: first } = await callApi('POST /api/user/register', { body: stranger });
  clock.now = new Date(clock.now.getTime() + 61_000);
  const { body: second } = await callApi('POST /api/user/register', { body: owner });
  const otp = codeSentTo(owner.email, await deliver());

  const asStranger = await callApi('POST /api/user/verify', {
    body: { email: owner.email, otp, attempt: first.attempt },
  });
  const asOwner = await callApi('POST /api/user/verify', {
    body: { email: owner.email, otp, attempt: second.attempt },
  });

  const login = { identifier: owner.email, password: stranger.password };
  expect(asStranger).toMatchObject({ status: 400, body: { code: 'registration_replaced' } });
  expect(asOwner.status).toBe(200);
  expect((await callApi('POST /api/user/login', { body: login })).status).toBe(401);
});

test('a browser gets a new code for its own registration, not for a later one of the email', async ({
  callApi,
  clock,
  deliver,
}) => {
  const owner = houseRegistration();
  const stranger = { ...houseRegistration(), email: owner.email };
  const { body: registered } = await callApi('POST /api/production/register', { body: owner });
  clock.now = new Date(clock.now.getTime() + 61_000);
  await callApi('POST /api/production/register', { body: stranger });
  await deliver();
  clock.now = new Date(clock.now.getTime() + 61_000);
  const { attempt } = registered;
  await callApi('POST /api/production/resend', { body: { email: owner.email, attempt } });
  const otp = codeSentTo(owner.email, await deliver());

  const verified = await callApi('POST /api/production/verify', {
    body: { email: owner.email, otp, attempt },
  });

  expect(verified.status).toBe(200);
});

test('the attempt token is stored only as a hash, and only until verification', async ({
  callApi,
  db,
  deliver,
}) => {
  const body = houseRegistration();
  const { body: registered } = await callApi('POST /api/production/register', { body });
  const attempts = db.selectFrom('account').select('attempt_hash').where('email', '=', body.email);
  const pending = await attempts.executeTakeFirstOrThrow();
  const otp = codeSentTo(body.email, await deliver());

  await callApi('POST /api/production/verify', {
    body: { email: body.email, otp, attempt: registered.attempt },
  });

  expect(pending.attempt_hash).toEqual(createHash('sha256').update(registered.attempt).digest());
  expect(await attempts.executeTakeFirst()).toEqual({ attempt_hash: null });
});

test('a registration that failed through a server error does not count towards the limit', async ({
  callApi,
  services,
}) => {
  const body = talentRegistration();
  const add = async () => {
    throw new Error('The queue is away.');
  };
  const faulty = await buildApp({ ...services, queue: { ...services.queue, add } });
  const request = { method: 'POST', url: '/api/user/register', payload: body } as const;

  const failed = [];
  for (let turn = 0; turn < 4; turn += 1) failed.push((await faulty.inject(request)).statusCode);
  await faulty.close();
  const registered = await callApi('POST /api/user/register', { body });

  expect(failed).toEqual([500, 500, 500, 500]);
  expect(registered.status).toBe(200);
});

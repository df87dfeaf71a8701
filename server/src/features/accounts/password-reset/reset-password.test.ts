import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { codeSentTo, wrongCode } from '#testing/registrations.ts';
import { type CallApi, test } from '#testing/test.ts';

const password = 'a lamp in the window';
const newPassword = 'a door left ajar';

test('exchanges a code for a token, and the token for a new password', async ({
  callApi,
  deliver,
  given,
}) => {
  const { email } = await given.talent({}, { password });
  await callApi('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const proven = await callApi('POST /api/user/forgot-password', { body: { email, otp } });
  const { reset_token } = proven.body;
  const reset = await callApi('POST /api/user/reset-password', { body: { email, newPassword, reset_token } });

  expect([proven.status, reset.status]).toEqual([200, 200]);
  expect(reset.body).toEqual({ success: true, message: expect.any(String) });
  const withOld = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  const withNew = await callApi('POST /api/user/login', {
    body: { identifier: email, password: newPassword },
  });
  expect([withOld.status, withNew.status]).toEqual([401, 200]);
});

test('accepts the code itself as proof', async ({ callApi, deliver, given }) => {
  const { email } = await given.house({}, { password });
  await callApi('POST /api/production/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const reset = await callApi('POST /api/production/reset-password', { body: { email, newPassword, otp } });

  expect(reset.status).toBe(200);
});

test.for([
  {},
  { otp: '123456' },
  { reset_token: 'x'.repeat(43) },
  { reset_token: 'no token' },
  { reset_token: '' },
])('rejects %j as proof, for a known and an unknown email alike', async (proof, { callApi, given }) => {
  const { email } = await given.talent({}, { password });

  const known = await callApi('POST /api/user/reset-password', { body: { email, newPassword, ...proof } });
  const unknown = await callApi('POST /api/user/reset-password', {
    body: { email: 'nobody@test.example', newPassword, ...proof },
  });

  expect(known).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
  expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
  expect(unknown.status).toBe(400);
  const login = await callApi('POST /api/user/login', { body: { identifier: email, password } });
  expect(login.status).toBe(200);
});

test('a wrong code is no proof and gives no token', async ({ callApi, deliver, given }) => {
  const { email } = await given.talent({}, { password });
  await callApi('POST /api/user/forgot-password', { body: { email } });
  const otp = wrongCode(codeSentTo(email, await deliver()));

  const step = await callApi('POST /api/user/forgot-password', { body: { email, otp } });
  const reset = await callApi('POST /api/user/reset-password', { body: { email, newPassword, otp } });

  expect([step.status, reset.status]).toEqual([400, 400]);
  expect(step.body).not.toHaveProperty('reset_token');
});

test('the token of one account does not reset another', async ({ callApi, deliver, given }) => {
  const victim = await given.talent({}, { password });
  const { email, reset_token } = await redeemCode(callApi, deliver, await given.talent({}, { password }));

  const reset = await callApi('POST /api/user/reset-password', {
    body: { email: victim.email, newPassword, reset_token },
  });

  expect(reset).toMatchObject({ status: 400, body: { code: 'invalid_code' } });
  expect(email).not.toBe(victim.email);
});

test('the code and the token of one role do not work for the other', async ({ callApi, deliver, given }) => {
  const { email } = await given.talent({}, { password });
  await given.house({}, { email, password });
  await callApi('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const step = await callApi('POST /api/production/forgot-password', { body: { email, otp } });
  const byCode = await callApi('POST /api/production/reset-password', { body: { email, newPassword, otp } });
  const { body } = await callApi('POST /api/user/forgot-password', { body: { email, otp } });
  const byToken = await callApi('POST /api/production/reset-password', {
    body: { email, newPassword, reset_token: body.reset_token },
  });

  expect([step.status, byCode.status, byToken.status]).toEqual([400, 400, 400]);
  expect(body.reset_token).toMatch(/^[\w-]{43}$/);
});

test('a verification code does not reset the password', async ({ callApi, db, deliver, given }) => {
  const { id, email } = await given.talent({}, { password, verified_at: null });
  await callApi('POST /api/user/resend', { body: { email } });
  const otp = codeSentTo(email, await deliver());
  await db
    .updateTable('account')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();

  const reset = await callApi('POST /api/user/reset-password', { body: { email, newPassword, otp } });

  expect(reset.status).toBe(400);
});

test('a token is valid for fifteen minutes', async ({ callApi, clock, deliver, given }) => {
  const { email, reset_token } = await redeemCode(callApi, deliver, await given.talent({}, { password }));

  clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1000);
  const reset = await callApi('POST /api/user/reset-password', { body: { email, newPassword, reset_token } });

  expect(reset.status).toBe(400);
});

test('a newer token voids the previous one', async ({ callApi, clock, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const first = await redeemCode(callApi, deliver, talent);
  clock.now = new Date(clock.now.getTime() + 61_000);
  const second = await redeemCode(callApi, deliver, talent);

  const withFirst = await callApi('POST /api/user/reset-password', { body: { ...first, newPassword } });
  const withSecond = await callApi('POST /api/user/reset-password', { body: { ...second, newPassword } });

  expect([withFirst.status, withSecond.status]).toEqual([400, 200]);
});

test('exactly one of fifty parallel resets with one token succeeds', async ({ callApi, deliver, given }) => {
  const proof = await redeemCode(callApi, deliver, await given.talent({}, { password }));

  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      callApi('POST /api/user/reset-password', { body: { ...proof, newPassword: `${newPassword} ${n}` } }),
    ),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
});

test('exactly one of twenty parallel submissions of the code gets a token', async ({
  callApi,
  deliver,
  given,
}) => {
  const { email } = await given.talent();
  await callApi('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => callApi('POST /api/user/forgot-password', { body: { email, otp } })),
  );

  expect(responses.filter(({ body }) => body.reset_token)).toHaveLength(1);
});

test('a reset ends every session and opens none', async ({ callApi, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const proof = await redeemCode(callApi, deliver, talent);

  const reset = await callApi('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  expect(reset.body).not.toHaveProperty('token');
  expect((await callApi('GET /api/user/sessions', {}, talent)).status).toBe(401);
});

test('emails the owner about a reset', async ({ callApi, deliver, given }) => {
  const proof = await redeemCode(callApi, deliver, await given.talent({}, { password }));

  await callApi('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  const email = (await deliver()).find(({ to }) => to === proof.email);
  expect(email).toMatchObject({ subject: 'Your Kirdaar account: new password' });
  expect(email?.text).not.toContain(newPassword);
});

test('rejects a weak password with a field error, and the proof stays valid', async ({
  callApi,
  deliver,
  given,
}) => {
  const proof = await redeemCode(callApi, deliver, await given.talent({}, { password }));

  const weak = await callApi('POST /api/user/reset-password', {
    body: { ...proof, newPassword: 'Asha Rao 7' },
  });
  const reset = await callApi('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  expect(weak).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
  expect(reset.status).toBe(200);
});

test('a new password has 8 to 128 characters', async ({ callApi, deliver, given }) => {
  const proof = await redeemCode(callApi, deliver, await given.talent({}, { password }));
  const other = await redeemCode(callApi, deliver, await given.talent({}, { password }));
  const long = 'ajar doors '.repeat(12);
  const reset = (by: typeof proof, newPassword: string) =>
    callApi('POST /api/user/reset-password', { body: { ...by, newPassword } });

  const seven = await reset(proof, 'ajar 7x');
  const eight = await reset(proof, 'ajar 8xy');
  const tooLong = await reset(other, long.slice(0, 129));
  const longest = await reset(other, long.slice(0, 128));

  const [tooFew, tooMany] = ['at least 8', 'at most 128'].map((bound) => ({
    newPassword: `Password must be ${bound} characters`,
  }));
  expect(seven).toMatchObject({ status: 400, body: { fields: tooFew } });
  expect(tooLong).toMatchObject({ status: 400, body: { fields: tooMany } });
  expect([eight.status, longest.status]).toEqual([200, 200]);
});

test('stores only a hash of the token', async ({ callApi, db, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const { reset_token } = await redeemCode(callApi, deliver, talent);

  const row = await db
    .selectFrom('reset_token')
    .selectAll()
    .where('account_id', '=', talent.id)
    .executeTakeFirstOrThrow();

  expect(Buffer.from(reset_token ?? '', 'base64url')).toHaveLength(32);
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.toString('base64url')).not.toBe(reset_token);
});

/** Exchanges the code emailed to a talent for a reset token and returns the proof. */
async function redeemCode(
  callApi: CallApi,
  deliver: () => Promise<OutgoingMessage[]>,
  { email }: { email: string },
) {
  await callApi('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());
  const { body } = await callApi('POST /api/user/forgot-password', { body: { email, otp } });
  return { email, reset_token: body.reset_token };
}

import { expect } from 'vitest';
import type { Message } from '#platform/messenger.ts';
import { codeSentTo, wrongCode } from '#testing/registrations.ts';
import { type Call, test } from '#testing/test.ts';

const password = 'a lamp in the window';
const newPassword = 'a door left ajar';

test('S-01: a code becomes a token, and the token a new password', async ({ call, deliver, given }) => {
  const { email } = await given.talent({}, { password });
  await call('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const proven = await call('POST /api/user/forgot-password', { body: { email, otp } });
  const { reset_token } = proven.body;
  const reset = await call('POST /api/user/reset-password', { body: { email, newPassword, reset_token } });

  expect([proven.status, reset.status]).toEqual([200, 200]);
  expect(reset.body).toEqual({ success: true, message: expect.any(String) });
  const withOld = await call('POST /api/user/login', { body: { identifier: email, password } });
  const withNew = await call('POST /api/user/login', { body: { identifier: email, password: newPassword } });
  expect([withOld.status, withNew.status]).toEqual([401, 200]);
});

test('S-01: the code itself is a proof too', async ({ call, deliver, given }) => {
  const { email } = await given.house({}, { password });
  await call('POST /api/production/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const reset = await call('POST /api/production/reset-password', { body: { email, newPassword, otp } });
  const again = await call('POST /api/production/reset-password', { body: { email, newPassword, otp } });

  expect([reset.status, again.status]).toEqual([200, 400]);
});

test.for([
  {},
  { otp: '123456' },
  { reset_token: 'x'.repeat(43) },
  { reset_token: 'no token' },
  { reset_token: '' },
])('S-01: %j is no proof, for a known address as for an unknown one', async (proof, { call, given }) => {
  const { email } = await given.talent({}, { password });

  const known = await call('POST /api/user/reset-password', { body: { email, newPassword, ...proof } });
  const unknown = await call('POST /api/user/reset-password', {
    body: { email: 'nobody@test.example', newPassword, ...proof },
  });

  expect(known).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
  expect({ ...unknown.body, request_id: '' }).toEqual({ ...known.body, request_id: '' });
  expect(unknown.status).toBe(400);
  const login = await call('POST /api/user/login', { body: { identifier: email, password } });
  expect(login.status).toBe(200);
});

test('S-01: a wrong code is no proof and gives no token', async ({ call, deliver, given }) => {
  const { email } = await given.talent({}, { password });
  await call('POST /api/user/forgot-password', { body: { email } });
  const otp = wrongCode(codeSentTo(email, await deliver()));

  const step = await call('POST /api/user/forgot-password', { body: { email, otp } });
  const reset = await call('POST /api/user/reset-password', { body: { email, newPassword, otp } });

  expect([step.status, reset.status]).toEqual([400, 400]);
  expect(step.body).not.toHaveProperty('reset_token');
});

test("S-01: the token of one account does not open another's", async ({ call, deliver, given }) => {
  const victim = await given.talent({}, { password });
  const { email, reset_token } = await proveTalent(call, deliver, await given.talent({}, { password }));

  const reset = await call('POST /api/user/reset-password', {
    body: { email: victim.email, newPassword, reset_token },
  });

  expect(reset).toMatchObject({ status: 400, body: { message: 'Invalid OTP' } });
  expect(email).not.toBe(victim.email);
});

test('S-10: the code and the token of one role are nothing to the other', async ({
  call,
  deliver,
  given,
}) => {
  const { email } = await given.talent({}, { password });
  await given.house({}, { email, password });
  await call('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const step = await call('POST /api/production/forgot-password', { body: { email, otp } });
  const byCode = await call('POST /api/production/reset-password', { body: { email, newPassword, otp } });
  const { body } = await call('POST /api/user/forgot-password', { body: { email, otp } });
  const byToken = await call('POST /api/production/reset-password', {
    body: { email, newPassword, reset_token: body.reset_token },
  });

  expect([step.status, byCode.status, byToken.status]).toEqual([400, 400, 400]);
  expect(body.reset_token).toMatch(/^[\w-]{43}$/);
});

test('S-10: the code that verifies an account does not reset its password', async ({
  call,
  db,
  deliver,
  given,
}) => {
  const { id, email } = await given.talent({}, { password, verified_at: null });
  await call('POST /api/user/resend', { body: { email } });
  const otp = codeSentTo(email, await deliver());
  await db
    .updateTable('account')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();

  const reset = await call('POST /api/user/reset-password', { body: { email, newPassword, otp } });

  expect(reset.status).toBe(400);
});

test('S-01: a token lives fifteen minutes', async ({ call, clock, deliver, given }) => {
  const { email, reset_token } = await proveTalent(call, deliver, await given.talent({}, { password }));

  clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1000);
  const reset = await call('POST /api/user/reset-password', { body: { email, newPassword, reset_token } });

  expect(reset.status).toBe(400);
});

test('S-01: a newer token voids the last', async ({ call, clock, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const first = await proveTalent(call, deliver, talent);
  clock.now = new Date(clock.now.getTime() + 61_000);
  const second = await proveTalent(call, deliver, talent);

  const withFirst = await call('POST /api/user/reset-password', { body: { ...first, newPassword } });
  const withSecond = await call('POST /api/user/reset-password', { body: { ...second, newPassword } });

  expect([withFirst.status, withSecond.status]).toEqual([400, 200]);
});

test('S-01: of fifty parallel resets with one token exactly one succeeds', async ({
  call,
  deliver,
  given,
}) => {
  const proof = await proveTalent(call, deliver, await given.talent({}, { password }));

  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      call('POST /api/user/reset-password', { body: { ...proof, newPassword: `${newPassword} ${n}` } }),
    ),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.every(({ status }) => [200, 400, 503].includes(status))).toBe(true);
});

test('S-01: of twenty parallel submissions of the code exactly one gets a token', async ({
  call,
  deliver,
  given,
}) => {
  const { email } = await given.talent();
  await call('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());

  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/user/forgot-password', { body: { email, otp } })),
  );

  expect(responses.filter(({ body }) => body.reset_token)).toHaveLength(1);
});

test('S-01: a reset ends every session and opens none', async ({ call, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const proof = await proveTalent(call, deliver, talent);

  const reset = await call('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  expect(reset.body).not.toHaveProperty('token');
  expect((await call('GET /api/user/sessions', {}, talent)).status).toBe(401);
});

test('S-17: the owner gets a letter about a reset', async ({ call, deliver, given }) => {
  const proof = await proveTalent(call, deliver, await given.talent({}, { password }));

  await call('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  const letter = (await deliver()).find(({ to }) => to === proof.email);
  expect(letter).toMatchObject({ subject: 'Your Kirdaar account: new password' });
  expect(letter?.text).not.toContain(newPassword);
});

test('S-07: a weak password is refused beside its field, and the proof stays good', async ({
  call,
  deliver,
  given,
}) => {
  const proof = await proveTalent(call, deliver, await given.talent({}, { password }));

  const weak = await call('POST /api/user/reset-password', { body: { ...proof, newPassword: 'Asha Rao 7' } });
  const reset = await call('POST /api/user/reset-password', { body: { ...proof, newPassword } });

  expect(weak).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } });
  expect(reset.status).toBe(200);
});

test('S-07: a new password has at least eight characters', async ({ call, deliver, given }) => {
  const proof = await proveTalent(call, deliver, await given.talent({}, { password }));

  const seven = await call('POST /api/user/reset-password', { body: { ...proof, newPassword: 'ajar 7x' } });
  const eight = await call('POST /api/user/reset-password', { body: { ...proof, newPassword: 'ajar 8xy' } });

  const words = 'Password must be at least 8 characters';
  expect(seven).toMatchObject({ status: 400, body: { fields: { newPassword: words } } });
  expect(eight.status).toBe(200);
});

test('S-13: only a hash of the token is kept', async ({ call, db, deliver, given }) => {
  const talent = await given.talent({}, { password });
  const { reset_token } = await proveTalent(call, deliver, talent);

  const row = await db
    .selectFrom('reset_token')
    .selectAll()
    .where('account_id', '=', talent.id)
    .executeTakeFirstOrThrow();

  expect(Buffer.from(reset_token ?? '', 'base64url')).toHaveLength(32);
  expect(row.token_hash).toHaveLength(32);
  expect(row.token_hash.toString('base64url')).not.toBe(reset_token);
});

/** The proof of a talent that read the code sent to it. */
async function proveTalent(call: Call, deliver: () => Promise<Message[]>, { email }: { email: string }) {
  await call('POST /api/user/forgot-password', { body: { email } });
  const otp = codeSentTo(email, await deliver());
  const { body } = await call('POST /api/user/forgot-password', { body: { email, otp } });
  return { email, reset_token: body.reset_token };
}

import { expect } from 'vitest';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('S-03: a new code replaces the last one', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  const older = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 60_000);
  const resent = await call('POST /api/user/resend', { body: { email: body.email } });
  const newer = codeSentTo(body.email, await deliver());

  expect(resent).toMatchObject({ status: 200, body: { success: true } });
  const withOlder = await call('POST /api/user/verify', { body: { email: body.email, otp: older } });
  const withNewer = await call('POST /api/user/verify', { body: { email: body.email, otp: newer } });
  expect([withOlder.status, withNewer.status]).toEqual([400, 200]);
});

test('a house gets a new code too', async ({ call, clock, deliver }) => {
  const body = houseRegistration();
  await call('POST /api/production/register', { body });

  clock.now = new Date(clock.now.getTime() + 60_000);
  await call('POST /api/production/resend', { body: { email: body.email } });

  const otp = codeSentTo(body.email, await deliver());
  expect((await call('POST /api/production/verify', { body: { email: body.email, otp } })).status).toBe(200);
});

test('S-05: a second code within a minute is refused and says when', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 18_500);
  const response = await call('POST /api/user/resend', { body: { email: body.email } });

  expect(response).toMatchObject({
    status: 429,
    headers: { 'retry-after': '42' },
    body: { message: 'A code was asked for a moment ago. Please wait 42 seconds before asking again.' },
  });
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('S-05: of parallel requests for a new code one sends a letter', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
  await deliver();

  clock.now = new Date(clock.now.getTime() + 60_000);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call('POST /api/user/resend', { body: { email: body.email } })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('S-06: unknown, verified and waiting addresses get the same answers', async ({
  call,
  clock,
  deliver,
  given,
}) => {
  const waiting = talentRegistration();
  await call('POST /api/user/register', { body: waiting });
  const emails = ['unknown@test.example', (await given.talent()).email, waiting.email];
  clock.now = new Date(clock.now.getTime() + 60_000);
  await deliver();

  const first = await Promise.all(emails.map((email) => call('POST /api/user/resend', { body: { email } })));
  const second = await Promise.all(emails.map((email) => call('POST /api/user/resend', { body: { email } })));

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(first.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(second.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(new Set(second.map(({ body }) => body.message)).size).toBe(1);
  expect((await deliver()).map(({ to }) => to)).toEqual([waiting.email]);
});

test('a request for a code needs an email', async ({ call }) => {
  const response = await call('POST /api/user/resend', { body: { email: 'meera' } });

  expect(response).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

import { expect } from 'vitest';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a new code replaces the previous one', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const older = codeSentTo(body.email, await deliver());

  clock.now = new Date(clock.now.getTime() + 60_000);
  const resent = await callApi('POST /api/user/resend', { body: { email: body.email } });
  const newer = codeSentTo(body.email, await deliver());

  expect(resent).toMatchObject({ status: 200, body: { success: true } });
  const withOlder = await callApi('POST /api/user/verify', { body: { email: body.email, otp: older } });
  const withNewer = await callApi('POST /api/user/verify', { body: { email: body.email, otp: newer } });
  expect([withOlder.status, withNewer.status]).toEqual([400, 200]);
});

test('sends a new code to a house too', async ({ callApi, clock, deliver }) => {
  const body = houseRegistration();
  await callApi('POST /api/production/register', { body });

  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('POST /api/production/resend', { body: { email: body.email } });

  const otp = codeSentTo(body.email, await deliver());
  expect((await callApi('POST /api/production/verify', { body: { email: body.email, otp } })).status).toBe(
    200,
  );
});

test('rejects a second code within a minute and says when to retry', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 18_500);
  const response = await callApi('POST /api/user/resend', { body: { email: body.email } });

  expect(response).toMatchObject({
    status: 429,
    headers: { 'retry-after': '42' },
    body: {
      code: 'code_requested_too_soon',
      message: 'We have just sent you a code. You can ask for another in 42 seconds.',
    },
  });
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('sends one email for parallel requests for a new code', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  await deliver();

  clock.now = new Date(clock.now.getTime() + 60_000);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => callApi('POST /api/user/resend', { body: { email: body.email } })),
  );

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('answers alike for unknown, verified and unverified emails', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const waiting = talentRegistration();
  await callApi('POST /api/user/register', { body: waiting });
  const emails = ['unknown@test.example', (await given.talent()).email, waiting.email];
  clock.now = new Date(clock.now.getTime() + 60_000);
  await deliver();

  const first = await Promise.all(
    emails.map((email) => callApi('POST /api/user/resend', { body: { email } })),
  );
  const second = await Promise.all(
    emails.map((email) => callApi('POST /api/user/resend', { body: { email } })),
  );

  expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(first.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(second.map(({ status }) => status)).toEqual([429, 429, 429]);
  expect(new Set(second.map(({ body }) => body.message)).size).toBe(1);
  expect((await deliver()).map(({ to }) => to)).toEqual([waiting.email]);
});

test('requires an email in a request for a code', async ({ callApi }) => {
  const response = await callApi('POST /api/user/resend', { body: { email: 'meera' } });

  expect(response).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});

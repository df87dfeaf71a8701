import { expect } from 'vitest';
import { talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('the email contains the product name, the code and how long it is valid', async ({
  callApi,
  deliver,
}) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });

  const email = (await deliver()).find(({ to }) => to === body.email);

  expect(email?.subject).toMatch(/^\d{6} is your Kirdaar code$/);
  expect(email?.text).toContain('within 10 minutes');
  expect(email?.html).toContain(email?.subject.slice(0, 6));
});

test('does not send a code that was replaced before its email was sent', async ({
  callApi,
  clock,
  deliver,
}) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('POST /api/user/resend', { body: { email: body.email } });

  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('does not send a code that expired before its email was sent', async ({ callApi, clock, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 601_000);

  expect((await deliver()).filter(({ to }) => to === body.email)).toEqual([]);
});

import { expect } from 'vitest';
import { talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('the letter names the product, the code and its life', async ({ call, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });

  const letter = (await deliver()).find(({ to }) => to === body.email);

  expect(letter?.subject).toMatch(/^\d{6} is your Kirdaar code$/);
  expect(letter?.text).toContain('within 10 minutes');
  expect(letter?.html).toContain(letter?.subject.slice(0, 6));
});

test('a code that was replaced before its letter went out is not sent', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 60_000);
  await call('POST /api/user/resend', { body: { email: body.email } });

  expect((await deliver()).filter(({ to }) => to === body.email)).toHaveLength(1);
});

test('a code that expired before its letter went out is not sent', async ({ call, clock, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });

  clock.now = new Date(clock.now.getTime() + 601_000);

  expect((await deliver()).filter(({ to }) => to === body.email)).toEqual([]);
});

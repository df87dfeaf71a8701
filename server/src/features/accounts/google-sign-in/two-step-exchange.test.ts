import { expect } from 'vitest';
import { after, password, turnOnTwoSteps, wrongCodeOf } from '#testing/authenticator.ts';
import { test as base, START } from '#testing/google.ts';

const test = base.extend<{ house: Awaited<ReturnType<typeof turnOnTwoSteps>> }>({
  // The Google identity belongs to a house with two-step login on.
  house: async ({ google, callApi, clock, given }, use) => {
    const house = await given.house({}, { password });
    google.world.person = { sub: house.id, email: house.email, email_verified: true };
    await use(await turnOnTwoSteps(callApi, house, clock.now));
  },
});

test('a Google sign-in alone does not open a house with two-step login', async ({ google, house, clock }) => {
  const browser = google.browser();
  const page = await browser.visit(START);

  const challenged = await browser.exchange(page);
  const wrong = await browser.exchange(page, wrongCodeOf(house, clock.now));
  const right = await browser.exchange(page, house.codeAt(clock.now));

  expect(challenged).toMatchObject({
    status: 401,
    body: {
      code: 'two_factor_code_required',
      two_factor: true,
      fields: { two_factor_code: expect.any(String) },
    },
  });
  expect(wrong).toMatchObject({ status: 401, body: { two_factor: true } });
  expect(right).toMatchObject({ status: 200, body: { complete: true, token: expect.any(String) } });
});

test('with a second step too, the sign-in is exchanged once', async ({ google, house, clock }) => {
  const browser = google.browser();
  const page = await browser.visit(START);

  const both = await Promise.all([
    browser.exchange(page, house.codeAt(clock.now)),
    browser.exchange(page, house.recovery_codes[0]),
  ]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('the second step may take five minutes', async ({ google, house, clock }) => {
  const [quick, slow] = [google.browser(), google.browser()];
  const [quickPage, slowPage] = [await quick.visit(START), await slow.visit(START)];

  clock.now = after(clock.now, 299);
  const inTime = await quick.exchange(quickPage, house.codeAt(clock.now));
  clock.now = after(clock.now, 31);
  const tooLate = await slow.exchange(slowPage, house.codeAt(clock.now));

  expect([inTime.status, tooLate.status]).toEqual([200, 400]);
});

test('another browser is not asked for the second step', async ({ google, house, clock }) => {
  const page = await google.browser().visit(START);

  const stranger = await google.browser().exchange(page, house.codeAt(clock.now));

  expect(stranger.status).toBe(400);
});

import { expect } from 'vitest';
import { checkCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { Services } from '#platform/services.ts';
import { test } from '#testing/test.ts';

const minute = 60_000;
const stranger = { browser: undefined, ip: '192.0.2.1' };

test('compares only five of two hundred parallel guesses', async ({ services }) => {
  const scope = scopeOf('guessed@test.example');
  await requestCode(services, scope, stranger);

  const guesses = await Promise.allSettled(
    Array.from({ length: 200 }, () => checkCode(services, scope, 'wrong!', stranger)),
  );

  const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'right'));
  expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(5);
  expect(new Set(codes).size).toBe(2);
});

test('allows ten attempts a day at a code together with strangers, and one more for each requested code', async ({
  clock,
  services,
}) => {
  const scope = scopeOf('daily@test.example');
  const owner = { browser: 'of the owner', ip: '192.0.2.1' };
  const byStrangers = [
    await tryFiveTimes(services, clock, scope, stranger),
    await tryFiveTimes(services, clock, scope, stranger),
    await tryFiveTimes(services, clock, scope, stranger),
  ];
  const byOwner = [
    await tryFiveTimes(services, clock, scope, owner),
    await tryFiveTimes(services, clock, scope, owner, 60 * minute),
  ];

  clock.now = new Date(clock.now.getTime() + 23 * 60 * minute);
  const nextDay = await tryFiveTimes(services, clock, scope, stranger);

  expect(byStrangers).toEqual([5, 5, 0]);
  expect(byOwner).toEqual([1, 1]);
  expect(nextDay).toBe(5);
});

test('sends at most five codes per hour to one address', async ({ clock, services }) => {
  const email = 'bombed@test.example';

  const first = await requestEveryTwoMinutes(services, clock, email, 7);
  clock.now = new Date(clock.now.getTime() + 60 * minute);
  const second = await requestEveryTwoMinutes(services, clock, email, 1);

  expect(first).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 429, 429]);
  expect(second).toEqual(['sent']);
});

test('sends at most ten codes per day to one address, across all purposes', async ({ clock, services }) => {
  const email = 'all-day@test.example';

  const sent = [
    await requestEveryTwoMinutes(services, clock, email, 5),
    await requestEveryTwoMinutes(services, clock, email, 5, 60 * minute),
    await requestEveryTwoMinutes(services, clock, email, 1, 60 * minute),
  ].flat();
  const forReset = await requestCode(services, { ...scopeOf(email), role: 'production' }, stranger).catch(
    (rejection) => rejection,
  );

  expect(sent.filter((result) => result === 'sent')).toHaveLength(10);
  expect(forReset).toMatchObject({ status: 429, code: 'too_many_codes_requested' });
  expect(forReset.message).toMatch(/Try again in 2\d hours\.$/);
});

function scopeOf(address: string) {
  return { role: 'talent', purpose: 'reset', address, account_id: null } as const;
}

/**
 * Requests a code at least two minutes later and enters five wrong ones. Returns how many of these were
 * compared.
 */
async function tryFiveTimes(
  services: Services,
  clock: { now: Date },
  scope: ReturnType<typeof scopeOf>,
  guesser: Guesser,
  later = 2 * minute,
): Promise<number> {
  clock.now = new Date(clock.now.getTime() + later);
  await requestCode(services, scope, guesser);
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => checkCode(services, scope, 'wrong!', guesser)),
  );
  return results.filter((result) => result.status === 'rejected' && result.reason.status === 400).length;
}

async function requestEveryTwoMinutes(
  services: Services,
  clock: { now: Date },
  address: string,
  times: number,
  later = 0,
): Promise<(string | number)[]> {
  clock.now = new Date(clock.now.getTime() + later);
  const results: (string | number)[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    clock.now = new Date(clock.now.getTime() + 2 * minute);
    results.push(
      await services.db
        .transaction()
        .execute((db) => requestCode({ ...services, db }, scopeOf(address), stranger))
        .then(() => 'sent')
        .catch((rejection) => rejection.status),
    );
  }
  return results;
}

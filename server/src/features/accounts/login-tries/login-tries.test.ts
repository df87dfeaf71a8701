import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { countLogin, forgetLogins } from '#features/accounts/login-tries/login-tries.ts';
import type { Services } from '#platform/services.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('after five wrong passwords, the next login must wait and the response says how long', async ({
  strictApp,
  clock,
  given,
}) => {
  const { email } = await given.talent({}, { password });

  const wrong = await logInOften(strictApp, email, 'wrong password', '192.0.2.1', 5);
  const tooSoon = await logIn(strictApp, email, password, '192.0.2.1');
  clock.now = new Date(clock.now.getTime() + 5000);
  const inTime = await logIn(strictApp, email, password, '192.0.2.1');

  expect(wrong).toEqual([401, 401, 401, 401, 401]);
  expect(tooSoon.statusCode).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('5');
  expect(tooSoon.json()).toMatchObject({
    code: 'too_many_wrong_passwords',
    message: 'Too many wrong passwords. Try again in 5 seconds.',
  });
  expect(inTime.statusCode).toBe(200);
});

test('the wait doubles up to five minutes and never becomes a lockout', async ({ clock, services }) => {
  const attempt = attemptAt(services, 'waiting@test.example');
  await Promise.all(Array.from({ length: 5 }, attempt));

  const waits: number[] = [];
  while (waits.length < 9) {
    const wait = await attempt();
    waits.push(wait);
    clock.now = new Date(clock.now.getTime() + wait * 1000);
    await attempt();
  }

  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('compares at most 100 guesses a day from one source, however slowly they come', async ({
  clock,
  services,
}) => {
  const attempt = attemptAt(services, 'patient@test.example');

  const waits: number[] = [];
  for (let guess = 0; guess < 101; guess += 1) {
    clock.now = new Date(clock.now.getTime() + 301_000);
    waits.push(await attempt());
  }

  expect(waits.slice(0, 100).every((wait) => wait === 0)).toBe(true);
  expect(waits[100]).toBeGreaterThan(3600);
});

test('compares only five of fifty parallel guesses, and one after the wait', async ({ clock, services }) => {
  const attempt = attemptAt(services, 'parallel@test.example');

  const waits = await Promise.all(Array.from({ length: 50 }, attempt));
  clock.now = new Date(clock.now.getTime() + 5000);
  const later = await Promise.all(Array.from({ length: 50 }, attempt));

  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  expect(later.filter((wait) => wait === 0)).toHaveLength(1);
});

test('allows at most a hundred attempts per day on an account from one network address', async ({
  clock,
  services,
}) => {
  const attempt = attemptAt(services, 'daily@test.example');

  const waits: number[] = [];
  while (waits.length < 101) {
    clock.now = new Date(clock.now.getTime() + 301_000);
    waits.push(await attempt());
  }

  expect(waits.slice(0, 100)).toEqual(Array(100).fill(0));
  expect(waits.at(-1)).toBeGreaterThan(3600);
});

test('compares at most 50 guesses an hour on one account from all networks, and a reset clears them', async ({
  services,
}) => {
  const identifier = 'spread@test.example';
  const attempt = (network: number) => attemptAt(services, identifier, `192.0.2.${network}`)();

  const waits: number[] = [];
  for (let network = 10; network <= 60; network += 1) waits.push(await attempt(network));
  await forgetLogins(services, 'talent', [identifier]);
  const afterReset = await attempt(61);

  expect(waits.slice(0, 50)).toEqual(Array(50).fill(0));
  expect(waits[50]).toBeGreaterThan(60);
  expect(afterReset).toBe(0);
});

test('the owner can log in from another network address meanwhile', async ({ strictApp, given }) => {
  const { email } = await given.talent({}, { password });
  await logInOften(strictApp, email, 'wrong password', '192.0.2.2', 6);

  const response = await logIn(strictApp, email, password, '198.51.100.9');

  expect(response.statusCode).toBe(200);
});

test('a successful login clears the failures before it, and so do fifteen minutes', async ({
  strictApp,
  clock,
  given,
}) => {
  const { email } = await given.talent({}, { password });
  await logInOften(strictApp, email, 'wrong password', '192.0.2.3', 4);
  await logIn(strictApp, email, password, '192.0.2.3');

  clock.now = new Date(clock.now.getTime() + 61_000);
  const afterSuccess = await logInOften(strictApp, email, 'wrong password', '192.0.2.3', 6);
  clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1000);
  const afterAWhile = await logInOften(strictApp, email, 'wrong password', '192.0.2.3', 6);

  expect(afterSuccess).toEqual([401, 401, 401, 401, 401, 429]);
  expect(afterAWhile).toEqual([401, 401, 401, 401, 401, 429]);
});

test('all formats of an identifier share one limit, and an unknown identifier is limited too', async ({
  strictApp,
}) => {
  const statuses = [
    (await logIn(strictApp, '9812345678', password, '192.0.2.4')).statusCode,
    (await logIn(strictApp, '+91 98123 45678', password, '192.0.2.4')).statusCode,
    (await logIn(strictApp, '098123-45678', password, '192.0.2.4')).statusCode,
    (await logIn(strictApp, '919812345678', password, '192.0.2.4')).statusCode,
    (await logIn(strictApp, '00919812345678', password, '192.0.2.4')).statusCode,
    (await logIn(strictApp, '+919812345678', password, '192.0.2.4')).statusCode,
  ];

  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

test('a password reset clears the failures, so that the owner can log in at once', async ({
  strictApp,
  callApi,
  db,
  given,
}) => {
  const { id, email } = await given.talent({}, { password });
  await logInOften(strictApp, email, 'wrong password', '192.0.2.5', 6);
  const reset_token = 'r'.repeat(43);
  const token_hash = hashToken(reset_token);
  await db
    .insertInto('reset_token')
    .values({ account_id: id, token_hash, expires_at: '2999-01-01T00:00:00Z' })
    .execute();

  const newPassword = 'a door left ajar';
  await callApi('POST /api/user/reset-password', { body: { email, reset_token, newPassword } });

  expect((await logIn(strictApp, email, newPassword, '192.0.2.5')).statusCode).toBe(200);
});

/**
 * Attempts one more login with an identifier under production limits. Returns the seconds to wait, 0 for
 * none.
 */
function attemptAt(services: Services, identifier: string, source = '192.0.2.6') {
  const config = { ...services.config, RATE_LIMIT_SCALE: 1 };
  return (): Promise<number> =>
    countLogin({ ...services, config }, 'talent', identifier, source).then(
      () => 0,
      ({ retryAfterSeconds }) => retryAfterSeconds,
    );
}

function logIn(app: FastifyInstance, identifier: string, password: string, remoteAddress: string) {
  return app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { identifier, password },
    remoteAddress,
  });
}

async function logInOften(
  app: FastifyInstance,
  identifier: string,
  password: string,
  remoteAddress: string,
  times: number,
): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) {
    statuses.push((await logIn(app, identifier, password, remoteAddress)).statusCode);
  }
  return statuses;
}

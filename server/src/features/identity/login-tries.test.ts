import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { countLogin } from '#features/identity/login-tries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';
const home = '203.0.113.7';
const elsewhere = '198.51.100.9';

test('S-46: after five wrong passwords the next has to wait, and is told how long', async ({
  app,
  clock,
  given,
}) => {
  const { email } = await given.talent({}, { password });

  const wrong = await logInOften(app, email, 'wrong password', home, 5);
  const tooSoon = await logIn(app, email, password, home);
  clock.now = new Date(clock.now.getTime() + 5000);
  const inTime = await logIn(app, email, password, home);

  expect(wrong).toEqual([401, 401, 401, 401, 401]);
  expect(tooSoon.statusCode).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('5');
  expect(tooSoon.json().message).toBe('There were too many wrong passwords. Please try again in 5 seconds.');
  expect(inTime.statusCode).toBe(200);
});

test('S-46: the wait doubles and never becomes a lock', async ({ app, clock, given }) => {
  const { email } = await given.talent({}, { password });
  await logInOften(app, email, 'wrong password', home, 5);

  const waits: number[] = [];
  const first = Number((await logIn(app, email, password, home)).headers['retry-after']);
  waits.push(first);
  while (waits.length < 9) {
    clock.now = new Date(clock.now.getTime() + (waits.at(-1) ?? 0) * 1000);
    await logIn(app, email, 'wrong password', home);
    waits.push(Number((await logIn(app, email, password, home)).headers['retry-after']));
  }

  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('S-46: the owner gets in from another address meanwhile', async ({ app, given }) => {
  const { email } = await given.talent({}, { password });
  await logInOften(app, email, 'wrong password', home, 6);

  const response = await logIn(app, email, password, elsewhere);

  expect(response.statusCode).toBe(200);
});

test('S-46: a success forgets the failures before it, and so do fifteen minutes', async ({
  app,
  clock,
  given,
}) => {
  const { email } = await given.talent({}, { password });
  await logInOften(app, email, 'wrong password', home, 4);
  await logIn(app, email, password, home);
  const afterSuccess = await logInOften(app, email, 'wrong password', home, 6);

  clock.now = new Date(clock.now.getTime() + 15 * 60_000 + 1000);
  const afterAWhile = await logInOften(app, email, 'wrong password', home, 6);

  expect(afterSuccess).toEqual([401, 401, 401, 401, 401, 429]);
  expect(afterAWhile).toEqual([401, 401, 401, 401, 401, 429]);
});

test('S-46: of fifty parallel guesses five are looked at', async ({ app, given }) => {
  const { email } = await given.talent({}, { password });

  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => logIn(app, email, 'wrong password', home)),
  );

  expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
});

test('S-46: every writing of an identifier shares its tries, and an unknown one waits too', async ({
  app,
}) => {
  const statuses = [
    (await logIn(app, '9812345678', 'wrong password', home)).statusCode,
    (await logIn(app, '+91 98123 45678', 'wrong password', home)).statusCode,
    (await logIn(app, '098123-45678', 'wrong password', home)).statusCode,
    (await logIn(app, '919812345678', 'wrong password', home)).statusCode,
    (await logIn(app, '00919812345678', 'wrong password', home)).statusCode,
    (await logIn(app, '+919812345678', 'wrong password', home)).statusCode,
  ];

  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
});

test('S-46: a reset forgets the failures: its owner logs in at once', async ({ app, call, db, given }) => {
  const { id, email } = await given.talent({}, { password });
  await logInOften(app, email, 'wrong password', home, 6);
  const reset_token = 'r'.repeat(43);
  const token_hash = hashToken(reset_token);
  const expires_at = '2999-01-01T00:00:00Z';
  await db.insertInto('reset_token').values({ account_id: id, token_hash, expires_at }).execute();

  await call('POST /api/user/reset-password', {
    body: { email, reset_token, newPassword: 'a door left ajar' },
  });

  expect((await logIn(app, email, 'a door left ajar', home)).statusCode).toBe(200);
});

test('S-46: from one address an account is tried at most a hundred times a day', async ({
  clock,
  services,
}) => {
  const limited = { ...services, config: { ...services.config, RATE_LIMIT_SCALE: 1 } };
  const tries: string[] = [];
  while (tries.length < 101) {
    clock.now = new Date(clock.now.getTime() + 301_000);
    const client = { address: home, userAgent: '' };
    const outcome = countLogin(limited, 'talent', 'daily@test.example', client);
    tries.push(
      await outcome.then(
        () => 'counted',
        ({ message }) => message,
      ),
    );
  }

  expect(tries.slice(0, 100)).toEqual(Array(100).fill('counted'));
  expect(tries.at(-1)).toMatch(/^There were too many logins today\./);
});

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

import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import { takeCode } from '#features/accounts/two-factor/require-two-factor.ts';
import type { Services } from '#platform/services.ts';
import { after, password, test, wrongCodeOf } from '#testing/authenticator.ts';

test('exactly one of fifty parallel attempts with one code succeeds', async ({ house, services, clock }) => {
  const code = house.codeAt(clock.now);

  const taken = await Promise.all(Array.from({ length: 50 }, takeFrom(services, house, code)));

  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('after five wrong codes the right one must wait, at this network address only', async ({
  house,
  app,
  clock,
}) => {
  const wrong = wrongCodeOf(house, clock.now);
  const from = (address: string, code: string) => logInFrom(app, address, house, code);

  const rejected = await Promise.all(Array.from({ length: 5 }, () => from('192.0.2.60', wrong)));
  const tooSoon = await from('192.0.2.60', house.codeAt(clock.now));
  const elsewhere = await from('192.0.2.61', house.codeAt(clock.now));
  clock.now = after(clock.now, 901);
  const later = await from('192.0.2.60', house.codeAt(clock.now));

  expect(rejected.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  expect(tooSoon.statusCode).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('900');
  expect(tooSoon.json()).toMatchObject({
    code: 'too_many_two_factor_tries',
    message: 'Too many wrong codes. Try again in 15 minutes.',
  });
  expect([elsewhere.statusCode, later.statusCode]).toEqual([200, 200]);
});

test('a right code clears the wrong ones before it', async ({ house, app, clock }) => {
  const from = (code: string) => logInFrom(app, '192.0.2.62', house, code);
  const wrong = wrongCodeOf(house, clock.now);
  await Promise.all(Array.from({ length: 4 }, () => from(wrong)));

  const right = await from(house.codeAt(clock.now));
  const afterwards = await Promise.all(Array.from({ length: 6 }, () => from(wrong)));

  expect(right.statusCode).toBe(200);
  expect(afterwards.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('allows at most a hundred attempts per day on an account from all network addresses together', async ({
  house,
  services,
  clock,
}) => {
  const wrong = wrongCodeOf(house, clock.now);

  const tries = await Promise.allSettled(Array.from({ length: 101 }, takeFrom(services, house, wrong)));

  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { status: 429 } }]);
});

/** Attempts one more code for a house, each time from a new network address. */
function takeFrom(services: Services, house: { id: string }, code: string) {
  return async (_: unknown, place: number) => {
    const factor = await findActiveFactor(services.db, house.id);
    if (!factor) throw new Error('Two-step login is off.');
    return takeCode(services, factor, code, { ip: `203.0.113.${place}`, userAgent: '', language: 'en' });
  };
}

function logInFrom(app: FastifyInstance, remoteAddress: string, { email }: { email: string }, code: string) {
  const payload = { identifier: email, password, code };
  return app.inject({ method: 'POST', url: '/api/production/login', payload, remoteAddress });
}

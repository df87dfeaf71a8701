import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { findActiveFactor } from '#features/second-factor/queries.ts';
import { takeCode } from '#features/second-factor/take-code.ts';
import type { Services } from '#platform/services.ts';
import { after, password, test, wrongCodeOf } from '#testing/authenticator.ts';

test('S-16: of fifty that try one code at once one has it', async ({ house, services, clock }) => {
  const code = house.codeAt(clock.now);

  const taken = await Promise.all(Array.from({ length: 50 }, takeFrom(services, house, code)));

  expect(taken.filter(Boolean)).toHaveLength(1);
});

test('S-46: after five wrong codes the right one has to wait, at this address alone', async ({
  house,
  app,
  clock,
}) => {
  const wrong = wrongCodeOf(house, clock.now);
  const from = (address: string, code: string) => logInFrom(app, address, house, code);

  const refused = await Promise.all(Array.from({ length: 5 }, () => from('192.0.2.60', wrong)));
  const tooSoon = await from('192.0.2.60', house.codeAt(clock.now));
  const elsewhere = await from('192.0.2.61', house.codeAt(clock.now));
  clock.now = after(clock.now, 901);
  const later = await from('192.0.2.60', house.codeAt(clock.now));

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
  expect(tooSoon.statusCode).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('900');
  expect(tooSoon.json().message).toBe('There were too many wrong codes. Please try again in 15 minutes.');
  expect([elsewhere.statusCode, later.statusCode]).toEqual([200, 200]);
});

test('S-46: a right code forgets the wrong ones before it', async ({ house, app, clock }) => {
  const from = (code: string) => logInFrom(app, '192.0.2.62', house, code);
  const wrong = wrongCodeOf(house, clock.now);
  await Promise.all(Array.from({ length: 4 }, () => from(wrong)));

  const right = await from(house.codeAt(clock.now));
  const afterwards = await Promise.all(Array.from({ length: 6 }, () => from(wrong)));

  expect(right.statusCode).toBe(200);
  expect(afterwards.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
});

test('S-46: from all addresses together an account is tried a hundred times a day', async ({
  house,
  services,
  clock,
}) => {
  const wrong = wrongCodeOf(house, clock.now);

  const tries = await Promise.allSettled(Array.from({ length: 101 }, takeFrom(services, house, wrong)));

  expect(tries.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { status: 429 } }]);
});

/** One more try of a code for a house, from an address of its own. */
function takeFrom(services: Services, house: { id: string }, code: string) {
  return async (_: unknown, place: number) => {
    const factor = await findActiveFactor(services.db, house.id);
    if (!factor) throw new Error('Two-step login is off.');
    return takeCode(services, factor, code, { address: `203.0.113.${place}`, userAgent: '' });
  };
}

function logInFrom(app: FastifyInstance, remoteAddress: string, { email }: { email: string }, code: string) {
  const payload = { identifier: email, password, code };
  return app.inject({ method: 'POST', url: '/api/production/login', payload, remoteAddress });
}

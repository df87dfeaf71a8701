import Fastify from 'fastify';
import { test as base, expect } from 'vitest';
import { healthRoutes, openHealth } from '#platform/http/health.ts';

const MINUTE_MS = 60_000;

interface World {
  world: { now: Date; polledAt: Date | undefined; missing: string[] | 'away' };
  worker: ReturnType<typeof openHealth>;
  ask: (path: string) => Promise<{ status: number; body: unknown }>;
}

/** The health of a worker whose clock, database and polls the test decides. */
const test = base.extend<World>({
  world: async ({}, use) => {
    const now = new Date('2026-03-01T10:00:00+05:30');
    await use({ now, polledAt: now, missing: [] });
  },
  worker: async ({ world }, use) => {
    const check = async () => {
      if (world.missing === 'away') throw new Error('away');
      return world.missing;
    };
    const health = openHealth(check, () => world.now, true);
    health.watchWorker(() => world.polledAt);
    await use(health);
  },
  ask: async ({ worker }, use) => {
    const app = Fastify();
    healthRoutes(app, worker);
    await use(async (path) => {
      const answer = await app.inject(path);
      return { status: answer.statusCode, body: answer.json() };
    });
    await app.close();
  },
});

test('is ready while the worker polls a migrated database', async ({ ask }) => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ok' } });
});

test('answers with its version', async ({ ask }) => {
  expect(await ask('/livez')).toEqual({
    status: 200,
    body: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});

test.for([
  ['the database is away', { missing: 'away' as const }, 'no database'],
  ['a migration is missing', { missing: ['0999-new.sql'] }, 'migrations missing'],
  [
    'the worker has not polled for 31 seconds',
    { polledAt: new Date('2026-03-01T09:59:29+05:30') },
    'worker not polling',
  ],
  ['the worker has never polled', { polledAt: undefined }, 'worker not polling'],
] as const)('is not ready when %s', async ([, change, status], { ask, world }) => {
  Object.assign(world, change);

  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { status } });
  expect((await ask('/livez')).status).toBe(200);
});

test('is not ready once it is about to stop', async ({ ask, worker }) => {
  worker.leave();

  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'stopping' } });
});

test('asks for a restart when the worker stands still for minutes beside a database that answers', async ({
  ask,
  world,
}) => {
  const passMinutes = (minutes: number) => {
    world.now = new Date(world.now.getTime() + minutes * MINUTE_MS);
  };
  passMinutes(4);
  const atFirst = await ask('/livez');
  passMinutes(2);
  const later = await ask('/livez');
  world.missing = 'away';
  const withoutDatabase = await ask('/livez');
  world.missing = [];
  const onReturn = await ask('/livez');

  expect([atFirst, later, withoutDatabase, onReturn].map(({ status }) => status)).toEqual([
    200, 503, 200, 200,
  ]);
  expect(later.body).toEqual({ status: 'stuck: worker' });
});

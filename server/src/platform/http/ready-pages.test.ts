import Fastify from 'fastify';
import { test as base, expect, vi } from 'vitest';
import { AppError } from '#platform/http/app-error.ts';
import { openReadyPages } from '#platform/http/ready-pages.ts';

interface World {
  clock: { now: number };
  /** The statuses of the next pages, 200 after those; 503 makes the rendering fail. */
  site: { statuses: number[]; rendered: number };
  /** Lets renderings wait until the returned function is called. */
  hold: () => () => void;
  drop: (text: string) => void;
  ask: (url: string) => Promise<string>;
}

/** Pages whose text is the number of their rendering. */
const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures from a pattern.
  world: async ({}, use) => {
    const clock = { now: 0 };
    const site = { statuses: [] as number[], rendered: 0 };
    let held = Promise.resolve();
    async function render() {
      const status = site.statuses.shift() ?? 200;
      site.rendered += 1;
      const body = Buffer.from(String(site.rendered));
      await held;
      if (status === 503) throw new AppError('server_busy');
      return { status, headers: {}, body };
    }
    const pages = openReadyPages(render, () => new Date(clock.now));
    const app = Fastify();
    app.get('*', (request, reply) => pages.send(request, reply, request.url, undefined));
    await use({
      clock,
      site,
      drop: pages.drop,
      hold: () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        held = promise;
        return resolve;
      },
      ask: async (url) => {
        const { statusCode, body } = await app.inject(url);
        return statusCode === 200 ? body : String(statusCode);
      },
    });
    await app.close();
  },
});

test('renders an address again after five seconds, and sends no page older than a minute', async ({
  world,
}) => {
  const { clock, ask } = world;
  const first = await ask('/a');
  clock.now = 5000;
  const fresh = await ask('/a');
  clock.now = 5001;
  const stale = await ask('/a');
  await ask('/other');
  const renewed = await ask('/a');
  clock.now += 60_001;

  expect([first, fresh, stale, renewed, await ask('/a')]).toEqual(['1', '1', '1', '2', '4']);
});

test('renders once for all who ask at the same time', async ({ world }) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.ask('/a')));

  expect(new Set(answers)).toEqual(new Set(['1']));
});

test('sends a refusal or an error only to the one who caused it', async ({ world }) => {
  const { site, ask } = world;
  const askOften = () => Promise.all(Array.from({ length: 5 }, () => ask('/a')));

  site.statuses = [503, 429];
  const answers = await askOften();

  expect(answers.toSorted()).toEqual(['3', '3', '3', '429', '503']);
  expect(await ask('/a')).toBe('3');
});

test('keeps no page that is missing, and forgets one withdrawn while it was rendered', async ({ world }) => {
  const { site, ask, hold, drop } = world;
  site.statuses = [404];
  await ask('/talent/1');
  const release = hold();
  const asked = Promise.all([ask('/talent/1'), ask('/talent/2')]);
  await vi.waitFor(() => expect(site.rendered).toBe(3));
  drop('/1');
  release();
  const [, other] = await asked;

  expect(await ask('/talent/1')).toBe('4');
  expect(await ask('/talent/2')).toBe(other);
  drop('');
  expect(await ask('/talent/2')).toBe('5');
});

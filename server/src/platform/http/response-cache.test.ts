import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { test as base, expect, vi } from 'vitest';
import { AppError } from '#platform/http/app-error.ts';
import { openResponseCache, sendReady } from '#platform/http/response-cache.ts';

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
    const cache = openResponseCache(0, () => new Date(clock.now));
    const app = Fastify();
    app.get('*', async (request, reply) => sendReady(request, reply, await cache.page(request.url, render)));
    await use({
      clock,
      site,
      drop: cache.drop,
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

test('renders a URL again after five seconds, and sends no page older than a minute', async ({ world }) => {
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

test('renders once for all simultaneous requests', async ({ world }) => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => world.ask('/a')));

  expect(new Set(answers)).toEqual(new Set(['1']));
});

test('sends a rejection or an error only to the one who caused it', async ({ world }) => {
  const { site, ask } = world;
  const askOften = () => Promise.all(Array.from({ length: 5 }, () => ask('/a')));

  site.statuses = [503, 429];
  const answers = await askOften();

  expect(answers.toSorted()).toEqual(['3', '3', '3', '429', '503']);
  expect(await ask('/a')).toBe('3');
});

test('caches no missing page, and drops one withdrawn while it was rendered', async ({ world }) => {
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

test('sends a body in the encoding that the client accepts, made of the same text', async () => {
  const cache = openResponseCache(60, () => new Date(0));
  const body = 'A casting call. '.repeat(4000);
  const app = Fastify();
  let written = 0;
  app.get('/long', async (request, reply) => {
    const write = async () => {
      written += 1;
      return body;
    };
    return sendReady(request, reply, await cache.answer('/long', write));
  });
  const read = async (encoding?: string) => {
    const answer = await app.inject({
      url: '/long',
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
    const { 'content-encoding': used, etag } = answer.headers;
    return { used, etag, bytes: answer.rawPayload };
  };

  const [plain, brotli, gzip] = [await read(), await read('gzip, br'), await read('gzip')];

  await app.close();
  expect([plain.used, brotli.used, gzip.used]).toEqual([undefined, 'br', 'gzip']);
  expect(plain.bytes.toString()).toBe(body);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(body);
  expect(gunzipSync(gzip.bytes).toString()).toBe(body);
  expect(new Set([plain.etag, brotli.etag, gzip.etag]).size).toBe(1);
  expect(written).toBe(1);
});

test('shares an error that every client would get, and forgets an answer that was withdrawn', async () => {
  const cache = openResponseCache(60, () => new Date(0));
  let written = 0;
  const missing = async (): Promise<string> => {
    written += 1;
    throw new AppError('page_not_found');
  };

  const rejections = await Promise.allSettled([1, 2, 3].map(() => cache.answer('/missing', missing)));
  const read = async (text: string) => String((await cache.answer('/found', async () => text)).body);
  const before = [await read('first'), await read('second')];
  cache.drop('');

  expect(rejections.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(written).toBe(1);
  expect([...before, await read('third')]).toEqual(['first', 'first', 'third']);
});

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import type { Services } from '#platform/services.ts';
import type { Caller } from '#testing/given.ts';
import { answers, jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test.for([
  ['/api/user/login', 10],
  ['/api/production/login', 10],
  ['/api/user/register', 5],
  ['/api/production/register', 5],
  ['/api/user/verify', 30],
  ['/api/production/verify', 30],
  ['/api/user/resend', 30],
  ['/api/production/resend', 30],
  ['/api/user/forgot-password', 30],
  ['/api/production/forgot-password', 30],
  ['/api/user/reset-password', 10],
  ['/api/production/reset-password', 10],
  ['/api/user/job-apply', 60],
  ['/api/production/jobs', 10],
  ['/api/pages/filter', 120],
] as const)(
  'limits %s to %i simultaneous requests from one IP address',
  async ([url, max], { strictApp }) => {
    const statuses = await postAll(strictApp, url, Array(max + 1).fill('203.0.113.7'));
    const other = await post(strictApp, url, '198.51.100.9');

    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(other.statusCode).not.toBe(429);
  },
);

test('returns the time to wait with a rate limit error and accepts a request after it', async ({
  clock,
  strictApp,
}) => {
  await postAll(strictApp, '/api/user/login', Array(10).fill('192.0.2.1'));

  clock.now = new Date(clock.now.getTime() + 18_000);
  const tooSoon = await post(strictApp, '/api/user/login', '192.0.2.1');
  clock.now = new Date(clock.now.getTime() + 42_000);
  const inTime = await post(strictApp, '/api/user/login', '192.0.2.1');

  expect(tooSoon.statusCode).toBe(429);
  expect(tooSoon.headers['retry-after']).toBe('42');
  expect(tooSoon.json()).toMatchObject({
    success: false,
    code: 'too_many_requests',
    message: 'Too many requests. Try again in 42 seconds.',
  });
  expect(inTime.statusCode).toBe(400);
});

test('accepts twenty registrations a day from one IP address', async ({ clock, strictApp }) => {
  const statuses = await registerEveryMinute(strictApp, clock, '192.0.2.2', 21);

  expect(statuses.map((status) => status === 429)).toEqual([...Array(20).fill(false), true]);
});

test('shares the counts between two processes', async ({ services }) => {
  const first = await openApp(services);
  const second = await openApp(services);

  const statuses = await Promise.all([
    postAll(first, '/api/user/login', Array(10).fill('192.0.2.3')),
    postAll(second, '/api/user/login', Array(10).fill('192.0.2.3')),
  ]);

  expect(statuses.flat().filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.flat().filter((status) => status === 429)).toHaveLength(10);
});

test('counts the reads of each process on its own, for one minute', async ({ clock, services }) => {
  const [first, second] = [await openApp(services), await openApp(services)];
  const read = async (app: FastifyInstance) => (await post(app, '/api/pages/filter', '192.0.2.5')).statusCode;
  await postAll(first, '/api/pages/filter', Array(120).fill('192.0.2.5'));

  const counted = [await read(first), await read(second)];
  clock.now = new Date(clock.now.getTime() + 61_000);
  const afterwards = await read(first);

  expect(counted).toEqual([429, 200]);
  expect(afterwards).toBe(200);
});

test('keeps no IP address and no contact in the database', async ({ db, strictApp }) => {
  const payload = { identifier: 'readable@test.example', password: 'a wrong password' };

  await strictApp.inject({ method: 'POST', url: '/api/user/login', remoteAddress: '192.0.2.6', payload });

  const counts = await db.selectFrom('rate_limit').select('key').execute();
  expect(counts.length).toBeGreaterThan(2);
  for (const { key } of counts) expect(key).toMatch(/^[0-9a-f]{64}(:[0-9a-f]{64})?:\w+$/);
});

test('counts all addresses of one IPv6 network together', async ({ strictApp }) => {
  const rotated = Array.from({ length: 11 }, (_, n) => `2001:db8:5:6:${n}:${n}:${n}:${n}`);

  const statuses = await postAll(strictApp, '/api/user/login', rotated);
  const neighbour = await post(strictApp, '/api/user/login', '2001:db8:5:107::1');

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(neighbour.statusCode).toBe(400);
});

test.for(['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip', 'cf-connecting-ip', 'true-client-ip'])(
  'ignores %s from an untrusted client',
  async (header, { strictApp }) => {
    const address = `2001:${header.charCodeAt(0)}:${header.length}::1`;

    const calls = Array.from({ length: 11 }, (_, n) =>
      post(strictApp, '/api/user/login', address, { [header]: `10.1.2.${n}` }),
    );

    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  },
);

test('counts only the IP address reported by a trusted proxy', async ({ services }) => {
  const app = await openApp(services, { TRUST_PROXY: ['10.0.0.0/8'] });
  const forged = Array.from({ length: 11 }, (_, n) =>
    post(app, '/api/user/login', '10.0.0.2', { 'x-forwarded-for': `1.2.3.${n}, 192.0.2.77` }),
  );

  const statuses = (await Promise.all(forged)).map(({ statusCode }) => statusCode);
  const other = await post(app, '/api/user/login', '10.0.0.2', { 'x-forwarded-for': '192.0.2.78' });

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(other.statusCode).toBe(400);
});

test('scales the limits per IP address by the configuration', async ({ services }) => {
  const app = await openApp(services, { RATE_LIMIT_SCALE: 3 });

  const statuses = await postAll(app, '/api/user/login', Array(31).fill('192.0.2.4'));

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('limits a talent to thirty applications an hour over all IP addresses', async ({ given, strictApp }) => {
  const talent = await given.talent();
  const body = { ...answers, job_id: (await given.job()).id };

  const statuses = await postFromEverywhere(strictApp, '/api/user/job-apply', 31, talent, body);

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('limits a document-verified house to twenty casting calls a day, without counting invalid forms', async ({
  clock,
  given,
  strictApp,
}) => {
  const house = await given.house({ verification: 'documents' });
  const body = { ...jobPost(clock.now), mobile: '9812345678' };

  await postFromEverywhere(strictApp, '/api/production/jobs', 10, house, { ...body, gender: 'Nobody' });
  const statuses = await postFromEverywhere(strictApp, '/api/production/jobs', 21, house, body);

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test('blocks requests open to guessing and allows reads when the counter fails', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  await sql`alter table rate_limit rename to rate_limit_gone`.execute(db);
  onTestFinished(async () => {
    await sql`alter table rate_limit_gone rename to rate_limit`.execute(db);
  });

  const login = await callApi('POST /api/user/login', { body: { identifier: talent.email, password: 'x' } });
  const reset = await callApi('POST /api/user/forgot-password', { body: { email: talent.email } });
  const sessions = await callApi('GET /api/user/sessions', {}, talent);

  expect(login).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(login.body.message).not.toMatch(/rate_limit|relation/);
  expect([reset.status, sessions.status]).toEqual([503, 200]);
});

/** Opens an app with the limits of production, apart from the given settings. */
async function openApp(services: Services, settings: Partial<Services['config']> = {}) {
  const config = { ...services.config, RATE_LIMIT_SCALE: 1, ...settings };
  const app = await buildApp({ ...services, config });
  onTestFinished(() => app.close());
  return app;
}

function post(app: FastifyInstance, url: string, remoteAddress: string, headers = {}) {
  return app.inject({ method: 'POST', url, remoteAddress, headers, payload: {} });
}

async function postAll(app: FastifyInstance, url: string, addresses: string[]): Promise<number[]> {
  const responses = await Promise.all(addresses.map((address) => post(app, url, address)));
  return responses.map(({ statusCode }) => statusCode);
}

/** Sends the same request of one account several times at once, each from its own IP address. */
async function postFromEverywhere(
  app: FastifyInstance,
  url: string,
  times: number,
  { token }: Caller,
  payload: object,
): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const responses = await Promise.all(
    Array.from({ length: times }, (_, n) =>
      app.inject({ method: 'POST', url, remoteAddress: `100.64.0.${n}`, headers, payload }),
    ),
  );
  return responses.map(({ statusCode }) => statusCode);
}

async function registerEveryMinute(
  app: FastifyInstance,
  clock: { now: Date },
  address: string,
  times: number,
): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) {
    clock.now = new Date(clock.now.getTime() + 61_000);
    statuses.push((await post(app, '/api/user/register', address)).statusCode);
  }
  return statuses;
}

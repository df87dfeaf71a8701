import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import type { Services } from '#platform/services.ts';
import { serveSite } from '#testing/site.ts';
import { test as base } from '#testing/test.ts';

/** The app of a process that works on one request at once. */
const test = base.extend<{ narrowApp: FastifyInstance }>({
  narrowApp: async ({ services, clock: _present }, use) => {
    const app = await buildApp({ ...services, config: { ...services.config, MAX_REQUESTS_AT_ONCE: 1 } });
    await serveSite(app, services.config);
    await use(app);
    await app.close();
  },
});

/** Keeps the list of plans locked, so that requests for it do not end before `release`. */
async function lockPlans({ db }: Services) {
  const locked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const lock = db.transaction().execute(async (transaction) => {
    await sql`lock table plan in access exclusive mode`.execute(transaction);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  return () => {
    held.resolve();
    return lock;
  };
}

/** Sends a request at once; what `inject` returns by itself is sent only when it is awaited. */
const ask = async (app: FastifyInstance, request: InjectOptions | string) => app.inject(request);
const statusOf = async (app: FastifyInstance, url = '/api/plans') => (await ask(app, url)).statusCode;

test('rejects a request beyond the limit at once, and still serves health checks, pages and files', async ({
  narrowApp,
  services,
}) => {
  const release = await lockPlans(services);
  const first = ask(narrowApp, '/api/plans');

  const rejected = await ask(narrowApp, '/api/content/clients');
  const picture = `/media/public/${await services.storage.save('public', Buffer.from('<svg/>'), 'svg')}`;
  const others = await Promise.all(
    ['/livez', '/readyz', '/projects', '/favicon.svg', picture].map((url) => statusOf(narrowApp, url)),
  );
  await release();

  expect(rejected).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  expect(rejected.json()).toMatchObject({ success: false, code: 'server_busy' });
  expect(others).toEqual([200, 200, 200, 200, 200]);
  expect((await first).statusCode).toBe(200);
  expect(await statusOf(narrowApp)).toBe(200);
});

test('one IP address takes at most half of the slots', async ({ services }) => {
  const config = { ...services.config, MAX_REQUESTS_AT_ONCE: 2 };
  const app = await buildApp({ ...services, config });
  onTestFinished(() => app.close());
  const release = await lockPlans(services);
  const first = ask(app, { url: '/api/plans', remoteAddress: '192.0.2.1' });

  const [same, other] = await Promise.all(
    ['192.0.2.1', '192.0.2.2'].map((remoteAddress) =>
      ask(app, { url: '/api/content/clients', remoteAddress }),
    ),
  );
  await release();

  expect([same?.statusCode, other?.statusCode]).toEqual([503, 200]);
  expect((await first).statusCode).toBe(200);
});

test('a request that waits for a live update does not count', async ({ narrowApp, given, nextWait, db }) => {
  const { id, token } = await given.talent();
  const headers = { authorization: `Bearer ${token}` };
  const { unread, newest } = (await narrowApp.inject({ url: '/api/notices/wait', headers })).json();
  const waiting = nextWait();
  const query = { unread, ...(newest && { newest }) };
  const long = ask(narrowApp, { url: '/api/notices/wait', headers, query });
  await waiting;

  await expect.poll(() => statusOf(narrowApp)).toBe(200);

  await db.deleteFrom('session').where('account_id', '=', id).execute();
  await sql`select pg_notify('live_updates', ${id})`.execute(db);
  expect((await long).statusCode).toBe(401);
  expect(await statusOf(narrowApp)).toBe(200);
});

test('a login that waits for its turn does not count', async ({ narrowApp, given }) => {
  const password = 'a lamp in the window';
  const { email } = await given.talent({}, { password });
  const hashing = Array.from({ length: 20 }, () => hashPassword(password));
  const login = ask(narrowApp, {
    method: 'POST',
    url: '/api/user/login',
    payload: { identifier: email, password },
  });

  await expect.poll(() => statusOf(narrowApp)).toBe(200);

  await Promise.all(hashing);
  expect((await login).statusCode).toBe(200);
});

test.for([
  ['a form', 'PUT', '/api/user/profile', 'multipart/form-data; boundary=part', '--part\r\n'],
  ['fields', 'POST', '/api/user/register', 'application/json', '{'],
] as const)(
  '%s that arrives slowly does not count, nor after it breaks off',
  async (row, { narrowApp, given }) => {
    const [, method, url, type, begin] = row;
    const { token } = await given.talent();
    await narrowApp.listen({ port: 0, host: '127.0.0.1' });
    // A listening TCP server always has an address with a port.
    const { port } = narrowApp.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = [`${method} ${url} HTTP/1.1`, 'Host: a', `Authorization: Bearer ${token}`];
    const body = [`Content-Type: ${type}`, 'Content-Length: 1000', 'Expect: 100-continue', '', begin];
    socket.write([...lines, ...body].join('\r\n'));
    await once(socket, 'data');

    await expect.poll(() => statusOf(narrowApp)).toBe(200);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(() => statusOf(narrowApp)).toBe(200);
  },
);

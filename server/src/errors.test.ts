import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { test } from '#testing/test.ts';

const leaks =
  /node_modules|\.ts\b|\bat \w|select |insert |postgres|kysely|fastify|node\.js|v?\d+\.\d+\.\d+|ECONN|FST_|HPE_/i;
const id = '00000000-0000-4000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const login = { method: 'POST', url: '/api/user/login' } as const;
const apply = { method: 'POST', url: '/api/user/job-apply' } as const;

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

test.for<[string, number, ErrorCode, Sent]>([
  ['broken JSON', 400, 'invalid_json', { ...login, headers: json, payload: '{"identifier":' }],
  ['no JSON at all', 400, 'empty_body', { ...login, headers: json, payload: '' }],
  ['a list for an object', 400, 'invalid_input', { ...login, headers: json, payload: '[]' }],
  [
    'a number for a text',
    400,
    'invalid_input',
    { ...login, headers: json, payload: '{"identifier":1,"password":{}}' },
  ],
  [
    'a key of the prototype',
    400,
    'invalid_json',
    { ...login, headers: json, payload: '{"__proto__":{"a":1}}' },
  ],
  [
    'NUL and half a character',
    404,
    'account_not_found',
    { ...login, headers: json, payload: '{"identifier":"\\u0000\\ud800x","password":"x"}' },
  ],
  ['too much', 413, 'payload_too_large', { ...login, headers: json, payload: `"${'x'.repeat(300_000)}"` }],
  [
    'a form without boundary',
    400,
    'incomplete_form',
    { ...apply, headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
  ],
  [
    'a form that breaks off',
    400,
    'incomplete_form',
    {
      ...apply,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="job_id"\r\n\r\nabc',
    },
  ],
  [
    'a field of the prototype',
    400,
    'invalid_request',
    {
      ...apply,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    },
  ],
  ['a huge id', 404, 'job_not_found', { url: `/api/production/jobs/${'9'.repeat(90)}` }],
  ['an id that cannot be read', 400, 'invalid_request', { url: '/api/production/jobs/%zz' }],
  [
    'an id too long for any route',
    404,
    'endpoint_not_found',
    { url: `/api/production/jobs/${'a'.repeat(500)}` },
  ],
  ['an id of nothing', 404, 'job_not_found', { url: `/api/production/jobs/${id}` }],
  ['SQL for an id', 404, 'job_not_found', { url: "/api/production/jobs/1'%20or%20'1'='1" }],
  [
    'a page beyond all',
    400,
    'invalid_input',
    { url: '/api/user/popular-casting-calls?page=99999999999999999999' },
  ],
  [
    'a page that is none',
    400,
    'invalid_input',
    { url: '/api/user/popular-casting-calls?page=NaN&limit[]=1' },
  ],
  [
    'a token too long',
    401,
    'login_required',
    { url: '/api/user/calls-for-you', headers: { authorization: `Bearer ${'x'.repeat(9000)}` } },
  ],
  ['an unknown method', 404, 'endpoint_not_found', { method: 'PATCH', url: '/api/plans' }],
])('%s is answered with %i %s and leaks no details', async ([, status, code, sent], { app, given }) => {
  const { token } = await given.talent();

  const response = await app.inject({
    ...sent,
    headers: { authorization: `Bearer ${token}`, ...sent.headers },
  });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({
    success: false,
    code,
    message: expect.stringMatching(/^[A-Z]/),
    request_id: response.headers['x-request-id'],
  });
  expect(response.body).not.toMatch(leaks);
});

test('an unexpected failure is answered with 500 and leaks no details', async ({ services }) => {
  const db = services.db.withPlugin({
    transformQuery: () => {
      throw new Error('select secret from nowhere');
    },
    transformResult: async ({ result }) => result,
  });
  const app = await buildApp({ ...services, db });

  const response = await app.inject(`/api/production/jobs/${id}`);

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    success: false,
    code: 'server_error',
    message: 'Server error. Please try again later.',
    request_id: response.headers['x-request-id'],
  });
  await app.close();
});

test.for(['/api/plans', `/api/production/jobs/${id}`, '/api/user/popular-casting-calls'])(
  'without a database, %s is answered with 503 and Retry-After',
  async (url, { services }) => {
    // No server listens on port 1.
    const db = connect('postgres://nobody:canary@127.0.0.1:1/none', () => {});
    const app = await buildApp({ ...services, db });

    const response = await app.inject(url);

    await app.close();
    await db.destroy();
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({
      success: false,
      code: 'service_unavailable',
      request_id: expect.any(String),
    });
    expect(response.body).not.toMatch(leaks);
    expect(response.body).not.toContain('canary');
  },
);

test('a request whose database connection is cut gets 503, and the next one works', async ({
  services,
  url,
}) => {
  const lost: Error[] = [];
  const db = connect(url, (error) => lost.push(error));
  const app = await buildApp({ ...services, db: losingItsConnection(db) });

  const cut = await app.inject('/api/plans');
  const next = await (await buildApp({ ...services, db })).inject('/api/plans');

  await db.destroy();
  expect(cut.statusCode).toBe(503);
  expect(cut.body).not.toMatch(leaks);
  expect(next.statusCode).toBe(200);
  expect(lost).not.toEqual([]);
});

test('a search that takes more than two seconds is cancelled and answered with 503', async ({
  callApi,
  db,
}) => {
  const response = await db.transaction().execute(async (trx) => {
    await sql`lock table talent in access exclusive mode`.execute(trx);
    return callApi('POST /api/pages/filter', { body: { gender: 'Male' } });
  });

  expect(response.status).toBe(503);
});

/** Returns a database that loses its connection in the middle of a transaction on every read. */
function losingItsConnection(db: Database) {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
        throw new Error('The connection should be gone.');
      }),
  });
}

import { expect } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { test } from '#testing/test.ts';

const login = { method: 'POST', url: '/api/user/login' } as const;

test.for(['POST', 'PUT', 'DELETE'] as const)('rejects a %s from another site', async (method, { app }) => {
  const response = await app.inject({ ...login, method, headers: { 'sec-fetch-site': 'cross-site' } });

  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ success: false, code: 'cross_site_request' });
});

test.for([undefined, 'same-origin', 'none'])('accepts a request from %s', async (site, { app }) => {
  const headers = site ? { 'sec-fetch-site': site } : {};

  const response = await app.inject({ ...login, headers, payload: {} });

  expect(response.json()).toMatchObject({ code: 'credentials_required' });
});

test('allows a link from another site', async ({ app }) => {
  const response = await app.inject({ url: '/api/plans', headers: { 'sec-fetch-site': 'cross-site' } });

  expect(response.statusCode).toBe(200);
});

test.for([
  ['text/plain', '{"identifier":"a@b.example","password":"secret"}'],
  ['application/x-www-form-urlencoded', 'identifier=a%40b.example&password=secret'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="identifier"\r\n\r\na\r\n--x--',
  ],
  ['text/html', '<p>'],
])('rejects %s on a JSON endpoint', async ([type, payload], { app }) => {
  const response = await app.inject({ ...login, headers: { 'content-type': type }, payload });

  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({ success: false, code: 'unsupported_media_type' });
});

test.for([
  [
    'two lengths',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a folded header', 'GET /livez HTTP/1.1\r\nHost: a\r\nX-A: 1\r\n 2\r\nConnection: close\r\n\r\n', 400],
  ['bare line feeds', 'GET /livez HTTP/1.1\nHost: a\n\n', 400],
  ['no host', 'GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /livez HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', 400],
  ['a list of hosts', 'GET /livez HTTP/1.1\r\nHost: a, b\r\nConnection: close\r\n\r\n', 400],
  ['an unknown method', 'SMUGGLE /livez HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['headers of 20 kB', `GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an address of another host',
    'GET http://other.example/livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['TRACE', 'TRACE /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
] as const)('rejects a request with %s', async ([, bytes, status], { app }) => {
  const answer = await sendRaw(app, bytes);

  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({
    success: false,
    code: expect.any(String),
    message: expect.any(String),
    request_id: answer.headers['x-request-id'],
  });
});

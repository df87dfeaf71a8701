import { expect } from 'vitest';
import { answerHeaders } from '#platform/answer-headers.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { test } from '#testing/test.ts';

const always = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(self)'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

test.for<[string, Parameters<typeof JSON.stringify>[0]]>([
  ['a call', { url: '/api/plans' }],
  ['a refused call', { url: '/api/user/calls-for-you' }],
  ['a call that is not there', { url: '/api/nothing' }],
  ['a refused body', { method: 'POST', url: '/api/user/login', payload: 'x'.repeat(300_000) }],
  ['an address that cannot be read', { url: '/api/%zz' }],
  ['a health check', { url: '/livez' }],
  ['a file that is not there', { url: '/media/public/nothing.webp' }],
  ['a private file without signature', { url: '/media/private/nothing.webp' }],
  ['an address that nothing serves', { method: 'POST', url: '/nothing' }],
])('S-45: the security headers stand on %s', async ([, request], { app }) => {
  const { headers } = await app.inject(request as { url: string });

  expect(headers).toMatchObject(always);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('S-45: the security headers stand on a file, and keep it from running', async ({ app, services }) => {
  const name = await services.storage.save('public', Buffer.from('<svg/>'), 'svg');

  const { statusCode, headers } = await app.inject(`/media/public/${name}`);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ ...always, 'content-security-policy': expect.stringContaining('sandbox') });
});

test('S-45: the security headers stand on what Node itself refuses', async ({ app }) => {
  const { headers } = await sendRaw(app, 'NONSENSE\r\n\r\n');

  expect(headers).toMatchObject({ ...always, 'cache-control': 'no-store' });
});

test('S-45: no answer of the API is stored, unless it says so', async ({ app }) => {
  const answers = await Promise.all(
    ['/api/auth/providers', '/api/nothing', '/api/%zz'].map((url) => app.inject(url)),
  );

  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-store',
    'no-store',
    'no-store',
  ]);
});

test('S-45: a browser is told to insist on TLS where the site has it', ({ services: { config } }) => {
  const secure = answerHeaders({ ...config, PUBLIC_URL: 'https://kirdaar.example' });
  const plain = answerHeaders({ ...config, PUBLIC_URL: 'http://localhost:3000' });

  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(plain).not.toHaveProperty('strict-transport-security');
});

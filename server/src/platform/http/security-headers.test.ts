import { expect } from 'vitest';
import { securityHeaders } from '#platform/http/security-headers.ts';
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
])('sets the security headers on %s', async ([, request], { app }) => {
  const { headers } = await app.inject(request as { url: string });

  expect(headers).toMatchObject(always);
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('sets the security headers on a file and keeps it from running as a page', async ({ app, services }) => {
  const name = await services.storage.save('public', Buffer.from('<svg/>'), 'svg');

  const { statusCode, headers } = await app.inject(`/media/public/${name}`);

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ ...always, 'content-security-policy': expect.stringContaining('sandbox') });
});

test('sets the security headers on requests that Node itself rejects', async ({ app }) => {
  const { headers } = await sendRaw(app, 'NONSENSE\r\n\r\n');

  expect(headers).toMatchObject({ ...always, 'cache-control': 'no-store' });
});

test('forbids caching of API responses by default', async ({ app }) => {
  const answers = await Promise.all(
    ['/api/auth/providers', '/api/nothing', '/api/%zz'].map((url) => app.inject(url)),
  );

  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-store',
    'no-store',
    'no-store',
  ]);
});

test('sends HSTS when the site uses https', ({ services: { config } }) => {
  const secure = securityHeaders({ ...config, PUBLIC_URL: 'https://kirdaar.example' });
  const plain = securityHeaders({ ...config, PUBLIC_URL: 'http://localhost:3000' });

  expect(secure['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(plain).not.toHaveProperty('strict-transport-security');
});

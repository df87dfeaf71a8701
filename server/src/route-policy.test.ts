import { api } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { routePolicy } from '#route-policy.ts';
import { isSecretKey } from '#testing/matrix/secret-scan.ts';
import { serveSite } from '#testing/site.ts';
import { test } from '#testing/test.ts';

test('a route without a policy, and so without a budget, cannot be registered', async ({ services }) => {
  const app = await buildApp(services);

  expect(() => app.get('/api/forgotten', async () => 'all')).toThrow(/GET \/api\/forgotten has no entry/);
});

test('the policy of each endpoint matches the contract', () => {
  const declared = Object.entries(api).map(([name, { access }]) => [name, { access }]);

  expect(declared.length).toBeGreaterThan(10);
  expect(routePolicy).toMatchObject(Object.fromEntries(declared));
});

test('every entry of the policy is served, also by the built site', async ({ services }) => {
  const app = await buildApp(services);
  await serveSite(app, services.config);
  await app.ready();

  const missing = Object.keys(routePolicy).filter((name) => {
    const [verb = '', url = ''] = name.split(' ');
    return !app.hasRoute({ method: verb.replace('*', 'PATCH'), url }) && url !== '/assets/*';
  });

  await app.close();
  expect(missing).toEqual([]);
});

test('no endpoint takes secrets or identifying data in its URL', () => {
  const endpoints: Endpoint[] = Object.values(api);

  const keys = endpoints.flatMap(({ params, query }) => [
    ...Object.keys(params?.shape ?? {}),
    ...Object.keys(query?.shape ?? {}),
  ]);

  expect(keys).toContain('id');
  expect(
    keys.filter((key) => isSecretKey(key) || /email|mobile|phone|identifier|code|name/.test(key)),
  ).toEqual([]);
});

test('answers a rejected page with one that reloads, and its data in the format of the API', async ({
  services,
}) => {
  const app = await buildApp({ ...services, config: { ...services.config, RATE_LIMIT_SCALE: 0.001 } });
  onTestFinished(() => app.close());
  await serveSite(app, services.config);

  const page = await app.inject('/castingcalls?page=2');
  const hindi = await Promise.all([
    app.inject('/hi/castingcalls?page=2'),
    app.inject({ url: '/castingcalls?page=2', headers: { 'accept-language': 'hi' } }),
    app.inject({ url: '/castingcalls?page=2', headers: { cookie: 'language=hi' } }),
  ]);
  const parts = await Promise.all(
    ['/castingcalls.data?page=2', '/__manifest?p=/'].map((url) => app.inject(url)),
  );

  expect(page).toMatchObject({ statusCode: 429, body: expect.stringContaining('http-equiv="refresh"') });
  expect(page.headers).toMatchObject({ 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' });
  expect(page.body).toContain('This page loads again by itself.');
  for (const { statusCode, body } of hindi) {
    expect([statusCode, body]).toEqual([429, expect.stringContaining('<html lang="hi">')]);
    expect(body).toContain('यह पेज अपने आप फिर से लोड हो जाएगा।');
    expect(body).not.toMatch(/Please|page/);
  }
  for (const { statusCode, headers, body } of parts) {
    expect([statusCode, headers['retry-after']]).toEqual([429, '60']);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'too_many_requests' });
  }
});

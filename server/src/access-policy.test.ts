import { api } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { expect } from 'vitest';
import { accessPolicy } from '#access-policy.ts';
import { buildApp } from '#app.ts';
import { servePages } from '#platform/http/pages.ts';
import { isSecretKey } from '#testing/matrix/secret-scan.ts';
import { test } from '#testing/test.ts';

test('a route without a policy cannot be registered', async ({ services }) => {
  const app = await buildApp(services);

  expect(() => app.get('/api/forgotten', async () => 'all')).toThrow(/GET \/api\/forgotten has no entry/);
});

test('the policy of each endpoint matches the contract', () => {
  const declared = Object.entries(api).map(([name, { access }]) => [name, access]);

  expect(declared.length).toBeGreaterThan(10);
  expect(accessPolicy).toMatchObject(Object.fromEntries(declared));
});

test('every entry of the policy is served, also by the built site', async ({ services }) => {
  const app = await buildApp(services);
  await servePages(app, services.config);
  await app.ready();

  const missing = Object.keys(accessPolicy).filter((name) => {
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

import { expect, test } from 'vitest';
import { api, type EndpointName } from '#api.ts';
import { MAX_LIST } from '#rules/limits.ts';
import type { Endpoint } from './endpoint.ts';

/** The names of the endpoints whose list is as long as the caller asks, with their schema of `limit`. */
const limited = Object.keys(api).flatMap((name) => {
  // The cast is safe: these are the keys of the API.
  const { query, body }: Endpoint = api[name as EndpointName];
  const limit = query?.shape.limit ?? body?.shape.limit;
  return limit ? [[name, limit] as const] : [];
});

test('lets the caller choose the length of many lists', () => {
  expect(limited.length).toBeGreaterThan(10);
});

test.for(limited)('%s lists 1 to 100 rows, and no more', ([, limit]) => {
  const accepted = [0, 1, MAX_LIST, MAX_LIST + 1].map((rows) => limit.safeParse(rows).success);

  expect(MAX_LIST).toBe(100);
  expect(accepted).toEqual([false, true, true, false]);
});

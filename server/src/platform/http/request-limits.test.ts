import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('limits what one address asks of endpoints without a limit of their own, and no other address', async ({
  clock,
  strictApp,
}) => {
  const ask = async (remoteAddress: string) =>
    (await strictApp.inject({ url: '/api/auth/providers', remoteAddress })).statusCode;
  const flood = await Promise.all(Array.from({ length: 1205 }, () => ask('192.0.2.1')));

  expect(flood.filter((status) => status === 200)).toHaveLength(1200);
  expect(flood.filter((status) => status === 429)).toHaveLength(5);
  expect(await ask('192.0.2.2')).toBe(200);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await ask('192.0.2.1')).toBe(200);
});

import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('limits the requests of one IP address to endpoints without a limit of their own, and of no other', async ({
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

test('counts unknown paths, webhooks and pictures of one address together, each by its cost', async ({
  strictApp,
}) => {
  const statusesOf = async (times: number, method: 'GET' | 'POST', url: string, remoteAddress: string) => {
    const payload = method === 'POST' ? { payload: {} } : {};
    const ask = () => strictApp.inject({ method, url, remoteAddress, ...payload });
    return (await Promise.all(Array.from({ length: times }, ask))).map(({ statusCode }) => statusCode);
  };
  const rejected = (statuses: number[]) => statuses.filter((status) => status === 429).length;

  const unknown = await statusesOf(1201, 'GET', '/api/nothing', '192.0.2.3');
  const webhooks = await statusesOf(1201, 'POST', '/api/whatsapp/webhook', '192.0.2.4');
  const afterwards = await statusesOf(1, 'GET', '/media/public/none.webp', '192.0.2.3');

  expect([rejected(unknown), rejected(webhooks), rejected(afterwards)]).toEqual([1, 0, 1]);
});

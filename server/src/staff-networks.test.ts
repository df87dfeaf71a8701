import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { serveSite } from '#testing/site.ts';
import { test } from '#testing/test.ts';

test('shows the staff area only to the networks of staff, behind trusted proxies only', async ({
  given,
  services,
}) => {
  const networks = { STAFF_NETWORKS: ['10.1.0.0/16', 'fd00:1::/32', '192.0.2.7'] };
  const config = { ...services.config, ...networks, TRUST_PROXY: ['127.0.0.1'] };
  const app = await buildApp({ ...services, config });
  await serveSite(app, config);
  const { token } = await given.staff('owner');
  const statusOf = async (url: string, client: string, remoteAddress = '127.0.0.1') => {
    const headers = { 'x-forwarded-for': client, authorization: `Bearer ${token}`, accept: 'text/html' };
    return (await app.inject({ url, headers, remoteAddress })).statusCode;
  };
  const me = '/api/admin/me';

  const inside = ['10.1.200.3', '::ffff:10.1.0.1', 'fd00:1::9', '192.0.2.7'].map((ip) => statusOf(me, ip));
  const outside = ['10.2.0.1', 'fd00:2::9', '192.0.2.8', 'unknown'].map((ip) => statusOf(me, ip));
  const forged = await statusOf(me, '10.1.200.3', '203.0.113.5');
  const staffPages = ['/admin', '/admin/login', '/hi/admin', '/ADMIN', '/%61dmin', '/admin/', '/admin.data'];
  const pages = await Promise.all(staffPages.map((page) => statusOf(page, '203.0.113.5')));
  const usual = [await statusOf('/', '203.0.113.5'), await statusOf('/admin/login', '10.1.0.1')];
  await app.close();

  expect(await Promise.all(inside)).toEqual([200, 200, 200, 200]);
  expect([...(await Promise.all(outside)), forged]).toEqual([404, 404, 404, 404, 404]);
  expect(pages).toEqual(staffPages.map(() => 404));
  expect(usual).toEqual([200, 200]);
});

import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { sharedTest } from '#testing/journey.ts';

const test = sharedTest.extend({ serviceWorkers: 'allow' });

test('opens visited pages without a connection, and others by themselves when it is back', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 900 });
  const context = page.context();
  await page.goto('/about');
  await page.evaluate(async () => {
    if (!(await navigator.serviceWorker.ready).active) throw new Error('No service worker.');
  });
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await logInAsTalent(page);
  await page.goto('/user/my-application');
  const title = await page.getByRole('heading', { level: 2 }).first().innerText();
  await page.goto('/castingcalls');
  await page
    .getByRole('link', { name: /View More/ })
    .first()
    .waitFor();

  await context.setOffline(true);
  await page.goto('/user/my-application');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  await expect(page.getByText('You are offline. This page shows what was loaded last.')).toBeVisible();
  await page.goto('/castingcalls');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casting calls');
  await page.goto('/user/my-subscription');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'My Subscription', level: 1 })).toBeVisible();
  await page.getByText(/^Welcome, /).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('own'))).toBe(false);
});

test('names the app, its pictures and its first page for installing it', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/about');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');

  const answer = await page.request.get(address ?? '');
  const manifest = await answer.json();
  const statuses = [];
  for (const { src } of [...manifest.icons, { src: manifest.start_url }])
    statuses.push((await page.request.get(src)).status());

  expect(manifest).toMatchObject({ name: 'Kirdaar', start_url: '/castingcalls', display: 'standalone' });
  expect(statuses).toEqual([200, 200, 200, 200]);
});

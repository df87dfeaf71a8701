import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logIn, logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest, sharedTest as test } from '#testing/journey.ts';

/** Only journeys without a connection let pages install the service worker, which takes time. */
const serviceWorkers = 'allow';

test('opens visited pages without a connection, and others by themselves when it is back', async ({
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 900, serviceWorkers });
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

test('names the app, its pictures and its first page for installing it', async ({ product }) => {
  const open = (address: string) => fetch(new URL(address, product.origin));
  const html = await (await open('/about')).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';

  const manifest = await (await open(address)).json();
  const statuses = [];
  for (const { src } of [...manifest.icons, { src: manifest.start_url }])
    statuses.push((await open(src)).status);

  expect(manifest).toMatchObject({ name: 'Kirdaar', start_url: '/castingcalls', display: 'standalone' });
  expect(statuses).toEqual([200, 200, 200, 200]);
});

busyTest(
  'keeps a message that found no connection, says so on every page and sends it once',
  async ({ openPage }) => {
    const house = await openPage({ width: 1280, height: 900 });
    const text = `Bring your own shoes (${crypto.randomUUID()}).`;
    await logInAsHouse(house);
    await house.goto('/production/messages');
    await house.getByRole('main').getByRole('listitem').first().getByRole('link').click();
    await house.route('**/api/production/conversations/*/messages', (route) => route.abort());

    await house.getByLabel('Message', { exact: true }).fill(text);
    await house.getByRole('button', { name: 'Send' }).click();
    await expect(house.getByText(/^Not sent yet, you are offline\. It will be sent/)).toBeVisible();
    const conversation = house.url();
    await house.goto('/production/messages');
    await house.getByRole('link', { name: /^Not sent yet, you are offline: your message to / }).click();
    await expect(house).toHaveURL(conversation);
    await house.unrouteAll();
    // In another tab, which knows the message only from this device.
    const other = await house.context().newPage();
    await other.goto(conversation);

    await expect(other.getByText(/^Sent: your message to /)).toBeVisible();
    await expect(other.getByText(text)).toHaveCount(1);
    await expect(house.getByText(/^Not sent yet/)).toHaveCount(0);
    await expect(house.getByText(text)).toHaveCount(1);
  },
);

test('keeps a profile that was saved without a connection, sends it when it is back, and deletes it at a logout', async ({
  product,
  openPage,
}) => {
  const page = await openPage({ serviceWorkers });
  const person = await startAsTalent(page, product.origin, 'Kabir Sen');
  const saveOffline = async (city: string) => {
    await page.getByLabel('City *', { exact: true }).fill(city);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Save and Submit' }).click();
    await expect(page.getByText('Not sent yet, you are offline: your profile')).toBeVisible();
  };
  // The page loads its last script when it is at rest.
  await Promise.all([page.waitForResponse(/keep-pages/), page.goto('/user/complate-profile')]);
  await saveOffline('Siliguri');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('Sent: your profile')).toBeVisible();
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/user/complate-profile');
  await expect(other.getByLabel('City *', { exact: true })).toHaveValue('Siliguri');
  await expect(other.getByText(/^We restored your unsaved changes/)).toHaveCount(0);
  await other.close();
  await page.goto('/user/complate-profile');
  await saveOffline('Kalimpong');
  await page
    .context()
    .route('**/api/user/profile', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
  await page.context().setOffline(false);
  await page.getByText(/^Welcome, /).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  await page.goto('/user/login?return=/user/my-application');
  await logIn(page, person.email);
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();

  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);
});

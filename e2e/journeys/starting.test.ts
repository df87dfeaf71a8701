import { expect } from '#testing/expect.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { WAIT_MS } from '#testing/wait.ts';

const desktop = { width: 1280, height: 900 };

test('leads home before the route manifest has loaded', async ({ openPage }) => {
  const page = await openPage(desktop);
  await page.route('**/__manifest?*', (route) => route.abort());
  await page.goto('/user/login');

  await page.getByRole('link', { name: 'Kirdaar' }).first().click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find the perfect face for your project...',
  );
});

test('shows the page that Back leads to while a reloaded page is still starting', async ({ openPage }) => {
  const page = await openPage(desktop);
  await page.goto('/castingcalls');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzzz');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/castingcalls?search=zzzz');
  const starting = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await starting.promise;
    // The document that is left no longer waits for its scripts.
    await route.continue().catch(() => {});
  });

  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/castingcalls$/);
  starting.resolve();

  const call = page
    .getByRole('main')
    .getByRole('heading')
    .filter({ hasText: /· Web Series$/ });
  await expect(call.first()).toBeVisible();
});

test('works where an extension changes a page before it starts, as password managers do', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('main input')?.after(document.createElement('div')),
    ),
  );

  await page.goto('/castingcalls');
  await page.getByRole('link', { name: 'View More' }).last().click();
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/user/login');
  await logIn(page, 'talent@kirdaar.example', 'kirdaar-demo');

  await expect(page.getByText('Welcome, Ananya Deshpande')).toBeVisible();
  await context.close();
});

import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

test('restores the profile list and scroll position after going back, and filters it by keyboard on a phone', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.goto('/profiles');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  const talent = page
    .getByRole('article')
    .filter({ has: page.getByRole('link') })
    .last();
  await talent.scrollIntoViewIfNeeded();
  const name = await talent.getByRole('heading').innerText();
  const place = await page.evaluate(() => window.scrollY);

  await talent.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();

  await expect(page.getByRole('article')).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await filters.getByLabel('18-24').press('Space');
  await expect(page).toHaveURL('/profiles?age=18-24');
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test("copies category and gender from a link's navigation state into the URL", async ({ openPage }) => {
  const page = await openPage(desktop);
  // A page without scripts, so that no script of the site replaces the history entry before the reload.
  await page.goto('/robots.txt');
  // The history entry that a link with navigation state creates.
  await page.evaluate(() => {
    history.pushState({ usr: { category: 'DANCERS', gender: 'Female' }, key: 'k', idx: 1 }, '', '/profiles');
  });
  await page.reload();

  await expect(page).toHaveURL('/profiles?category=DANCERS&gender=Female');
  await expect(page.getByRole('link', { name: 'Remove DANCERS' })).toBeVisible();
});

test('opens a filtered casting call by URL and leads from Apply through the login to the form', async ({
  openPage,
  product,
}) => {
  const page = await openPage();
  await page.goto('/castingcalls');
  await page.getByLabel('City').fill('Mumbai');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/castingcalls?city=Mumbai');
  await firstCall(page).click();

  await expect(page.getByText(/^.•••@/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in to see them' })).toBeVisible();
  await page.getByRole('link', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/\/user\/login\?return=/);
  await page.getByLabel(/^Email or mobile number/).fill('talent@kirdaar.example');
  await page.getByLabel(/^Password/).fill('kirdaar-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${product.origin}/user/castingapplicaton/`));
});

test('supports lists, filters and pagination without JavaScript', async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.origin, javaScriptEnabled: false });
  await page.goto('/profiles');
  await page.getByText('Female', { exact: true }).first().click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/gender=Female/);
  await expect(page.getByRole('link', { name: 'Remove Female' })).toBeVisible();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article').first()).toContainText('Female');

  await page.goto('/castingcalls');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/gender=Female/);
  await firstCall(page).click();
  await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  await page.close();
});

test('gives search engines structured data and link previews for an open casting call', async ({
  product,
}) => {
  const list = await (await fetch(`${product.origin}/castingcalls`)).text();
  const call = /\/castingcalls\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '';

  const html = await (await fetch(product.origin + call)).text();

  const posting = JSON.parse(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: expect.any(String),
    description: expect.stringContaining('<p>'),
    datePosted: expect.stringMatching(/^\d{4}-/),
    validThrough: expect.stringMatching(/^\d{4}-/),
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    jobLocation: { address: { addressLocality: expect.any(String), addressCountry: 'IN' } },
    url: product.origin + call,
  });
  expect(html).toContain(`<link rel="canonical" href="${product.origin}${call}"`);
  expect(html).toMatch(/<meta property="og:image" content="http/);
  // The support email address is on every page.
  expect(html.replaceAll('support@kirdaar.example', '')).not.toMatch(/[\w.]+@kirdaar\.example/);
});

test('responds 404 for an unknown casting call or talent', async ({ product }) => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const addresses = ['/castingcalls/x', `/castingcalls/${nobody}`, '/talent/x', `/talent/${nobody}`];

  const answers = await Promise.all(addresses.map((address) => fetch(product.origin + address)));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

const firstCall = (page: Page) => page.getByRole('link', { name: /^View More/ }).first();

import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

test('lets a visitor narrow the profiles by clicking and remove the filters again', async ({ openPage }) => {
  const page = await openPage(desktop);
  await page.goto('/profiles');
  const all = await countOf(page);

  await page.getByText('Female', { exact: true }).first().click();
  await expect(page).toHaveURL('/profiles?gender=Female');
  await page.getByRole('group', { name: 'Hair' }).getByText('Black').click();
  await expect(page).toHaveURL('/profiles?gender=Female&hair_color=Black');
  await expect.poll(() => countOf(page)).toBeLessThan(all);

  await page.getByRole('link', { name: 'Remove Hair: Black' }).click();
  await expect(page).toHaveURL('/profiles?gender=Female');
  await expect(page.getByRole('checkbox', { name: 'Black' }).first()).not.toBeChecked();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/profiles');
  await expect.poll(() => countOf(page)).toBe(all);
});

test('opens the filters over the page on a phone and closes them by keyboard', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/profiles');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeHidden();

  await page.getByRole('button', { name: 'Filters' }).press('Enter');
  await filters.getByLabel('18-24').press('Space');
  await expect(page).toHaveURL('/profiles?age=18-24');
  await page.keyboard.press('Escape');

  await expect(filters).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeFocused();
});

test('shows matching profiles for a URL with filters and says when there are none', async ({ openPage }) => {
  const page = await openPage();

  await page.goto('/profiles?gender=Male&body_type=Athletic&age=25-34');
  await expect(page.getByRole('link', { name: 'Remove Body: Athletic' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/(2[5-9]|3[0-4]) · Male/);

  await page.goto('/profiles?search=nobody-has-such-a-name');
  await expect(page.getByText('No profiles found')).toBeVisible();
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

test('restores the profile list and scroll position after going back', async ({ openPage }) => {
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

test('shows a logged-in user the unmasked contact details of a casting call', async ({ openPage }) => {
  const page = await openPage(desktop);
  await page.goto('/castingcalls');
  const call = await firstCall(page).getAttribute('href');
  await logInAsTalent(page);

  await page.goto(call ?? '');

  await expect(page.locator('a[href^="mailto:"]')).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in to see them' })).toBeHidden();
});

test('lists twelve casting calls per page and sends visitors to the login for the applicants', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await page.goto('/castingcalls');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/castingcalls?page=2');
  await expect(page.getByRole('article')).toHaveCount(12);

  await page
    .getByRole('link', { name: /^Applicants/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/user\/login/);

  await page.goto('/castingcalls?city=Atlantis');
  await expect(page.getByText('No casting calls available')).toBeVisible();
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

test('has no accessibility violations on public lists and their pages on a wide screen', async ({
  openPage,
}) => {
  const page = await openPage(desktop);
  await page.goto('/castingcalls');
  const call = await firstCall(page).getAttribute('href');
  const found = await violationsOf(page);
  await page.goto('/profiles?gender=Female');
  const talent = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  found.push(...(await violationsOf(page)));
  for (const address of [call ?? '', talent ?? '']) {
    await page.goto(address);
    found.push(...(await violationsOf(page)));
  }

  expect(found).toEqual([]);
});

async function violationsOf(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  const found = await accessibilityViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > desktop.width) found.push(`It is ${width} px wide.`);
  return found.map((violation) => `${page.url()}: ${violation}`);
}

const firstCall = (page: Page) => page.getByRole('link', { name: /^View More/ }).first();

/** Returns the number in the heading above the profiles. */
async function countOf(page: Page): Promise<number> {
  return Number.parseInt(await page.locator('#found').innerText(), 10);
}

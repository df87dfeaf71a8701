import type { Locator, Page } from 'playwright-core';
import { storeMedia } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const title = 'Ferryman · Short Film';

test('lets a talent apply with library media, see that the house opened the application, and withdraw', async ({
  openPage,
  product,
}) => {
  const house = await openPage(desktop);
  await logInAsHouse(house);
  const id = await postCall(house, 'Ferryman');
  const talent = await openPage();
  await logInAsTalent(talent);
  const token = await talent.evaluate(() => localStorage.getItem('token'));
  await storeMedia(product.origin, token ?? '');

  await talent.goto(`/user/castingcalldetails/${id}`);
  await talent.getByRole('link', { name: /^Apply/ }).click();
  await talent.setViewportSize(desktop);
  await talent.getByRole('button', { name: 'Change these answers' }).click();
  await expect.poll(() => columnsOf(talent)).toBe(3);
  await expect(talent.getByLabel(/^Full Name/)).toHaveValue('Ananya Deshpande');
  await expect(talent.getByLabel(/^Email/)).toHaveValue('talent@kirdaar.example');
  await expect(talent.getByText('This casting call asks for Male, and you chose Female.')).toBeVisible();
  await sendForm(talent);
  await expect(talent).toHaveURL(new RegExp(`/user/castingcalldetails/${id}$`));
  await expect(talent.getByRole('listitem').filter({ hasText: 'You applied' })).toBeVisible();

  await Promise.all([
    house.waitForResponse((answer) => answer.url().endsWith('/view') && answer.ok()),
    openApplication(house, id),
  ]);
  const received = house.getByRole('article').filter({ hasText: 'I walked nights as a guard in Nagpur.' });
  await expect(received.getByRole('img', { name: 'Headshot of Ananya Deshpande' })).toBeVisible();

  await talent.goto('/user/my-application');
  const card = talent.getByRole('article').filter({ hasText: title });
  await card.getByText('History and more').click();
  const opened = card.getByRole('listitem').filter({ hasText: 'Opened by the production house' });
  await expect(opened.getByRole('time')).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d [ap]m IST$/);
  await card.getByRole('button', { name: /^Withdraw/ }).click();
  await card.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(talent.getByText(/^Application withdrawn/)).toBeVisible();
  await talent.goto('/user/my-application?state=ended');
  await expect(card.getByText('You withdrew it').first()).toBeVisible();
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();

  await house.reload();
  await expect(received.getByLabel('Status', { exact: true })).toHaveText('Withdrawn');
  await expect(received.getByRole('img')).toHaveCount(0);
  await talent.goto(`/user/castingapplicaton/me/${id}`);
  await expect(talent.getByText('You withdrew your application to this casting call')).toBeVisible();
  await talent.getByRole('button', { name: /^Send again/ }).click();
  await expect(talent.getByText('You have already applied to this casting call.')).toBeVisible();
  await house.reload();
  await expect(received.getByRole('img', { name: 'Headshot of Ananya Deshpande' })).toBeVisible();
});

test('saves a casting call for later from a list and finds it again', async ({ openPage }) => {
  const page = await openPage();
  await logInAsTalent(page);
  await page.goto('/castingcalls?sort=closing');
  const hearts = page.getByRole('button', { name: /^Save .* for later$/ });
  // They appear one by one, so the first one is known only at the end.
  await expect(hearts).toHaveCount(12);
  const heart = hearts.first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/saved-jobs/') && answer.ok()),
    heart.click(),
  ]);
  await expect(page.getByRole('button', { name, pressed: true }).first()).toBeVisible();

  await page.goto('/user/saved-casting-calls');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});

test('keeps casting call filters in the URL and saves the search under a name', async ({ openPage }) => {
  const page = await openPage(desktop);
  await logInAsTalent(page);
  await page.goto('/user/new-casting-calls');
  await page.getByText('Filter casting calls').click();
  await fill(page, { City: 'Mumbai' });
  await choose(page, { Category: 'ACTORS & ACTRESS' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\?city=Mumbai&category=ACTORS\+%26\+ACTRESS$/);

  await fill(page, { 'Search name': 'Acting in Mumbai' });
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/new-casting-calls$/);
  await page.getByRole('link', { name: 'Acting in Mumbai' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Mumbai');

  await page.getByRole('button', { name: 'Delete search Acting in Mumbai' }).click();
  await page.getByRole('button', { name: 'Delete search', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Acting in Mumbai' })).toHaveCount(0);
});

/** Returns the number of columns in the application form. */
function columnsOf(page: Page): Promise<number> {
  const fields = page.getByRole('form', { name: 'Application' }).getByRole('textbox');
  return fields.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
}

/** Expects a toast at the top right of the window. */
async function expectTopRight(page: Page, toast: Locator) {
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(80);
  expect(box?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
}

/** Fills the fields that are not prefilled from the profile and submits the form. */
async function sendForm(page: Page) {
  await fill(page, {
    'Instagram Link': 'https://instagram.com/ananya',
    'Role Information': 'I walked nights as a guard in Nagpur.',
  });
  await choose(page, { 'Travel or Relocation': 'Yes', 'Specified Dates': 'Yes' });
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: /Submit/ }).click();
  const toast = page.getByText('✅ Application submitted successfully!');
  await expect(toast).toBeVisible();
  await expectTopRight(page, toast);
}

async function openApplication(page: Page, id: string) {
  await page.goto(`/production/applicants/${id}`);
  await page.getByRole('link', { name: /View More/ }).click();
}

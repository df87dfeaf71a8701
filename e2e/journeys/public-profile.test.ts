import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from '#testing/expect.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

async function openSettings(page: Page) {
  await logInAsTalent(page);
  await page.getByText(/^Welcome, /).click();
  await page.getByRole('link', { name: 'Public Profile' }).click();
  await page.getByRole('heading', { name: 'Public Profile' }).waitFor();
}

/** The active share links listed in the settings. */
const activeLinks = (page: Page) => page.getByRole('list', { name: 'Active links' });

async function createLink(page: Page, label: string) {
  await page.getByLabel('Who is it for?').fill(label);
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(activeLinks(page)).toContainText(label);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const row = activeLinks(page).getByRole('listitem').filter({ hasText: label });
  await row.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
}

test('shares and ends a link of a talent whose profile is visible by link only', async ({
  openPage,
  product,
}) => {
  const page = await openPage(desktop);
  await openSettings(page);
  const name = (await page.getByText(/^Welcome, /).innerText()).replace('Welcome, ', '');
  const publicPage = new URL((await page.getByRole('link', { name: /\/t\// }).getAttribute('href')) ?? '')
    .pathname;
  await page.getByRole('radio', { name: /People with a link/ }).check();
  await expect(page.getByText('Visibility saved.')).toBeVisible();
  const address = await createLink(page, 'Casting of the river film');

  const visitor = await openPage();
  await visitor.goto(publicPage);
  await expect(visitor.getByRole('heading', { name: 'No profile found.' })).toBeVisible();
  const answer = await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect.poll(() => openedTimes(page)).toBe('opened once');
  expect(product.output()).not.toContain(address.split('/').at(-1));

  await page.getByRole('button', { name: 'Turn off link: Casting of the river film' }).click();
  await page.getByRole('button', { name: 'Turn off this link' }).click();
  await expect(page.getByText('Link turned off.')).toBeVisible();
  const gone = await visitor.reload();

  expect(gone?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await expect(visitor.getByText(name)).toBeHidden();

  await page.getByRole('radio', { name: /Everyone/ }).check();
  await expect(page.getByText('Visibility saved.')).toBeVisible();
  await visitor.goto(publicPage);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('downloads the comp card and shows the talent which house viewed the profile', async ({ openPage }) => {
  const page = await openPage();
  await openSettings(page);
  const name = (await page.getByText(/^Welcome, /).innerText()).replace('Welcome, ', '');
  const publicPage = new URL((await page.getByRole('link', { name: /\/t\// }).getAttribute('href')) ?? '')
    .pathname;
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Comp card' }).click(),
  ]);

  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(file.suggestedFilename()).toBe(`${name}, comp card.pdf`);
  expect(text).toContain(name);
  expect(text).toContain(`Contact ${name} through Kirdaar`);
  expect(text).not.toMatch(/@|\+91/);

  const house = await openPage(desktop);
  await logInAsHouse(house);
  await house.goto(publicPage);
  await expect(house.getByText(`${name} can see that your production house viewed this page.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Production houses that viewed me' })).toContainText(
    'Saat Rang Films',
  );
});

/** Reloads the settings and returns how often the first link was opened. */
async function openedTimes(page: Page) {
  await page.reload();
  const text = await activeLinks(page).getByRole('listitem').first().innerText();
  return /opened once|not opened yet/.exec(text)?.[0];
}

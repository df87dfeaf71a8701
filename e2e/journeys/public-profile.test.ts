import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from '#testing/expect.ts';
import { logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

/** The active share links listed in the settings. */
const activeLinks = (page: Page) => page.getByRole('list', { name: 'Active links' });

test('shares and ends a link of a talent whose profile is visible by link only, and downloads the comp card', async ({
  openPage,
  product,
}) => {
  const [page, visitor] = [await openPage({ width: 1280, height: 900 }), await openPage()];
  await logInAsTalent(page);
  await page.getByText(/^Welcome, /).click();
  await page.getByRole('link', { name: 'Public Profile' }).click();
  await page.getByRole('heading', { name: 'Public Profile' }).waitFor();
  const name = (await page.getByText(/^Welcome, /).innerText()).replace('Welcome, ', '');
  // An earlier attempt may have left it otherwise.
  await page.getByRole('radio', { name: /Everyone/ }).check();
  const publicPage = new URL((await page.getByRole('link', { name: /\/t\// }).getAttribute('href')) ?? '')
    .pathname;
  await page.getByRole('radio', { name: /People with a link/ }).check();
  await expect(page.getByText('Visibility saved.')).toBeVisible();
  const address = await createLink(page, 'Casting of the river film');

  expect((await visitor.request.get(publicPage)).status()).toBe(404);
  const answer = await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(answer?.headers()).toMatchObject({ 'cache-control': expect.stringContaining('no-store') });
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(product.output()).not.toContain(address.split('/').at(-1));

  await page.getByRole('button', { name: 'Turn off link: Casting of the river film' }).click();
  await page.getByRole('button', { name: 'Turn off this link' }).click();
  await expect(page.getByText('Link turned off.')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  await page.getByRole('radio', { name: /Everyone/ }).check();
  await expect.poll(async () => (await visitor.request.get(publicPage)).status()).toBe(200);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Comp card' }).click(),
  ]);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(file.suggestedFilename()).toBe(`${name}, comp card.pdf`);
  expect(text).toContain(`Contact ${name} through Kirdaar`);
});

/** Creates a link and returns the path that its button copies. */
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

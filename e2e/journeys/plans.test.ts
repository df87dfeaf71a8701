import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { sharedTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

test('buys, renews and cancels a plan by keyboard, charged once after a double click, going back and a reload', async ({
  product,
  openPage,
}) => {
  const page = await openPage(desktop);
  await startAsTalent(page, product.origin, 'Meera Nair');
  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await pressOn(page, 'button', /^View More….*Basic/);
  await expect(page.getByRole('dialog', { name: 'Everything in Basic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View More….*Basic/ })).toBeFocused();
  await pressOn(page, 'link', 'Buy Now Basic');
  await expect(page.getByText('This is a test. You won’t be charged.')).toBeVisible();
  await page.getByLabel(/^State where you live/).focus();
  await page.keyboard.type('Goa');
  await page.getByRole('button', { name: 'Pay ₹999' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();

  await page.goBack();
  await page.reload();
  await pressOn(page, 'button', 'Pay ₹999');
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹999' }).dblclick();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This order is paid. You can’t pay it twice.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the site' }).click();

  await expect(page.getByText('You have paid for Basic')).toBeVisible();
  const invoice = await textOfInvoice(page);
  expect(invoice).toContain('Meera Nair');
  expect(invoice).toMatch(/IGST/);
  expect(invoice).toMatch(/₹\s*999/);

  await page.getByRole('switch', { name: 'Auto-renew' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^On: 7 days and 1 day before/)).toBeVisible();
  await pressOn(page, 'button', 'Cancel plan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No active plan found.')).toBeVisible();
  await expect(page.getByText('You have paid for Basic')).toBeHidden();
});

async function pressOn(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press('Enter');
}

/** Returns the text of the only invoice. */
async function textOfInvoice(page: Page): Promise<string> {
  const buttons = page.getByRole('button', { name: /^Download PDF/ });
  await expect(buttons).toHaveCount(1);
  const [file] = await Promise.all([page.waitForEvent('download'), buttons.click()]);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  return (await extractText(pdf, { mergePages: true })).text;
}

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose } from '#testing/fill.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { WAIT_MS } from '#testing/wait.ts';

const desktop = { width: 1280, height: 900 };

test('sells Basic with its limits and an invoice, and upgrades to Pro crediting the unused days', async ({
  product,
  openPage,
}) => {
  const page = await openPage(desktop);
  await startAsTalent(page, product.origin, 'Ila Bose');
  await page.getByRole('link', { name: 'My Subscription' }).click();
  await expect(page.getByText('No active plan found.')).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();

  await page.getByRole('link', { name: 'Buy Now Basic' }).click();
  await expect(page.getByText('This is a test. You won’t be charged.')).toBeVisible();
  await choose(page, { 'State where you live': 'Kerala' });
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay ₹999' }).click();

  await expect(page.getByText('You have paid for Basic')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 50 used')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Auto-renew' })).not.toBeChecked();
  const invoice = await textOfInvoice(page, 1);
  expect(invoice).toContain('Ila Bose');
  expect(invoice).toContain('Kerala');
  expect(invoice).toMatch(/IGST/);
  expect(invoice).toMatch(/₹\s*999/);

  await page.getByRole('link', { name: 'Plans', exact: true }).click();
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await expect(page.getByText('₹2,000 for you now')).toBeVisible();
  await page.getByRole('link', { name: 'Buy Now Pro' }).click();
  await expect(page.getByText('365 unused days of Basic take ₹999 off the price.')).toBeVisible();
  await choose(page, { 'State where you live': 'Kerala' });
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay ₹2,000' }).click();

  await expect(page.getByText('You have paid for Pro')).toBeVisible();
  await expect(page.getByText('0 used, unlimited')).toBeVisible();
  expect(await textOfInvoice(page, 2)).toMatch(/₹\s*2,000/);
});

test('grants no plan for an abandoned or failed payment and allows another attempt', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  await startAsTalent(page, product.origin, 'Dev Rao');
  await openBuying(page);
  await goToPayment(page);
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await expect(page.getByText('Waiting for your payment for Basic')).toBeVisible();
  await expect(page.getByText('No active plan found.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Try again' }).click();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByText('Your payment for Basic failed')).toBeVisible();
  await expect(page.getByText('No active plan found.')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Try again' }).click();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('charges once after a double click, going back and a reload', async ({ product, openPage }) => {
  const page = await openPage();
  await startAsTalent(page, product.origin, 'Meera Nair');
  await openBuying(page);
  await page.getByRole('button', { name: 'Pay ₹999' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();

  await page.goBack();
  await page.reload();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Pay ₹999' }).dblclick();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This order is paid. You can’t pay it twice.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to the site' }).click();
  await page.reload();

  await expect(page.getByText('You have paid for Basic')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download PDF/ })).toHaveCount(1);
});

test('buys, renews and cancels a plan by keyboard alone', async ({ product, openPage }) => {
  const page = await openPage(desktop);
  await startAsTalent(page, product.origin, 'Asha Pillai');
  await page.goto('/user/plans');
  await pressOn(page, 'button', /^View More….*Basic/);
  await expect(page.getByRole('dialog', { name: 'Everything in Basic' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View More….*Basic/ })).toBeFocused();
  await pressOn(page, 'link', 'Buy Now Basic');
  await page.getByLabel(/^State where you live/).focus();
  await page.keyboard.type('Goa');
  await pressOn(page, 'button', 'Pay ₹999');
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await pressOn(page, 'button', 'Pay ₹999');

  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Auto-renew' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^On: 7 days and 1 day before/)).toBeVisible();
  await pressOn(page, 'button', 'Cancel plan');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page.getByText('No active plan found.')).toBeVisible();
  await expect(page.getByText('You have paid for Basic')).toBeHidden();
  // The refund and its credit note are created in the background.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Credit note /).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: WAIT_MS });
});

async function openBuying(page: Page) {
  await page.goto('/user/plans');
  await page.getByRole('link', { name: 'Buy Now Basic' }).click();
  await choose(page, { 'State where you live': 'Maharashtra' });
}

async function goToPayment(page: Page) {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible();
}

async function pressOn(page: Page, role: 'button' | 'link', name: string | RegExp) {
  await page.getByRole(role, { name }).focus();
  await page.keyboard.press('Enter');
}

/** Returns the text of the newest invoice once the given number of invoices is listed. */
async function textOfInvoice(page: Page, count: number): Promise<string> {
  const buttons = page.getByRole('button', { name: /^Download PDF/ });
  await expect(buttons).toHaveCount(count);
  const [file] = await Promise.all([page.waitForEvent('download'), buttons.first().click()]);
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  return (await extractText(pdf, { mergePages: true })).text;
}

async function expectNoViolations(page: Page) {
  // While a page loads, the previous one is faded and would fail the contrast check.
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
  expect(await accessibilityViolations(page)).toEqual([]);
}

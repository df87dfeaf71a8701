import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

test('support finds a buyer and refunds a part, with a credit note that the monthly taxes include', async ({
  openPage,
}) => {
  const [support, finance, talent] = [await openPage(), await openPage(), await openPage()];
  await logInAsStaff(support, 'support');
  await support.keyboard.press('Control+k');
  await support.getByRole('searchbox').fill('talent@kirdaar.example');
  await support.keyboard.press('Enter');
  await support.getByRole('region', { name: 'People' }).waitFor();
  await check(support);
  await support
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: 'Ananya Deshpande' })
    .click();
  await expect(support.getByRole('heading', { name: 'Ananya Deshpande' })).toBeVisible();
  await check(support);
  await support.getByRole('button', { name: 'Show email and mobile' }).click();
  await fill(support.getByRole('dialog'), { 'Reason, for the audit log': 'She asks for her money back.' });
  await support.getByRole('dialog').getByRole('button', { name: 'Show email and mobile' }).click();
  await expect(support.getByText('talent@kirdaar.example')).toBeVisible();

  await logInAsStaff(finance, 'finance');
  await finance.getByRole('link', { name: 'Money' }).click();
  await fill(finance, { 'Invoice number, payment ID or name': 'ananya' });
  await finance.getByRole('button', { name: 'Search' }).click();
  await finance.getByRole('link', { name: 'Ananya Deshpande, Basic' }).click();
  await finance.getByRole('button', { name: 'Refund' }).click();
  const dialog = finance.getByRole('dialog');
  await fill(dialog, { 'Amount in rupees': '1000' });
  await expect(dialog.getByText(/^Up to ₹9\d\d(\.\d\d)?\.$/)).toBeVisible();
  await fill(dialog, {
    'Amount in rupees': '118',
    'Reason, for your colleagues': 'A week without the site.',
  });
  await check(finance);
  await dialog.getByRole('button', { name: 'Refund ₹118' }).click();
  await expect(finance.getByText('Refund asked for.')).toBeVisible();
  await expect(async () => {
    await finance.reload();
    await expect(finance.getByRole('link', { name: /^Credit note KC/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await check(finance);

  await finance.getByRole('link', { name: 'Money' }).click();
  await check(finance);
  await finance.getByRole('link', { name: 'GST' }).click();
  await expect(finance.getByText(/^1 credit note: KC/)).toBeVisible();
  await check(finance);
  await finance.getByRole('link', { name: 'Prices' }).click();
  await expect(finance.getByRole('heading', { name: 'Basic' })).toBeVisible();
  await expect(finance.getByRole('button', { name: 'Save price' })).toHaveCount(0);
  await check(finance);

  await logInAsTalent(talent);
  await talent.goto('/user/my-subscription');
  await expect(talent.getByText(/^Credit note KC/).first()).toBeVisible();
});

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}

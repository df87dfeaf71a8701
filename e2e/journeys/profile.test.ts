import { picture } from '@kirdaar/server/testing/files';
import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fieldName, pageText, partOfText } from '#testing/page-text.ts';
import { filePayload } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };

test('keeps what was typed by keyboard alone across a reload, without accessibility violations', async ({
  product,
  openPage,
}) => {
  const page = await openPage(desktop);
  await startAsTalent(page, product.origin, 'Kabir Sen', '/user/complate-profile');
  await page.getByLabel('City *', { exact: true }).focus();
  await page.keyboard.type('Siliguri');

  await page.getByRole('combobox', { name: /^Skills/ }).focus();
  await page.keyboard.type('riding');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await accessibilityViolations(page)).toEqual([]);
  const menu = page.getByRole('listbox');
  expect(await menu.evaluate((list) => list.clientHeight)).toBeLessThanOrEqual(300);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Draft saved. Only you can see it.')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^We restored your unsaved changes/)).toBeVisible();
  await expect(page.getByLabel('City *', { exact: true })).toHaveValue('Siliguri');
  await expect(page.getByText('Horse Riding')).toBeVisible();
});

test("fills a profile in three steps with the browser's back button, and saves it with a photo, in Hindi", async ({
  product,
  openPage,
}) => {
  const page = await openPage({ ...desktop, language: 'hi' });
  await startAsTalent(page, product.origin, 'आशा राव', '/user/complate-profile');

  await page.getByLabel(fieldName(page, 'Date of Birth')).fill('1999-09-30');
  await pick(page, 'Gender', 'Female');
  await fill(page, { City: 'पुणे' });
  await expect(page.getByLabel(fieldName(page, 'State'))).toHaveValue('महाराष्ट्र');
  await next(page, 2);
  await fill(page, { 'Under Bust': '30' });
  await page.goBack();
  await expect(stepOf(page, 1)).toBeVisible();
  await page.goForward();
  await expect(stepOf(page, 2)).toBeVisible();
  await next(page, 3);
  await page.getByLabel(fieldName(page, 'Headshot')).setInputFiles(await filePayload(await picture()));
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: pageText(page, 'Save and Submit') }).click();

  await expect(page.getByText(pageText(page, 'Profile updated successfully!'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
  await page.getByRole('link', { name: pageText(page, 'Complete Profile') }).click();
  await expect(page.getByLabel(fieldName(page, 'Date of Birth'))).toBeDisabled();
  await expect(page.getByLabel(fieldName(page, 'City'))).toHaveValue('पुणे');
  await next(page, 2);
  await expect(page.getByLabel(fieldName(page, 'Under Bust'))).toHaveValue('30');
  await next(page, 3);
  await expect(page.getByRole('img', { name: pageText(page, 'Headshot') })).toBeVisible();
});

/** Clicks one of several visible answers to a question. */
async function pick(page: Page, question: string, answer: string) {
  await page
    .getByRole('group', { name: partOfText(page, question) })
    .getByText(pageText(page, answer), { exact: true })
    .click();
}

/** Continues to the next step of the wizard. */
async function next(page: Page, step: number) {
  await page.getByRole('button', { name: pageText(page, 'Save and Next') }).click();
  await expect(stepOf(page, step)).toBeVisible();
}

function stepOf(page: Page, step: number): Locator {
  return page.getByRole('group', { name: partOfText(page, 'Step {} of {}', String(step), '3') });
}

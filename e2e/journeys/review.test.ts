import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { openView } from '#testing/board-view.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

/** Counts the answered moves from now on. */
function countMoves(page: Page) {
  const counts = { moved: 0 };
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/review/moves')) counts.moved += 1;
  });
  return counts;
}

test('decides about applicants by keyboard, also offline, while a colleague follows', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 60);
  const board = `/production/applicants/${id}?view=board`;
  const [page, colleague] = [await openPage(desktop), await openPage(desktop)];
  await logInAsHouse(colleague, board);
  await logInAsHouse(page, board);
  const counts = countMoves(page);
  await page.getByRole('heading', { name: 'New 60' }).waitFor();

  for (let place = 1; place <= 46; place += 1) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByText(/^New: 46 of \d+/)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Write a note' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('spoke about Pune, likes 5 am starts');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'spoke about Pune' })).toBeVisible();

  // Faster than any hand, and past the end of the first page of applicants.
  for (let turn = 1; turn <= 8; turn += 1) await page.keyboard.press(turn % 2 ? 's' : 'p');
  await page.getByText(/^New: 54 of /).waitFor();
  await expect.poll(() => counts.moved).toBe(8);
  await page.context().setOffline(true);
  for (const key of ['s', 'p']) await page.keyboard.press(key);
  await expect(page.getByText('You are offline. 2 decisions will be sent when you are back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => counts.moved).toBe(10);
  await expect(page.getByText(/You are offline/)).not.toBeAttached();

  await page.getByText(/^New: 56 of /).waitFor();
  const last = await name.innerText();
  await page.keyboard.press('s');
  await Promise.all([page.waitForResponse('**/review/undo'), page.keyboard.press('u')]);
  await expect(page.getByRole('status').filter({ hasText: `Undone: ${last}` })).toBeAttached();
  await openView(page, 'Columns');
  for (const window of [page, colleague])
    for (const column of ['Shortlisted 5', 'Rejected 5'])
      await window.getByRole('heading', { name: column }).waitFor();

  await page.getByRole('link', { name: 'To send (10)' }).click();
  await expect(page.getByText(/decided not to continue with your application/).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('filters the board through the URL, keeps a selection in another view and downloads files', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 60);
  const page = await openPage(desktop);
  await logInAsHouse(page, `/production/applicants/${id}?view=board`);
  await page.getByRole('heading', { name: 'New 60' }).waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('City', { exact: true }).fill('Pune');
  await page.getByLabel('Not opened yet').check();
  await page.getByRole('button', { name: 'Show applicants' }).click();
  await expect(page).toHaveURL(/city=Pune&?.*unopened=1|unopened=1&?.*city=Pune/);
  await page.getByRole('heading', { name: 'New 20' }).waitFor();

  const boxes = page.getByRole('checkbox', { name: /^Select .* Applicant/ });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  // Another view keeps the selection and the filters.
  await openView(page, 'Faces');
  await expect(boxes).toHaveCount(20);
  await expect(page.getByText('4 selected')).toBeVisible();
  const cards = await fileOf(page, 'Download comp cards');
  expect(cards.subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await fileOf(page, 'CSV')).toString().trim().split('\n')).toHaveLength(21);
});

async function fileOf(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await file.path());
}

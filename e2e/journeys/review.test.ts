import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { openView } from '#testing/board-view.ts';
import { apply } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

/** Returns the number of applications in a column, from its heading. */
async function countIn(page: Page, column: string): Promise<number> {
  const heading = await page.getByRole('heading', { name: new RegExp(`^${column} \\d+$`) }).innerText();
  return Number(/\d+$/.exec(heading)?.[0]);
}

async function openBoard(page: Page, id: string, filters = '') {
  await page.goto(`/production/applicants/${id}?view=board${filters}`);
  await page.getByRole('heading', { name: /^New \d+$/ }).waitFor();
}

async function openMore(page: Page) {
  await page.getByText('More', { exact: true }).click();
}

const note = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'spoke about Pune, likes 5 am starts' });

/** Counts the answered moves from now on. */
function countMoves(page: Page) {
  const counts = { moved: 0 };
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/review/moves')) counts.moved += 1;
  });
  return counts;
}

test('decides about 200 applicants by keyboard, also offline, while a colleague and a talent’s phone follow', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 200);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  const counts = countMoves(page);
  await page.goto(`/production/applicants/${id}`);
  await openView(page, 'Columns');
  await page.getByRole('heading', { name: 'New 200' }).waitFor();

  for (let place = 1; place <= 46; place += 1) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const name = page.getByRole('heading', { level: 1 });
  await expect(page.getByText(/^New: 46 of \d+/)).toBeVisible();
  await expect(name).toBeFocused();
  const first = await name.innerText();
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('textbox', { name: 'Write a note' }).waitFor();
  await page.keyboard.press('n');
  await page.keyboard.type('spoke about Pune, likes 5 am starts');
  await page.keyboard.press('Control+Enter');
  await expect(note(page)).toBeVisible();

  // Faster than any hand, and past the end of the first page of applicants.
  for (let turn = 1; turn <= 8; turn += 1) await page.keyboard.press(turn % 2 ? 's' : 'p');
  await page.getByText(/^New: 54 of /).waitFor();
  await expect.poll(() => counts.moved).toBe(8);
  await page.context().setOffline(true);
  for (const key of ['s', 'p', 's', 'p']) await page.keyboard.press(key);
  await expect(page.getByText('You are offline. 4 decisions will be sent when you are back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => counts.moved).toBe(12);
  await expect(page.getByText(/You are offline/)).not.toBeAttached();

  await page.getByText(/^New: 58 of /).waitFor();
  const last = await name.innerText();
  await page.keyboard.press('s');
  await Promise.all([page.waitForResponse('**/review/undo'), page.keyboard.press('u')]);
  await expect(page.getByRole('status').filter({ hasText: `Undone: ${last}` })).toBeAttached();
  await openView(page, 'Columns');
  await page.getByRole('heading', { name: 'Shortlisted 6' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Rejected 6' })).toBeVisible();
  await openBoard(page, id);
  expect(await countIn(page, 'Shortlisted')).toBe(6);
  expect(await countIn(page, 'Rejected')).toBe(6);
  expect((await countIn(page, 'New')) + (await countIn(page, 'Opened'))).toBe(188);
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');

  // Someone applies late, and a colleague decides about them in another window.
  const [colleague, phone] = [await openPage(desktop), await openPage()];
  await logInAsHouse(colleague);
  await logInAsTalent(phone);
  for (const window of [page, colleague]) await openBoard(window, id, '&sort=newest');
  const lead = await page.getByText(/: \d+ applicants$/).innerText();
  const title = lead.slice(0, lead.lastIndexOf(':'));
  const late = (await phone.getByText(/^Welcome, /).innerText()).replace('Welcome, ', '');
  await apply(phone, id);
  await expect(page.getByRole('link', { name: late, exact: true })).toBeVisible();
  await colleague.getByRole('checkbox', { name: `Select ${late}` }).check();
  await colleague.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await page.getByRole('heading', { name: 'Shortlisted 7' }).waitFor();

  await page.getByRole('link', { name: 'To send (13)' }).click();
  await expect(page.getByText(/decided not to continue with your application/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Send 7 emails now' }).first().click();
  await expect(page.getByText('Sent 7 emails.')).toBeVisible();
  await page.getByRole('button', { name: 'Send tomorrow at 10:00 am' }).first().click();
  await expect(page.getByText(/^Scheduled \d+ emails?\.$/)).toBeVisible();
  await expect(page.getByText(/^Scheduled for /).first()).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await phone.goto('/user/my-application');
  const application = phone.getByRole('article').filter({ hasText: title });
  await expect(application.getByText('You are on the shortlist').first()).toBeVisible();
});

test('filters the board through the URL and moves the selected applicants together', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 60);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  await openBoard(page, id);
  // Of sixty applicants, fifty are loaded at first.
  await openMore(page);
  await page.getByRole('button', { name: 'Select all 60' }).click();
  await expect(page.getByText('60 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
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
  await openView(page, 'Columns');
  const [cards] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download comp cards' }).click(),
  ]);
  expect((await readFile(await cards.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await page.getByRole('heading', { name: 'Shortlisted 4' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'New 20' }).waitFor();

  // A colleague's open board follows the next move.
  const colleague = await openPage(desktop);
  await logInAsHouse(colleague);
  await openBoard(colleague, id);
  await boxes.nth(0).click();
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await colleague.getByRole('heading', { name: 'Shortlisted 1' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await colleague.getByRole('heading', { name: 'New 60' }).waitFor();

  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  await page.getByLabel('Start from').selectOption('Ask about availability');
  await expect(page.getByText(/^Hello .* Applicant \d+, are you still available for /)).toBeVisible();
  await page.getByRole('button', { name: 'Send to 2 applicants' }).click();
  await expect(page.getByText('Message sent to 2 applicants.')).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Save the current filters' }).click();
  await page.getByLabel('Name', { exact: true }).fill('New in Pune');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Delete New in Pune' }).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('heading', { name: 'New 60' }).waitFor();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'New in Pune', exact: true }).click();
  await page.getByRole('heading', { name: 'New 20' }).waitFor();

  await page.getByRole('link', { name: 'Remove City: Pune' }).click();
  await page.getByRole('heading', { name: 'New 60' }).waitFor();
  await openMore(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect((await readFile(await table.path(), 'utf8')).trim().split('\n')).toHaveLength(61);
});

test('shows a client the shared board without an account until the link is ended', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 3);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  await openBoard(page, id);
  await openMore(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Who is it for?').fill('Saffron Soap');
  await page.getByRole('button', { name: 'Create link' }).click();
  const links = page.getByRole('list', { name: 'Links to this board' });
  await expect(links).toContainText('Saffron Soap');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await links.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const sharedPath = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  const visitor = await openPage();
  await visitor.goto(sharedPath);
  await visitor.getByLabel(/^Your name/).fill('Priya Nair');
  await visitor.getByRole('button', { name: 'Show applicants' }).click();
  await expect(visitor.getByText(/shares these applicants with Saffron Soap/)).toBeVisible();
  await expect(visitor.getByRole('article')).toHaveCount(3);
  const pick = visitor.getByRole('group', { name: /^Your pick/ }).first();
  await pick.getByRole('button', { name: 'Maybe' }).click();
  await visitor
    .getByLabel(/^Comment on/)
    .first()
    .fill('A warm voice');
  // The open board of the house shows the answer without being loaded again.
  await expect(page.getByText(/Priya Nair.*Maybe.*A warm voice/)).toBeAttached();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityViolations(visitor)).toEqual([]);
  expect(product.output()).not.toContain(sharedPath.split('/').at(-1));

  await links.getByRole('button', { name: 'Turn off link: Saffron Soap' }).click();
  await links.getByRole('button', { name: 'Turn off this link' }).click();
  await expect(page.getByText('Link turned off.')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { fillCall } from '#testing/applicants.ts';
import { expect } from '#testing/expect.ts';
import { test } from '#testing/journey.ts';
import { logInAsHouse } from '#testing/log-in.ts';

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

const note = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'spoke about Pune, likes 5 am starts' });

/** Presses a key that leads to the next application and waits until it is shown. */
async function pressAndWaitForNext(page: Page, key: string, next: number) {
  await page.keyboard.press(key);
  await page.getByText(`New: ${next} of 50`).waitFor();
}

/** Counts successful responses from now on, by URL ending. */
function countAnswers(page: Page) {
  const answered = { '/view': 0, '/review/moves': 0 };
  page.on('response', (answer) => {
    if (!answer.ok()) return;
    if (answer.url().endsWith('/view')) answered['/view'] += 1;
    if (answer.url().endsWith('/review/moves')) answered['/review/moves'] += 1;
  });
  return answered;
}

// Each move takes three requests, so fifty moves take long on a busy machine.
const long = { timeout: 300_000 };

test(
  'triages fifty applicants by keyboard alone, with scores, a note and an undone move',
  long,
  async ({ openPage, product }) => {
    const id = await fillCall(product.dataDirectory, 50);
    const page = await openPage(desktop);
    await logInAsHouse(page);
    const answered = countAnswers(page);
    await page.goto(`/production/applicants/${id}`);
    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('heading', { name: 'New 50' }).waitFor();

    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const name = page.getByRole('heading', { level: 1 });
    await expect(page.getByText('New: 1 of 50')).toBeVisible();
    await expect(name).toBeFocused();
    const first = await name.innerText();
    await page.keyboard.press('4');
    await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('n');
    await page.keyboard.type('spoke about Pune, likes 5 am starts');
    await page.keyboard.press('Control+Enter');
    await expect(note(page)).toBeVisible();
    for (let place = 2; place <= 50; place += 1)
      await pressAndWaitForNext(page, place % 2 ? 'p' : 's', place);
    const last = await name.innerText();
    // The opening must be recorded first; otherwise an undone move would not return the application to
    // Opened.
    await expect.poll(() => answered['/view']).toBe(50);
    await page.keyboard.press('p');
    // The last announcement of moving on; the one about the undo follows it.
    await expect(page.getByRole('status').filter({ hasText: 'That was the last applicant' })).toBeAttached();
    const undone = page.waitForResponse((answer) => answer.url().endsWith('/review/undo') && answer.ok());
    await page.keyboard.press('u');
    await undone;
    await page.getByRole('heading', { name: 'New 0' }).waitFor();

    await expect(page.getByRole('status').filter({ hasText: `Undone: ${last}` })).toBeAttached();
    // Leaving the page would cancel requests that are still running.
    await expect.poll(() => answered['/review/moves']).toBe(50);
    await openBoard(page, id);
    expect(await countIn(page, 'New')).toBe(0);
    expect(await countIn(page, 'Opened')).toBe(1);
    expect(await countIn(page, 'Shortlisted')).toBe(25);
    expect(await countIn(page, 'Rejected')).toBe(24);
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole('button', { name: '4 of 5' })).toHaveAttribute('aria-pressed', 'true');
  },
);

test('filters the board through the URL and moves the selected applicants together', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 60);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  await openBoard(page, id);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('Not opened yet').check();
  await page.getByRole('button', { name: 'Show applicants' }).click();
  await expect(page).toHaveURL(/city=Pune&?.*unopened=1|unopened=1&?.*city=Pune/);
  await page.getByRole('heading', { name: 'New 20' }).waitFor();

  const boxes = page.getByRole('checkbox', { name: /^Select .* Applicant/ });
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download comp cards' }).click();
  expect((await readFile(await (await fetched).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
  await page
    .getByRole('group', { name: 'Shortlist 4 applicants?' })
    .getByRole('button', { name: 'Shortlist' })
    .click();
  await page.getByRole('heading', { name: 'Shortlisted 4' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'New 20' }).waitFor();

  await page.getByRole('link', { name: 'Remove City: Pune' }).click();
  await page.getByRole('heading', { name: 'New 60' }).waitFor();
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await readFile(await (await table).path(), 'utf8')).trim().split('\n')).toHaveLength(61);
});

test('shows a client the shared board without an account until the link is ended', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 3);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  await openBoard(page, id);
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
  await expect(visitor.getByText(/shares these applicants with Saffron Soap/)).toBeVisible();
  await expect(visitor.getByRole('article')).toHaveCount(3);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await accessibilityViolations(visitor)).toEqual([]);
  expect(product.output()).not.toContain(sharedPath.split('/').at(-1));

  await links.getByRole('button', { name: 'End link: Saffron Soap' }).click();
  await links.getByRole('button', { name: 'End this link' }).click();
  await expect(page.getByText('Link ended.')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'This link has ended.' })).toBeVisible();
});

test('has no accessibility violations on the board and an application, on a phone and on a desktop', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 12);
  for (const size of [undefined, desktop]) {
    const page = await openPage(size);
    await logInAsHouse(page);
    await openBoard(page, id);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page
      .getByRole('link', { name: / Applicant \d+$/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Decision' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  }
});

/** Returns the axe violations on the open page. */
async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`);
}

import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { openView } from '#testing/board-view.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

async function openBoard(page: Page, id: string, filters = '') {
  await page.goto(`/production/applicants/${id}?view=board${filters}`);
  await page.getByRole('heading', { name: /^New \d+$/ }).waitFor();
}

/** Returns where the first card begins, and how many of the elements are whole in sight in the row of the first. */
async function measure(page: Page, elements: string) {
  const [first, ...others] = await page.locator(elements).evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right, width }) => width > 100 && left >= 0 && right <= innerWidth)
      .map(({ top }) => Math.round(top)),
  );
  const cards = await page.locator('[data-application]').first().boundingBox();
  return { top: cards?.y, inRow: 1 + others.filter((top) => top === first).length };
}

test('fits six columns or eight faces on a laptop, drags cards by mouse and shows faces first on a phone', async ({
  openPage,
  product,
}) => {
  const id = await fillCall(product.dataDirectory, 40);
  const page = await openPage(desktop);
  await logInAsHouse(page);
  await openBoard(page, id);
  const name = /^Select .* Applicant/;
  const card = (place: number) => page.locator('[data-application]').nth(place);
  for (const stage of ['On hold', 'Shortlisted', 'Backup', 'Audition', 'Rejected']) {
    const column = page.getByRole('region', { name: new RegExp(`^${stage}`) });
    await card(0).dragTo(column);
    await page.getByRole('heading', { name: `${stage} 1` }).waitFor();
  }
  const columns = await measure(page, 'section[aria-labelledby^=column]');
  expect(columns.inRow).toBeGreaterThanOrEqual(6);
  expect(columns.top).toBeLessThanOrEqual(220);

  await openView(page, 'Faces');
  const faces = await measure(page, 'section:first-of-type [data-application]');
  expect(faces.top).toBeLessThanOrEqual(220);
  expect(faces.inRow).toBeGreaterThanOrEqual(8);
  const boxes = page.getByRole('checkbox', { name });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await card(1).dragTo(page.getByRole('navigation', { name: 'Stages' }).getByText('Backup'));
  await page.getByRole('heading', { name: 'Backup 3' }).waitFor();
  await expect(page.getByRole('status').filter({ hasText: '2 applicants moved to Backup' })).toBeAttached();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Backup 1' }).waitFor();

  const phone = await openPage();
  await logInAsHouse(phone);
  await phone.goto(`/production/applicants/${id}?view=grid`);
  await phone.getByRole('checkbox', { name }).first().waitFor();
  expect((await measure(phone, '[data-application]')).top).toBeLessThanOrEqual(280);
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

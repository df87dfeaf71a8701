import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { fillCall } from '#testing/applicants.ts';
import { openView } from '#testing/board-view.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';

const desktop = { width: 1280, height: 900 };

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
  await logInAsHouse(page, `/production/applicants/${id}?view=board`);
  const card = page.locator('[data-application]');
  for (const stage of ['On hold', 'Shortlisted', 'Backup', 'Audition', 'Rejected']) {
    await card.first().dragTo(page.getByRole('region', { name: new RegExp(`^${stage}`) }));
    await page.getByRole('heading', { name: `${stage} 1` }).waitFor();
  }
  const columns = await measure(page, 'section[aria-labelledby^=column]');
  expect(columns.inRow).toBeGreaterThanOrEqual(6);
  expect(columns.top).toBeLessThanOrEqual(220);
  expect(await accessibilityViolations(page)).toEqual([]);

  await openView(page, 'Faces');
  const faces = await measure(page, 'section:first-of-type [data-application]');
  expect(faces.top).toBeLessThanOrEqual(220);
  expect(faces.inRow).toBeGreaterThanOrEqual(8);

  const phone = await openPage();
  await logInAsHouse(phone, `/production/applicants/${id}?view=grid`);
  await phone
    .getByRole('checkbox', { name: /^Select .* Applicant/ })
    .first()
    .waitFor();
  expect((await measure(phone, '[data-application]')).top).toBeLessThanOrEqual(280);
  await phone
    .getByRole('link', { name: / Applicant \d+$/ })
    .first()
    .click();
  await phone.getByRole('region', { name: 'Decision' }).waitFor();
  expect(await accessibilityViolations(phone)).toEqual([]);
});

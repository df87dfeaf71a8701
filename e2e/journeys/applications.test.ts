import type { Locator, Page } from 'playwright-core';
import { storeMedia } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const title = 'Ferryman · Short Film';

test('lets a talent apply with library media and see that the house opened the application', async ({
  openPage,
  product,
}) => {
  const [house, talent] = [await openPage(desktop), await openPage(desktop)];
  await logInAsHouse(house, '/production/previous-job');
  const id = await postCall(house, 'Ferryman');
  await logInAsTalent(talent, `/user/castingcalldetails/${id}`);
  const token = await talent.evaluate(() => localStorage.getItem('token'));
  await storeMedia(product.origin, token ?? '');

  await talent.getByRole('link', { name: /^Apply/ }).click();
  await talent.getByRole('button', { name: 'Change these answers' }).click();
  await expect.poll(() => columnsOf(talent)).toBe(3);
  await expect(talent.getByLabel(/^Full Name/)).toHaveValue('Ananya Deshpande');
  await sendForm(talent);
  await expect(talent).toHaveURL(new RegExp(`/user/castingcalldetails/${id}$`));
  await expect(talent.getByRole('listitem').filter({ hasText: 'You applied' })).toBeVisible();

  await house.goto(`/production/applicants/${id}`);
  await Promise.all([
    house.waitForResponse((answer) => answer.url().endsWith('/view') && answer.ok()),
    house.getByRole('link', { name: /View More/ }).click(),
  ]);
  const received = house.getByRole('article').filter({ hasText: 'I walked nights as a guard in Nagpur.' });
  await expect(received.getByRole('img', { name: 'Headshot of Ananya Deshpande' })).toBeVisible();

  await talent.getByRole('link', { name: 'My Applications' }).first().click();
  const card = talent.getByRole('article').filter({ hasText: title });
  await card.getByText('History and more').click();
  const opened = card.getByRole('listitem').filter({ hasText: 'Opened by the production house' });
  await expect(opened.getByRole('time')).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d [ap]m IST$/);
});

/** Returns the number of columns in the application form. */
function columnsOf(page: Page): Promise<number> {
  const fields = page.getByRole('form', { name: 'Application' }).getByRole('textbox');
  return fields.evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size);
}

/** Expects a toast at the top right of the window. */
async function expectTopRight(page: Page, toast: Locator) {
  const box = await toast.boundingBox();
  expect(box?.y).toBeLessThan(80);
  expect(box?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
}

/** Fills the fields that are not prefilled from the profile and submits the form. */
async function sendForm(page: Page) {
  await fill(page, {
    'Instagram Link': 'https://instagram.com/ananya',
    'Role Information': 'I walked nights as a guard in Nagpur.',
  });
  await choose(page, { 'Travel or Relocation': 'Yes', 'Specified Dates': 'Yes' });
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: /Submit/ }).click();
  const toast = page.getByText('✅ Application submitted successfully!');
  await expect(toast).toBeVisible();
  await expectTopRight(page, toast);
}

import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { apply, startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

test('notifies an applicant in every window of what a house does, until they open it in one', async ({
  openPage,
  product,
}) => {
  const [house, talent] = [await openPage({ width: 1280, height: 900 }), await openPage()];
  await logInAsHouse(house);
  const job = await postCall(house, 'Postman');
  await startAsTalent(talent, product.origin, 'Meera Phadke');
  const other = await talent.context().newPage();
  await other.goto('/castingcalls');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications');
  await apply(talent, job);
  // Public pages also show the bell to a logged-in user.
  for (const window of [talent, other])
    await expect(bellOf(window)).toHaveAccessibleName('Notifications, 1 unread');

  await house.goto(`/production/view-job-details/${job}`);
  await house.getByRole('button', { name: 'Close', exact: true }).click();
  await house.getByRole('button', { name: /^Close and reject/ }).click();

  for (const window of [talent, other])
    await expect(bellOf(window)).toHaveAccessibleName('Notifications, 2 unread');
  await bellOf(other).press('Enter');
  await expect(unreadNotification(other)).toBeVisible();
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(bellOf(other)).toBeFocused();
  await bellOf(talent).click();
  await unreadNotification(talent).click();
  await expect(talent).toHaveURL(/\/user\/my-application$/);
  for (const window of [talent, other])
    await expect(bellOf(window)).toHaveAccessibleName('Notifications, 1 unread');
});

function bellOf(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** The newest unread notification about the casting call, in the menu of the bell. */
function unreadNotification(page: Page) {
  const bell = page.getByRole('navigation', { name: 'Notifications' });
  return bell.getByRole('link', { name: /Unread: .*Postman/ }).first();
}

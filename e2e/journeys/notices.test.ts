import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { apply, startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logInAsHouse } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const words = 'Thank you, Meera. We will not go on with this role.';

test('notifies an applicant in every window of what a house does and lets them turn off the email', async ({
  openPage,
  product,
}) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  await logInAsHouse(house);
  const job = await postCall(house, 'Postman');
  await startAsTalent(talent, product.origin, 'Meera Phadke');
  await apply(talent, job);
  const other = await talent.context().newPage();
  await other.goto('/castingcalls');
  await markAllRead(talent);

  await shortlist(house, job);
  // Opening is notified at once, a move only when the house sends it.
  await expect(bellOf(talent)).toHaveAccessibleName('Notifications, 1 unread');
  await sendDecisions(house, job);
  await expect(bellOf(talent)).toHaveAccessibleName('Notifications, 2 unread');
  await markAllRead(talent);

  await house.goto(`/production/view-job-details/${job}`);
  await house.getByRole('button', { name: 'Close', exact: true }).click();
  await house.getByLabel(/Message to rejected applicants/).fill(words);
  await house.getByRole('button', { name: /^Close and reject/ }).click();

  await expect(bellOf(talent)).toHaveAccessibleName('Notifications, 1 unread');
  // Public pages also show the bell to a logged-in user.
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 1 unread');
  await bellOf(other).press('Enter');
  await expect(unreadNotification(other)).toBeVisible();
  expect(await accessibilityViolations(other)).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(bellOf(other)).toBeFocused();
  await bellOf(talent).press('Enter');
  await expect(unreadNotification(talent)).toBeVisible();
  await talent.keyboard.press('Escape');
  await expect(bellOf(talent)).toBeFocused();
  await bellOf(talent).click();
  await unreadNotification(talent).click();
  await expect(talent).toHaveURL(/\/user\/my-application$/);
  await expect(bellOf(talent)).toHaveAccessibleName('Notifications');
  await expect(bellOf(other)).toHaveAccessibleName('Notifications');

  const stop = await unsubscribePath(house);
  await other.goto(stop);
  await other.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(
    other.getByText('You will no longer get notifications about applications by email.').first(),
  ).toBeVisible();
  await talent.goto('/user/account/messages');
  const byEmail = talent.getByRole('switch', { name: 'Applications: Email' });
  await expect(byEmail).not.toBeChecked();
  await byEmail.check();
  await expect(talent.getByText(/^Saved\./)).toBeVisible();
  await talent.reload();
  await expect(byEmail).toBeChecked();
});

function bellOf(page: Page) {
  return page.getByRole('button', { name: /^Notifications/ });
}

/** The unread notification of the house's action, in the menu of the bell. */
function unreadNotification(page: Page) {
  const bell = page.getByRole('navigation', { name: 'Notifications' });
  return bell.getByRole('link', { name: /Unread: .*Postman/ });
}

/** Opens the only application to a casting call from the board and shortlists it. */
async function shortlist(page: Page, job: string) {
  await page.goto(`/production/applicants/${job}?view=board`);
  await page.getByRole('heading', { name: 'New 1' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('New: 1 of 1').waitFor();
  // Leaving the page earlier would lose the move.
  await Promise.all([page.waitForResponse('**/review/moves'), page.keyboard.press('s')]);
}

/** Sends what was decided about the only applicant. */
async function sendDecisions(page: Page, job: string) {
  await page.goto(`/production/applicants/${job}/decisions`);
  await page.getByRole('button', { name: 'Send 1 email now' }).click();
}

async function markAllRead(page: Page) {
  await page.goto('/user/notices');
  // The notification arrives while the page is open.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Your application was sent/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bellOf(page)).toHaveAccessibleName('Notifications');
}

/** Returns the unsubscribe URL from the email about the closed casting call. */
async function unsubscribePath(page: Page): Promise<string> {
  const response = await page.request.get('/api/dev/outbox');
  const { messages }: { messages: { text: string }[] } = await response.json();
  const email = messages.find(({ text }) => text.includes(words));
  return /\/stop\/\S+/.exec(email?.text ?? '')?.[0] ?? '';
}

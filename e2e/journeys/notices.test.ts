import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { apply } from '#testing/apply.ts';
import { test } from '#testing/journey.ts';
import { logInAsHouse, logInAsTalent } from '#testing/log-in.ts';
import { postCall } from '#testing/post-call.ts';

const desktop = { width: 1280, height: 900 };
const words = 'Thank you, Meera. The watchman is cast.';

test('what a house does is told under the bell of its applicant, in every window, and the letter can be stopped', async ({
  openPage,
}) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  await logInAsHouse(house);
  const job = await postCall(house);
  await logInAsTalent(talent);
  await apply(talent, job);
  const other = await talent.context().newPage();
  await other.goto('/castingcalls');
  await markAllRead(talent);

  await shortlist(house, job);
  // That it was opened is told at once, the step once it can no longer be taken back.
  await expect(bellOf(talent)).toHaveAccessibleName('Notices, 1 unread');
  await expect(bellOf(talent)).toHaveAccessibleName('Notices, 2 unread', { timeout: 60_000 });
  await markAllRead(talent);

  await house.goto(`/production/view-job-details/${job}`);
  await house.getByRole('button', { name: 'Close', exact: true }).click();
  await house.getByLabel(/What they read/).fill(words);
  await house.getByRole('button', { name: 'Close and let them go' }).click();

  await expect(bellOf(talent)).toHaveAccessibleName('Notices, 1 unread');
  // A page that everybody may see has the bell too, for whoever is logged in.
  await expect(bellOf(other)).toHaveAccessibleName('Notices, 1 unread');
  await bellOf(other).press('Enter');
  await expect(toldOf(other)).toBeVisible();
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  await other.keyboard.press('Escape');
  await expect(bellOf(other)).toBeFocused();
  await bellOf(talent).press('Enter');
  await expect(toldOf(talent)).toBeVisible();
  await talent.keyboard.press('Escape');
  await expect(bellOf(talent)).toBeFocused();
  await bellOf(talent).click();
  await toldOf(talent).click();
  await expect(talent).toHaveURL(/\/user\/my-application$/);
  await expect(bellOf(talent)).toHaveAccessibleName('Notices');
  await expect(bellOf(other)).toHaveAccessibleName('Notices');

  const stop = await stopAddress(house);
  await other.goto(stop);
  await expect(other.getByText('Messages about applications no longer come by email.').first()).toBeVisible();
  await talent.goto('/user/account/messages');
  const byEmail = talent.getByRole('group', { name: 'Applications' }).getByRole('switch', { name: 'Email' });
  await expect(byEmail).not.toBeChecked();
  await byEmail.check();
  await expect(talent.getByText(/^Saved\./)).toBeVisible();
  await talent.reload();
  await expect(byEmail).toBeChecked();
});

function bellOf(page: Page) {
  return page.getByRole('button', { name: /^Notices/ });
}

/** The unread notice of what the house did, in the menu of the bell. */
function toldOf(page: Page) {
  const bell = page.getByRole('navigation', { name: 'Notices' });
  return bell.getByRole('link', { name: /Unread: .*Night Watchman/ });
}

/** Opens the one application to a call from the board, and takes the step. */
async function shortlist(page: Page, job: string) {
  await page.goto(`/production/applicants/${job}?view=board`);
  await page.getByRole('heading', { name: 'New 1' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText('New: 1 of 1').waitFor();
  await page.keyboard.press('s');
}

async function markAllRead(page: Page) {
  await page.goto('/user/notices');
  // It comes while the page is open.
  await page
    .getByRole('main')
    .getByRole('link', { name: /Your application is sent/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bellOf(page)).toHaveAccessibleName('Notices');
}

/** The address that a letter about the closed call gives its reader. */
async function stopAddress(page: Page): Promise<string> {
  const response = await page.request.get('/api/dev/outbox');
  const { messages }: { messages: { text: string }[] } = await response.json();
  const letter = messages.find(({ text }) => text.includes(words));
  return /\/stop\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
}

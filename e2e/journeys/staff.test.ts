import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';
import { joinAsStaff, logInAsStaff } from '#testing/staff-log-in.ts';

const desktop = { width: 1280, height: 800 };
const fee = 'Talent told us that they were asked for money.';

test('a fake call is reported and taken down, its house suspended by two, and an appeal answered by a third', async ({
  openPage,
  product,
}) => {
  const [house, talent] = [await openPage(desktop), await openPage()];
  const [moderator, owner, third] = [await openPage(), await openPage(desktop), await openPage()];
  await logInAsHouse(house);
  const call = await postCall(house);
  await logInAsTalent(talent);
  await talent.goto(`/castingcalls/${call}`);
  const company = await talent.locator('a[href^="/houses/"]').first().getAttribute('href');
  const statusOf = async (address: string) => (await talent.request.get(address)).status();
  await talent.getByRole('button', { name: 'Report this casting call' }).click();
  await talent.getByLabel('Asks for money').check();
  await fill(talent, { 'Details (optional)': 'They asked 2,000 for a “registration”.' });
  await talent.getByRole('button', { name: 'Send report' }).click();
  await expect(talent.getByText('Report sent.')).toBeVisible();

  await logInAsStaff(moderator, 'moderator', check);
  const report = moderator.getByRole('listitem').filter({ hasText: 'Casting call: Asks for money' });
  await expect(report).toHaveCount(2);
  // The other one belongs to the demo world.
  await report.last().getByRole('link').click();
  await expect(moderator.getByText('They asked 2,000 for a “registration”.')).toBeVisible();
  await check(moderator);
  const about = moderator.getByRole('link', { name: 'Open the casting call as it is now' });
  const review = await about.getAttribute('href');
  await moderator.getByRole('button', { name: 'Take the casting call down' }).click();
  await give(moderator, fee, 'Take down and close');
  await expect(moderator.getByText('They asked 2,000 for a “registration”.')).toHaveCount(0);
  await expect.poll(() => statusOf(`/castingcalls/${call}`)).toBe(404);

  await moderator.goto(review ?? '');
  await expect(moderator.getByText(`We told them: ${fee}`)).toBeVisible();
  await check(moderator);
  await moderator.getByRole('link', { name: 'Open this production house' }).click();
  await moderator.getByRole('button', { name: 'Propose to suspend' }).click();
  await give(moderator, fee, 'Propose');
  await expect(moderator.getByText('You proposed a suspension.')).toBeVisible();
  await check(moderator);
  await logInAsStaff(owner, 'owner');
  await owner.getByRole('link', { name: /^Suspend a production house/ }).click();
  expect(await statusOf(company ?? '')).toBe(200);
  await owner.getByRole('button', { name: 'Confirm suspension' }).click();
  await expect(owner.getByRole('button', { name: 'Undo' })).toBeVisible();
  await check(owner);
  await expect.poll(() => statusOf(company ?? '')).toBe(404);
  await owner.reload();
  await expect(owner.getByText('This production house is suspended.')).toBeVisible();
  await expect(owner.getByRole('region', { name: 'History' })).toContainText('Took a casting call down');
  await check(owner);

  await house.goto('/production/previous-job');
  await house.getByRole('link', { name: 'Read why and appeal' }).click();
  await expect(house.getByText(fee)).toBeVisible();
  await check(house);
  await fill(house, { 'Why the decision is wrong': 'Somebody used our name. We told the police.' });
  await house.getByRole('button', { name: 'Send appeal' }).click();
  await expect(house.getByText(/^You appealed on/)).toBeVisible();

  await owner.goto('/admin');
  await owner.getByRole('link', { name: /^Suspension/ }).click();
  await expect(owner.getByText('You made this decision, so a colleague must answer.')).toBeVisible();
  await joinAsStaff(third, product.dataDirectory, 'third@staff.example', check);
  await third.getByRole('link', { name: /^Suspension/ }).click();
  await expect(third.getByText('Somebody used our name. We told the police.')).toBeVisible();
  await check(third);
  await third.getByRole('button', { name: 'Accept appeal' }).click();
  await give(third, 'You are right.', 'Accept appeal');
  await expect(third).not.toHaveURL(/appeals/);

  await expect.poll(() => statusOf(company ?? '')).toBe(200);
  await third.goto('/admin/audit-log');
  for (const act of ['Confirmed a suspension', 'Accepted an appeal'])
    await expect(third.getByText(act, { exact: true }).last()).toBeVisible();
  await check(third);
  await house.reload();
  await expect(house.getByText('Our team: You are right.')).toBeVisible();
  await expect(house.getByRole('link', { name: 'Read why and appeal' })).toHaveCount(0);
});

/** Writes the reason in the open dialog and sends it. */
async function give(page: Page, reason: string, button: string) {
  const dialog = page.getByRole('dialog');
  await check(page);
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}

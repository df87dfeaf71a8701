import { picture } from '@kirdaar/server/testing/files';
import type { Locator, Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { registerByApi } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logIn, logInAsHouse, logInAsTalent, newPerson } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { filePayload, postCall } from '#testing/post-call.ts';
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

test('support finds a code that was sent, corrects a birth date with a colleague, and a paid badge shows once checked', async ({
  openPage,
  product,
}) => {
  const [talent, support, colleague] = [await openPage(), await openPage(desktop), await openPage(desktop)];
  const person = newPerson('Rhea Dutt');
  await registerByApi(product.origin, person);
  const document = await filePayload(await picture('document.png'));

  await logInAsStaff(support, 'support');
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await click(support.getByRole('searchbox'));
  await support.keyboard.type(`${person.email}\n`);
  await click(support.getByRole('link', { name: person.name }));
  const messages = support.getByRole('region', { name: 'Messages sent' });
  await expect(messages.getByRole('listitem').filter({ hasText: /is your .* code/ })).toContainText('Sent');
  expect(clicks).toBeLessThanOrEqual(4);

  await support.getByRole('button', { name: 'Correct data' }).click();
  const correction = support.getByRole('dialog');
  await choose(correction, { 'What is wrong': 'Date of birth' });
  await fill(correction, {
    'Correct value': '1994-02-03',
    'Reason, for the audit log': 'She sent her passport.',
  });
  await correction.getByLabel('Document that shows it').setInputFiles(document);
  await check(support);
  await correction.getByRole('button', { name: 'Save correction' }).click();
  await expect(support.getByRole('link', { name: 'Date of birth' })).toBeVisible();

  await logInAsStaff(colleague, 'moderator');
  await colleague.getByRole('link', { name: /^Correct a date of birth/ }).click();
  await confirm(colleague, 'Correct the date of birth');
  await talent.goto('/user/login');
  await logIn(talent, person.email);
  await talent.getByRole('heading', { name: 'Popular Casting Calls' }).waitFor();
  await expect(async () => {
    await talent.goto('/user/complate-profile');
    await expect(talent.getByLabel('Date of Birth')).toHaveValue('1994-02-03', { timeout: 2000 });
  }).toPass();

  await talent.goto('/user/plans');
  await talent.getByRole('link', { name: 'Buy Now Basic' }).click();
  await choose(talent, { 'State where you live': 'Kerala' });
  await talent.getByRole('button', { name: /^Pay ₹/ }).click();
  await talent.getByRole('heading', { name: 'Test payment' }).waitFor();
  await talent.getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(talent.getByText('Active', { exact: true })).toBeVisible();
  await talent.goto('/user/account');
  await talent.getByLabel('Photo ID').setInputFiles(document);
  await talent.getByRole('button', { name: 'Send document' }).click();
  await expect(talent.getByText('We are checking your document.')).toBeVisible();

  const id = await talent.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id);
  await talent.goto(`/talent/${id}`);
  await expect(talent.getByRole('heading', { name: person.name })).toBeVisible();
  await expect(talent.getByText('Identity verified')).toHaveCount(0);

  await colleague.goto('/admin');
  await colleague
    .getByRole('link', { name: /^Identity check for the verified badge/ })
    .filter({ hasText: person.name })
    .click();
  await confirm(colleague, 'Give the badge');
  await expect(async () => {
    await talent.reload();
    await expect(talent.getByText('Identity verified')).toBeVisible({ timeout: 2000 });
  }).toPass();
});

/** Decides, and confirms it in the dialog that asks. */
async function confirm(page: Page, decision: string) {
  await page.getByRole('button', { name: decision }).click();
  await check(page);
  await page.getByRole('dialog').getByRole('button', { name: decision }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

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

import type { Page } from 'playwright-core';
import { accessibilityViolations } from '#testing/accessibility.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logInAsTalent } from '#testing/join.ts';
import { test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

const forAll = 'Payments pause on Sunday morning.';
const forTalent = 'Keep your showreel up to date.';

test('staff announce for everyone and for talent; a reader dismisses it, and staff end it', async ({
  openPage,
}) => {
  const [owner, reader] = [await openPage({ width: 1280, height: 800 }), await openPage()];
  await logInAsStaff(owner, 'owner');
  await owner.getByRole('link', { name: 'Announcements' }).click();
  await announce(owner, 'everyone', forAll);
  await announce(owner, 'talent', forTalent);
  await check(owner);

  await reader.goto('/castingcalls');
  await expect(reader.getByText(forAll)).toBeVisible();
  await expect(reader.getByText(forTalent)).toBeHidden();
  await check(reader);
  await reader.getByRole('button', { name: 'Dismiss' }).click();
  await expect(reader.getByText(forAll)).toBeHidden();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.getByText(forAll)).toBeHidden();
  // Without loading a document again, because a login is a change of the session.
  await logInAsTalent(reader);
  await expect(reader.getByText(forTalent)).toBeVisible();
  await check(reader);

  for (const text of [forAll, forTalent]) {
    await owner.getByRole('button', { name: `End ${text}` }).click();
    await owner.getByRole('button', { name: 'End announcement' }).click();
    await expect(owner.getByRole('button', { name: `End ${text}` })).toHaveCount(0);
  }
  await check(owner);
  await reader.goto('/user/home');
  await expect(reader.getByText(forTalent)).toHaveCount(0);
  await owner.goto('/admin/figures');
  await expect(owner.getByRole('img', { name: /^Registrations/ })).toBeVisible();
  await check(owner);
});

async function announce(page: Page, audience: string, text: string) {
  await page.getByRole('button', { name: 'New announcement' }).click();
  await page.getByLabel('For').selectOption(audience);
  await fill(page, { 'Text in English': text, 'Text in Hindi': 'ज़रूरी सूचना।' });
  await check(page);
  await page.getByRole('button', { name: 'Save announcement' }).click();
  await expect(page.getByText(text)).toBeVisible();
}

async function check(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([]);
}

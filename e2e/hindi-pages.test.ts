import { jobProjectTypes } from '@kirdaar/contract/rules/vocabulary';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { textViolations, widthViolations } from '#testing/accessibility.ts';
import { follow, headingOf } from '#testing/addresses.ts';
import { queryDatabase } from '#testing/database.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

/** Two people of the demo world whom no other journey needs. */
const talent = 'ayesha.shaikh@mail.example';
const house = 'reviewer@kirdaar.example';

const pages = {
  visitor: ['/', '/castingcalls', '/plans', '/no/such/page'],
  talent: [
    '/user/my-application',
    '/user/media',
    '/user/complate-profile',
    '/user/account/messages',
    '/user/account/consents',
  ],
  house: ['/production/profiles', '/production/previous-job', '/production/notices'],
  staff: ['/admin/money', '/admin/money/prices', '/admin/figures'],
};

test('pages in Hindi are accessible and fit a small phone, also with large text', async ({
  openPage,
  product,
}) => {
  await queryDatabase(product.dataDirectory, `update account set language = 'hi' where email = any($1)`, [
    [talent, house],
  ]);
  const size = { width: 360, height: 740, language: 'hi' } as const;
  const found: string[] = [];

  const visitor = await openPage(size);
  for (const address of pages.visitor) {
    await visitor.goto(`/hi${address}`, { waitUntil: 'domcontentloaded' });
    found.push(...(await problemsOn(visitor, address)));
  }
  await visitor.goto('/user/login');
  await logIn(visitor, talent, 'kirdaar-demo');
  await visitor.waitForURL(/\/popular-casting-calls/);
  found.push(...(await problemsOfArea(visitor, pages.talent)));

  const member = await openPage(size);
  await member.goto('/production/login');
  await logIn(member, house, 'kirdaar-demo');
  await member.waitForURL(/\/production\/(?!login)/);
  const [call] = await queryDatabase<{ id: string }>(
    product.dataDirectory,
    `select job.id from job join account using (production_house_id) where account.email = $1 limit 1`,
    [house],
  );
  found.push(...(await problemsOfArea(member, [...pages.house, `/production/view-job-details/${call?.id}`])));

  const staff = await openPage(size);
  await logInAsStaff(staff, 'owner');
  found.push(...(await problemsOfArea(staff, pages.staff)));

  expect(found).toEqual([]);
});

/** Follows links to pages of an area, which is open. */
async function problemsOfArea(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const before = await headingOf(page);
    await follow(page, `/hi${address}`);
    await expect.poll(() => headingOf(page), { message: address }).not.toBe(before);
    found.push(...(await problemsOn(page, address)));
  }
  return found;
}

async function problemsOn(page: Page, address: string): Promise<string[]> {
  await page.locator('h1').first().waitFor();
  const violations = [...(await textViolations(page)), ...(await widthViolations(page))];
  const found = violations.map((violation) => `${address}: ${violation}`);
  const language = await page.locator('html').getAttribute('lang');
  const title = await headingOf(page);
  if (!language?.startsWith('hi')) found.push(`${address}: in ${language}`);
  if (!/[ऀ-ॿ]/.test(title)) found.push(`${address}: headed “${title}”`);
  const names = await page.locator('[aria-label]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const parts = [await page.locator('body').innerText(), ...names].join('\n').split(/[\n·]/);
  // Of all words, these also come from the database.
  const english = parts.filter((part) => jobProjectTypes.some((type) => type === part.trim()));
  found.push(...english.map((part) => `${address}: “${part}” is English`));
  return found;
}

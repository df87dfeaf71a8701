import { readFile } from 'node:fs/promises';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { textOfPdf } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { accessibilityViolations, widthViolations } from '#testing/accessibility.ts';
import { queryDatabase } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';

const houseMobile = '+919000000000';
const talentMobile = '+919000000100';

test('a house and a talent sign the terms by codes and download the same deal memo, on two phones', async ({
  openPage,
  product,
}) => {
  const { origin } = product;
  const [house, talent] = [await openPage(), await openPage()];
  const [role] = await queryDatabase<{ id: string }>(
    product.dataDirectory,
    `select application.id from application join account on account.id = talent_id
      where email = 'talent@kirdaar.example' and application.stage = 'viewed'
      order by applied_at limit 1`,
  );
  if (!role) throw new Error('The demo talent has no application that waits.');

  const day = addDays(dayInIndia(new Date()), 200);
  await logInAsHouse(house, `/production/terms/${role.id}`);
  await fill(house, { 'Fee in rupees': '15000', 'First day': day, 'Last day': day });
  await choose(house, { 'Fee is for': 'The whole job' });
  await house.getByRole('button', { name: 'Continue to sign' }).click();
  await enterCode(house, await codeSentTo(origin, houseMobile, /sign/), 'Sign and send');
  await expect(house.getByRole('heading', { name: 'To be signed' })).toBeVisible();
  await logInAsTalent(talent, '/user/my-application');
  await talent.getByRole('link', { name: 'Read and sign the terms' }).click();
  await talent.getByRole('button', { name: 'Sign', exact: true }).click();
  await enterCode(talent, await codeSentTo(origin, talentMobile, /sign/), 'Sign');
  await expect(talent.getByRole('heading', { name: 'Terms in force' })).toBeVisible();
  await house.reload();
  const [own, other] = [await memo(talent), await memo(house)];
  expect(own.equals(other)).toBe(true);
  expect(await textOfPdf(own)).toContain('15,000');

  expect([...(await accessibilityViolations(talent)), ...(await widthViolations(talent))]).toEqual([]);
});

async function enterCode(page: Page, code: string, action: string) {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: action, exact: true }).click();
}

/** Downloads the deal memo in English. */
async function memo(page: Page): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Deal memo (English)' }).click(),
  ]);
  return readFile(await file.path());
}

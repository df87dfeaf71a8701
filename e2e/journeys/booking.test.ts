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
import { codeSentTo, messageSentTo, newestIn } from '#testing/outbox.ts';

const houseMobile = '+919000000000';
const talentMobile = '+919000000100';

test('a house asks who is free, both sign the terms, and late pay is asked for and marked, on two phones', async ({
  openPage,
  product,
}) => {
  const { origin } = product;
  const query = <Row>(text: string, values: unknown[] = []) =>
    queryDatabase<Row>(product.dataDirectory, text, values);
  const [house, talent] = [await openPage(), await openPage()];
  await logInAsHouse(house);
  await logInAsTalent(talent);
  const [role] = await query<{ id: string; job_id: string }>(
    `select application.id, job_id from application join account on account.id = talent_id
      where email = 'talent@kirdaar.example' and application.stage = 'viewed'
      order by applied_at limit 1`,
  );
  if (!role) throw new Error('The demo talent has no application that waits.');

  const day = addDays(dayInIndia(new Date()), 200);
  await house.goto(`/production/applicants/${role.job_id}?view=grid&search=Ananya`);
  await house.getByRole('checkbox', { name: 'Select Ananya Deshpande' }).check();
  await house.getByRole('button', { name: 'Ask dates' }).click();
  await fill(house, { 'First day': day });
  await house.getByRole('button', { name: 'Send question' }).click();
  await expect(house.getByText('1 applicant asked.')).toBeVisible();
  await talent.goto(await newestIn(origin, 'talent@kirdaar.example', /\/availability\/\S+/, /free/));
  await talent.getByRole('button', { name: 'Yes, free' }).click();
  await expect(talent.getByText('Answer sent to the production house.')).toBeVisible();

  await house.goto(`/production/terms/${role.id}`);
  await fill(house, { 'Fee in rupees': '15000', 'First day': day, 'Last day': day });
  await choose(house, { 'Fee is for': 'The whole job' });
  await house.getByRole('button', { name: 'Continue to sign' }).click();
  await enterCode(house, await codeSentTo(origin, houseMobile, /sign/), 'Sign and send');
  await expect(house.getByRole('heading', { name: 'To be signed' })).toBeVisible();
  await talent.goto('/user/my-application');
  await talent.getByRole('link', { name: 'Read and sign the terms' }).click();
  await talent.getByRole('button', { name: 'Sign', exact: true }).click();
  await enterCode(talent, await codeSentTo(origin, talentMobile, /sign/), 'Sign');
  await expect(talent.getByRole('heading', { name: 'Terms in force' })).toBeVisible();
  await house.reload();
  const [own, other] = [await memo(talent), await memo(house)];
  expect(own.equals(other)).toBe(true);
  expect(await textOfPdf(own)).toContain('15,000');

  // The work was done five weeks ago, and is to be paid within 30 days.
  const past = addDays(dayInIndia(new Date()), -35);
  await query(
    `with past as (select set_config('session_replication_role', 'replica', false))
      update offer_terms set days = daterange($2, $2::date + 1) from past where application_id = $1`,
    [role.id, past],
  );
  await query(`insert into pgboss.job (name, data) values ('remind-of-pay', '{}')`);
  await messageSentTo(origin, 'house@kirdaar.example', /neither of you has marked it as paid/);
  await house.reload();
  await expect(house.getByText(/Overdue by 5 days\.$/)).toBeVisible();
  await house.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(house.getByLabel('Amount in rupees')).toHaveValue('15000');
  await house.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(house.getByText(/^Marked paid by you: ₹15,000 on /)).toBeVisible();
  await messageSentTo(origin, 'talent@kirdaar.example', /₹15,000/);
  await talent.reload();
  await expect(talent.getByText(/^Marked paid by the production house: ₹15,000 on /)).toBeVisible();
  for (const page of [house, talent]) {
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await widthViolations(page)).toEqual([]);
  }
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

import { picture } from '@kirdaar/server/testing/files';
import type { Page } from 'playwright-core';
import { apply } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { joinAsHouse, logIn, logInAsTalent, newPerson } from '#testing/join.ts';
import { busyTest as test } from '#testing/journey.ts';
import { postCall } from '#testing/post-call.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';
import { WAIT_MS } from '#testing/wait.ts';

/** The owner of a house of the demo world whose first document waits. */
const newHouse = 'newhouse@kirdaar.example';
const unreadable = 'We cannot read the document. Send a sharper picture.';

test('updates the panel after a house completes its profile', async ({ product, openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  const person = newPerson('Studio Ira');
  await joinAsHouse(page, product.origin, person);
  await logIn(page, person.email);
  await expect(page.getByRole('img', { name: 'Profile completion: 60%' })).toBeVisible();
  await expect(page.getByText('Not updated yet')).toBeVisible();

  await page.getByRole('link', { name: 'Complete Profile' }).click();
  await fill(page, { 'Owner Name': 'Ira Sen', Location: 'Mumbai', Website: 'studio.example' });
  await choose(page, { 'Type of Work': 'Advertisement' });
  await page.getByLabel('Ad Agency').check();
  await page.getByLabel('OTT').check();
  await page.getByLabel('Logo').setInputFiles(await asUpload());
  await expect(page.getByRole('img', { name: 'Company profile: 91%' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Owner Name/)).toHaveValue('Ira Sen');
  await page.getByLabel('Logo').setInputFiles(await asUpload());
  await page.getByRole('button', { name: 'Save and Go back' }).click();

  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/production\/add-job/);
  await expect(page.getByRole('img', { name: 'Profile completion: 100%' })).toBeVisible();
  await expect(page.getByText('Type of Work: Advertisement')).toBeVisible();
  await page.goto('/production/complete-profile');
  await expect(page.getByLabel('OTT')).toBeChecked();
  await expect(page.getByLabel('Website')).toHaveValue('https://studio.example');
});

test('tells a house why staff rejected its document, and shows its badge after another is verified', async ({
  openPage,
}) => {
  const [house, talent, staff] = [
    await openPage({ width: 1280, height: 900 }),
    await openPage(),
    await openPage(),
  ];
  await house.goto('/production/login');
  await logIn(house, newHouse, 'kirdaar-demo');
  await house.getByText(/^Welcome, /).waitFor();
  const job = await postCall(house, 'Gardener');
  await logInAsTalent(talent);
  await apply(talent, job);
  const applicant = await talent.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').id);
  const email = house.getByText('talent@kirdaar.example');

  await house.goto(`/production/applicant-profile/${applicant}`);
  await expect(house.getByText(/^You can see an applicant’s email, mobile number/)).toBeVisible();
  await expect(email).toBeHidden();
  await logInAsStaff(staff, 'moderator');
  await staff.getByRole('link', { name: 'PAN card of the company or its owner · Neelkanth' }).click();
  await staff.getByRole('button', { name: 'Reject' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: unreadable }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();
  await showsInTime(house, '/production/complete-profile', `Your document was rejected: ${unreadable}`);
  await choose(house, { Document: 'GST certificate' });
  await house.getByLabel(/^File/).setInputFiles(await asUpload());
  await house.getByRole('button', { name: 'Send document' }).click();
  await expect(house.getByText('We are checking your document.')).toBeVisible();

  await staff.goto('/admin');
  await staff.getByRole('link', { name: 'GST certificate · Neelkanth' }).click();
  await expect(staff.getByRole('img', { name: 'The document' })).toBeVisible();
  await fill(staff, { CIN: 'U92490XX2015PTC123456' });
  await expect(staff.getByText('XX is not a State in a CIN.')).toBeVisible();
  await fill(staff, { CIN: 'U92490MH2015PTC123456' });
  await staff.getByRole('button', { name: 'Verify' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(staff.getByLabel('CIN')).toBeHidden();
  await showsInTime(house, '/production/complete-profile', 'Verified by documents');
  await house.goto(`/production/applicant-profile/${applicant}`);
  await expect(email).toBeVisible();
  await talent.goto(`/castingcalls/${job}`);
  await expect(talent.getByText('Verified by documents')).toBeVisible();
  await house.goto(`/production/application-details/${applicant}`);
  await house
    .getByRole('main')
    .getByRole('link', { name: /^Message/ })
    .click();
  await house.getByLabel('Message', { exact: true }).fill('Could you come on Friday?');
  await house.getByRole('button', { name: 'Send' }).click();
  await expect(house.getByRole('log')).toContainText('Could you come on Friday?');
  await talent.goto('/user/messages');
  await talent
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Could you come' })
    .getByRole('link')
    .click();
  await expect(talent.getByText('Verified by documents')).toBeVisible();
});

async function asUpload() {
  const file = await picture('logo.png');
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

/** Expects a text on a page once a decision of staff has taken effect. */
async function showsInTime(page: Page, path: string, text: string) {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: WAIT_MS });
}

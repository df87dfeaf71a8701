import type { Page } from 'playwright-core';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { logIn } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fieldName } from '#testing/page-text.ts';

test('reports an ended session when a form is sent, and restores the form after the login', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const { email } = await startAsTalent(page, product.origin, 'Tara Iyer', '/user/complate-profile?step=3');
  const experience = page.getByLabel(fieldName(page, 'Acting Experience'));
  await experience.fill('Eleven years with a theatre group.');

  await endSession(page, product.origin);
  await page.getByRole('button', { name: 'Save and Submit' }).click();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await logIn(page, email);

  await expect(page).toHaveURL(/\/user\/complate-profile/);
  await expect(experience).toHaveValue('Eleven years with a theatre group.');
});

test('stays logged in when the browser has cleared its storage, until logging out without a connection', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  await startAsTalent(page, product.origin, 'Mira Nair');
  await page.evaluate(() => localStorage.clear());

  await page.goto('/user/my-application');
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
  await page.route('**/logout', (route) => route.abort());
  await page.getByText(/^Welcome, /).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto('/user/my-application');

  await expect(page).toHaveURL(/\/user\/login/);
});

/** Ends the session without the page noticing, as another device could. */
async function endSession(page: Page, origin: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${origin}/api/user/logout`, { method: 'POST', headers });
}

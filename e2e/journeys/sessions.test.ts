import type { Page } from 'playwright-core';
import { startAsTalent } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, logInAsHouse, logInAsTalent, password } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { fillJobPost } from '#testing/post-call.ts';

test('redirects a user from a page of the other role to their own start page', async ({ openPage }) => {
  const talent = await openPage();
  const house = await openPage();
  await logInAsTalent(talent);
  await logInAsHouse(house);

  await talent.goto('/production/add-job');
  await house.goto('/user/my-application');

  await expect(talent).toHaveURL(/\/user\/popular-casting-calls/);
  await expect(house).toHaveURL(/\/production\/add-job/);
});

test('returns from the login to the requested page', async ({ openPage }) => {
  const page = await openPage();

  await page.goto('/user/my-application');
  await expect(page).toHaveURL(/\/user\/login/);
  await logIn(page, 'talent@kirdaar.example', 'kirdaar-demo');

  await expect(page).toHaveURL(/\/user\/my-application$/);
  await page.goto('/user/login');
  await expect(page).toHaveURL(/\/user\/popular-casting-calls/);
});

test('restores a form that was reloaded after the session ended', async ({ product, openPage }) => {
  const page = await openPage();
  const { email } = await startAsTalent(page, product.origin, 'Tara Iyer');
  await page.goto('/user/new-casting-calls');
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  await fill(page, { 'Role Information': 'I have waited for this one.', Location: 'Chennai' });
  const address = page.url();

  await endSession(page, product.origin);
  await page.reload();
  await page.waitForURL(/\/user\/login/);
  await logIn(page, email);

  await expect(page).toHaveURL(address);
  await expect(page.getByLabel(/^Role Information/)).toHaveValue('I have waited for this one.');
  await expect(page.getByLabel(/^Location/)).toHaveValue('Chennai');
});

test('stays logged in when the browser has cleared its storage, until logging out', async ({
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
  await page.goto('/user/my-application');

  await expect(page).toHaveURL(/\/user\/login/);
});

test('deletes an account with its password and keeps it when its owner logs in again', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const { email } = await startAsTalent(page, product.origin, 'Lata Sen');
  await page.goto('/user/account');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const section = page.getByRole('region', { name: 'Delete account' });
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();

  await logIn(page, email);
  await expect(page.getByText('Your account will not be deleted.')).toBeVisible();
});

test('reports an ended session when a form is sent and restores the form after login', async ({
  product,
  openPage,
}) => {
  const page = await openPage({ width: 1280, height: 900 });
  await logInAsHouse(page);
  await fillJobPost(page);

  await endSession(page, product.origin);
  await page.getByRole('button', { name: 'Add Job Post' }).click();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await logIn(page, 'house@kirdaar.example', 'kirdaar-demo');

  await expect(page.getByLabel(/^Role Title/)).toHaveValue('Night Watchman');
  await page.getByRole('button', { name: 'Add Job Post' }).click();
  await expect(page.getByText('Job Post Added Successfully 🎉')).toBeVisible();
});

test('ends the session in the browser and on the server on logout', async ({ product, openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  await logInAsTalent(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));

  await page.getByText(/^Welcome, /).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${product.origin}/`);

  const kept = await page.evaluate(() => Object.keys(localStorage));
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${product.origin}/api/user/job-applications`, { headers });
  expect(kept).toEqual([]);
  expect(status).toBe(401);
});

/** Ends the session without the page noticing, as another device could. */
async function endSession(page: Page, origin: string) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const area = (await page.evaluate(() => localStorage.getItem('user'))) ? 'user' : 'production';
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${origin}/api/${area}/logout`, { method: 'POST', headers });
}

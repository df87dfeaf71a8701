import type { Page } from 'playwright-core';
import { passMinuteForCodes } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import {
  joinAsHouse,
  joinAsTalent,
  logIn,
  newPerson,
  registerHouse,
  registerTalent,
  verify,
} from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { codeSentTo } from '#testing/outbox.ts';
import type { Product } from '#testing/process.ts';

test('registers a talent, resends the code, verifies it and logs in', async ({ product, openPage }) => {
  const page = await openPage();
  const person = newPerson('Meera Nair');
  const { email, mobile } = person;
  await page.clock.install();

  await registerTalent(page, person);
  const first = await codeSentTo(product.origin, email);
  const wait = page.getByText(/You can request a new code in \d+ seconds/);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
  const second = await sendCodeAgain(page, product, email, first);
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Invalid OTP').first()).toBeVisible();
  await verify(page, second);
  await expect(page.getByRole('link', { name: /Client Login/i }).first()).toBeVisible();
  await page.clock.fastForward(2000);
  await page.waitForURL(/\/user\/login/);
  await logIn(page, mobile.replace(/(\d{5})$/, '-$1'));

  await expect(page.getByText('Welcome, Meera Nair')).toBeVisible();
});

test('registers a house, resends the code, verifies it and logs in', async ({ product, openPage }) => {
  const page = await openPage();
  const person = newPerson('Banyan Pictures');
  const { email } = person;
  await page.clock.install();

  await registerHouse(page, person);
  const first = await codeSentTo(product.origin, email);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Please enter a complete 6-digit OTP')).toBeVisible();
  await verify(page, await sendCodeAgain(page, product, email, first));
  await page.clock.fastForward(2000);
  await page.waitForURL(/\/production\/login/);
  await logIn(page, email);

  await expect(page.getByText('Welcome, Banyan Pictures')).toBeVisible();
});

test("replaces a talent's forgotten password so that the old one stops working", async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const person = newPerson('Dev Rao');
  const { email } = person;
  await joinAsTalent(page, product.origin, person);

  await page.getByRole('link', { name: /Forgot/i }).click();
  await setNewPassword(page, product, email);
  await page.waitForURL(/\/user\/login/);
  await logIn(page, email);
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await logIn(page, email, 'a quieter password');

  await expect(page.getByText('Welcome, Dev Rao')).toBeVisible();
});

test('sets a new password for a house that forgot it', async ({ product, openPage }) => {
  const page = await openPage();
  const person = newPerson('Kadamba Films');
  const { email } = person;
  await joinAsHouse(page, product.origin, person);

  await page.getByRole('link', { name: /Forgot/i }).click();
  await setNewPassword(page, product, email);
  await page.waitForURL(/\/production\/login/);
  await logIn(page, email, 'a quieter password');

  await expect(page.getByText('Welcome, Kadamba Films')).toBeVisible();
});

test('keeps the input when returning to the previous step', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/user/forgot-password');
  await fill(page, { Email: 'nobody@talent.example' });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();

  await page.goBack();

  await expect(page.getByLabel('Email')).toHaveValue('nobody@talent.example');
});

test('takes the email address from the path of the reset page and asks for the code', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const person = newPerson('Ila Bose');
  const { email } = person;
  await joinAsTalent(page, product.origin, person);
  await page.goto('/user/forgot-password');
  await fill(page, { Email: email });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();

  await page.goto(`/user/reset-password/${encodeURIComponent(email)}`);
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, email, /password/i));
  await fill(page, { 'New password': 'a quieter password', 'New password again': 'a quieter one' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await fill(page, { 'New password again': 'a quieter password' });
  await page.getByRole('button', { name: 'Set new password' }).click();

  await page.waitForURL(/\/user\/login/);
});

/** Waits for one minute, requests another code and expects it to differ. */
async function sendCodeAgain(
  page: Page,
  { origin, dataDirectory }: Product,
  email: string,
  first: string,
): Promise<string> {
  await passMinuteForCodes(dataDirectory);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText(/You can request a new code in/)).toBeVisible();
  await expect.poll(() => codeSentTo(origin, email)).not.toBe(first);
  return codeSentTo(origin, email);
}

async function setNewPassword(page: Page, { origin }: Product, email: string) {
  await fill(page, { Email: email });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeSentTo(origin, email, /password/i));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(page, { 'New password': 'a quieter password', 'New password again': 'a quieter password' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
}

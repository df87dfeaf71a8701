import type { Page } from 'playwright-core';
import { registerByApi } from '#testing/by-api.ts';
import { passMinuteForCodes } from '#testing/database.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, newPerson, registerTalent, verify } from '#testing/join.ts';
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
  await page.reload();
  await expect(page.getByText(/You can request a new code in \d+ seconds/)).toBeVisible();
  await verify(page, await sendCodeAgain(page, product, email, first));
  await expect(page.getByRole('link', { name: /Client Login/i }).first()).toBeVisible();
  await page.clock.fastForward(2000);
  await page.waitForURL(/\/user\/login/);
  await logIn(page, mobile.replace(/(\d{5})$/, '-$1'));

  await expect(page.getByText('Welcome, Meera Nair')).toBeVisible();
});

test('replaces a forgotten password, and keeps the email when going back from the code', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const person = newPerson('Dev Rao');
  const { email } = person;
  await registerByApi(product.origin, person);

  await page.goto('/user/forgot-password');
  await fill(page, { Email: email });
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goForward();
  await page.getByLabel('Code').fill(await codeSentTo(product.origin, email, /password/i));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fill(page, { 'New password': 'a quieter password', 'New password again': 'a quieter password' });
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.waitForURL(/\/user\/login/);
  await logIn(page, email, 'a quieter password');

  await expect(page.getByText('Welcome, Dev Rao')).toBeVisible();
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

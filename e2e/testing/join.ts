import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';
import { choose, fill } from '#testing/fill.ts';
import { codeSentTo } from '#testing/outbox.ts';

/** The password of everybody who joins in a journey. */
export const password = 'monsoon over Worli';

interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** Fills the talent's registration and sends it; the page then asks for the code. */
export async function registerTalent(page: Page, { name, email, mobile }: Person) {
  await page.goto('/user/register');
  await fill(page, {
    'Full name': name,
    Email: email,
    'Mobile number': mobile,
    PAN: 'ABCPQ1234R',
    'Aadhaar number': '3456 7890 1237',
    Password: password,
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/\/user\/verify/);
}

/** Fills the house's registration and sends it; the page then asks for the code. */
export async function registerHouse(page: Page, { name, email, mobile }: Person) {
  await page.goto('/production/register');
  await fill(page, {
    'Company name': name,
    Email: email,
    'Mobile number': mobile,
    PAN: 'aabcl 1234 f',
    'Aadhaar number': '2345 6789 0124',
    Password: password,
  });
  await choose(page, { 'Type of work': 'Film Production' });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/\/production\/verify/);
}

/** Enters the code of a new account; the page goes on to the login by itself. */
export async function verify(page: Page, code: string) {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Your account is verified.')).toBeVisible();
}

/** Registers a talent and verifies it; the login is open then. */
export async function joinAsTalent(page: Page, address: string, person: Person) {
  await registerTalent(page, person);
  await verify(page, await codeSentTo(address, person.email.toLowerCase()));
  await page.waitForURL(/\/user\/login/);
}

/** Logs in on the login page that is open. */
export async function logIn(page: Page, identifier: string, secret = password) {
  await fill(page, { 'Email or mobile number': identifier, Password: secret });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

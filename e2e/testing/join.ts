import { newEmail, newMobile } from '@kirdaar/server/testing/registrations';
import type { Page } from 'playwright-core';
import { expect } from '#testing/expect.ts';
import { choose, fill } from '#testing/fill.ts';
import { codeSentTo } from '#testing/outbox.ts';
import { pageText, partOfText } from '#testing/page-text.ts';

/** Password of every account that is registered in a journey. */
export const password = 'monsoon over Worli';

export interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** Returns a person or house that nobody registered before, so that a journey can be retried. */
export function newPerson(name: string): Person {
  return { name, email: newEmail(), mobile: newMobile() };
}

/** Fills and sends the talent registration; the page then asks for the code. */
export function registerTalent(page: Page, { name, ...person }: Person) {
  const more = { 'Full name': name, PAN: 'ABCPQ1234R', 'Aadhaar number': '3456 7890 1237' };
  return register(page, 'user', person, more);
}

/** Fills and sends the house registration; the page then asks for the code. */
function registerHouse(page: Page, { name, ...person }: Person) {
  const more = { 'Company name': name, PAN: 'aabcl 1234 f', 'Aadhaar number': '2345 6789 0124' };
  return register(page, 'production', person, more, { 'Type of work': 'Film Production' });
}

async function register(
  page: Page,
  area: 'user' | 'production',
  { email, mobile }: Omit<Person, 'name'>,
  more: Record<string, string>,
  choices: Record<string, string> = {},
) {
  await page.goto(`/${area}/register`);
  await fill(page, { ...more, Email: email, 'Mobile number': mobile, Password: password });
  await choose(page, choices);
  await page.getByRole('button', { name: pageText(page, 'Register') }).click();
  await page.waitForURL(`**/${area}/verify*`);
}

/** Enters the code of a new account; the page then redirects to the login. */
export async function verify(page: Page, code: string) {
  await page.getByLabel(pageText(page, 'Code')).fill(code);
  await page.getByRole('button', { name: pageText(page, 'Verify'), exact: true }).click();
  await expect(page.getByText(pageText(page, 'Your account is verified.'))).toBeVisible();
}

/** Registers and verifies a house; the login page is then open. */
export async function joinAsHouse(page: Page, origin: string, person: Person) {
  await registerHouse(page, person);
  await verify(page, await codeSentTo(origin, person.email));
  await page.waitForURL(/\/production\/login/);
}

/** Logs in on the open login page. */
export async function logIn(page: Page, identifier: string, secret = password) {
  await fill(page, { 'Email or mobile number': identifier, Password: secret });
  await page.getByRole('button', { name: pageText(page, 'Login'), exact: true }).click();
}

/** Logs in the demo world's talent and opens a page; a journey about the login shows its form. */
export function logInAsTalent(page: Page, path = '/user/popular-casting-calls') {
  return openAs(page, path, 'talent@kirdaar.example', 'kirdaar-demo');
}

/** Logs in the demo world's production house and opens a page. */
export function logInAsHouse(page: Page, path = '/production/add-job') {
  return openAs(page, path, 'house@kirdaar.example', 'kirdaar-demo');
}

/** Opens a page of an area as an account: the page takes the session from the cookies of a login without the form. */
export async function openAs(page: Page, path: string, identifier: string, secret = password) {
  const area = /\/(user|production)\//.exec(path)?.[1];
  const login = await page.request.post(`/api/${area}/login`, { data: { identifier, password: secret } });
  if (!login.ok()) throw new Error(await login.text());
  await page.goto(path);
  await page.getByText(partOfText(page, 'Welcome, {}', '')).waitFor();
}

import type { Page } from 'playwright-core';
import { fill } from '#testing/fill.ts';

const demoPassword = 'kirdaar-demo';

/** Logs the demo world's talent in. */
export function logInAsTalent(page: Page) {
  return logIn(page, '/user/login', 'talent@kirdaar.example');
}

/** Logs the demo world's production house in. */
export function logInAsHouse(page: Page) {
  return logIn(page, '/production/login', 'house@kirdaar.example');
}

async function logIn(page: Page, address: string, email: string) {
  await page.goto(address);
  await fill(page, { 'Email or mobile number': email, Password: demoPassword });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(/^Welcome, /).waitFor();
}

import type { Page } from 'playwright-core';
import { logIn } from '#testing/join.ts';

const demoPassword = 'kirdaar-demo';

/** Logs in the demo world's talent. */
export function logInAsTalent(page: Page) {
  return logInAt(page, '/user/login', 'talent@kirdaar.example');
}

/** Logs in the demo world's production house. */
export function logInAsHouse(page: Page) {
  return logInAt(page, '/production/login', 'house@kirdaar.example');
}

async function logInAt(page: Page, loginPath: string, email: string) {
  await page.goto(loginPath);
  await logIn(page, email, demoPassword);
  await page.getByText(/^Welcome, /).waitFor();
}

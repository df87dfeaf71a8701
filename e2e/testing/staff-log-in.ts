import { codeOfKey } from '@kirdaar/server/testing/authenticator-code';
import type { Page } from 'playwright-core';
import { fill } from '#testing/fill.ts';
import { says, saysField } from '#testing/says.ts';
import { runStaff } from '#testing/staff.ts';

/** Called on each page on the way. */
type Visit = (page: Page) => Promise<void>;

const passBy: Visit = async () => {};

const demoPassword = 'kirdaar-demo';
const demoKey = 'KIRDAARDEMOKIRDAARDEMOKIRDAARDEM';

/** Logs in a member of the demo world's staff, whose list of the day is then open. */
export async function logInAsStaff(
  page: Page,
  role: 'owner' | 'moderator' | 'support' | 'editor' | 'finance',
  visit: Visit = passBy,
) {
  await page.goto('/admin/login');
  await visit(page);
  await fill(page, { Email: `${role}@staff.kirdaar.example`, Password: demoPassword });
  await page.getByRole('button', { name: says(page, 'Log in') }).click();
  await enterCode(page, demoKey, 'Log in', visit);
}

/** Invites an owner by command and sets up the login; the list of the day is then open. */
export async function joinAsStaff(page: Page, dataDirectory: string, email: string, visit: Visit) {
  const link = /\/admin\/join#\S+/.exec(await runStaff(dataDirectory, 'invite', email))?.[0] ?? '';
  await page.goto(link);
  await fill(page, { 'Your name': 'Asha Kulkarni', Password: 'monsoon over Worli' });
  await visit(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page
    .getByText(/^If you can’t scan it/)
    .locator('span')
    .textContent();
  await enterCode(page, (key ?? '').replaceAll(' ', ''), 'Finish', visit);
}

async function enterCode(page: Page, key: string, button: string, visit: Visit) {
  const code = page.getByLabel(saysField(page, 'Code from your authenticator app'));
  await code.waitFor();
  await visit(page);
  await code.fill(codeOfKey(key));
  await page.getByRole('button', { name: says(page, button) }).click();
  await page.getByRole('heading', { name: says(page, 'Today') }).waitFor();
  await visit(page);
}

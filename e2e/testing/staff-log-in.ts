import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { codeOfKey } from '@kirdaar/server/testing/authenticator-code';
import type { Page } from 'playwright-core';
import { fill } from '#testing/fill.ts';
import { fieldName, pageText } from '#testing/page-text.ts';
import { inheritedEnvironment } from '#testing/process.ts';

/** Called on each page of the login. */
type Visit = (page: Page) => Promise<void>;

const passBy: Visit = async () => {};

const STEP_MS = 30_000;
/** The time step of the code that each account used last. */
const lastSteps = new Map<string, number>();

const demoPassword = 'kirdaar-demo';
const demoKey = 'KIRDAARDEMOKIRDAARDEMOKIRDAARDEM';

/** Logs in a member of the demo world's staff, whose first page is then open. */
export async function logInAsStaff(
  page: Page,
  role: 'owner' | 'moderator' | 'support' | 'editor' | 'finance',
  visit: Visit = passBy,
) {
  const email = `${role}@staff.kirdaar.example`;
  await page.goto('/admin/login');
  await visit(page);
  await fill(page, { Email: email, Password: demoPassword });
  await page.getByRole('button', { name: pageText(page, 'Log in') }).click();
  const account = new URL(page.url()).origin + email;
  await enterCode(page, () => codeOfKey(demoKey, unusedTime(account)), 'Log in', visit);
}

/** A code works once, so a second login within its 30 seconds uses the next code. */
function unusedTime(account: string): Date {
  const step = Math.max(Math.floor(Date.now() / STEP_MS), (lastSteps.get(account) ?? 0) + 1);
  lastSteps.set(account, step);
  return new Date(step * STEP_MS);
}

/** Invites an owner by command and sets up the login; the list of the day is then open. */
export async function joinAsStaff(page: Page, dataDirectory: string, email: string, visit: Visit) {
  const { stdout } = await promisify(execFile)(process.execPath, ['server/src/staff.ts', 'invite', email], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: { ...inheritedEnvironment(), DATA_DIR: dataDirectory },
  });
  await page.goto(/\/admin\/join#\S+/.exec(stdout)?.[0] ?? '');
  await fill(page, { 'Your name': 'Asha Kulkarni', Password: 'monsoon over Worli' });
  await visit(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page
    .getByText(/^If you can’t scan it/)
    .locator('span')
    .textContent();
  await enterCode(page, () => codeOfKey((key ?? '').replaceAll(' ', '')), 'Finish', visit);
}

async function enterCode(page: Page, code: () => string, button: string, visit: Visit) {
  const field = page.getByLabel(fieldName(page, 'Code from your authenticator app'));
  await field.waitFor();
  await visit(page);
  await field.fill(code());
  await page.getByRole('button', { name: pageText(page, button) }).click();
  // Which page it is depends on the role.
  await page.locator('nav a[aria-current=page]').first().waitFor();
  await visit(page);
}

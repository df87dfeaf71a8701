import type { Locator, Page } from 'playwright-core';
import { newTalent, registerByApi } from '#testing/by-api.ts';
import { expect } from '#testing/expect.ts';
import { fill } from '#testing/fill.ts';
import { logIn, newPerson, password } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

const role = 'Flatmate, Tenzin';
const MAX_PRESSES = 80;

test('leads from the home page to an application by keyboard alone, with the focus always visible', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const person = newPerson('Tara Gurung');
  await newTalent(product.origin, person);
  const { keyboard } = page;
  const main = page.getByRole('main');

  await page.goto('/');
  await enter(page, page.getByRole('button', { name: 'Open menu' }));
  await enter(page, page.getByRole('dialog').getByRole('link', { name: 'CASTING CALLS' }));
  await expect(page.getByRole('heading', { name: 'Casting calls', level: 1 })).toBeVisible();
  await tabTo(page, page.getByLabel('Search', { exact: true }));
  await keyboard.type('Flatmate');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 open casting call', exact: true })).toBeVisible();
  await enter(page, page.getByRole('link', { name: `View More about ${role}` }));
  await expect(main).toBeFocused();
  await enter(page, page.getByRole('link', { name: /^Apply/ }));
  await expect(page.getByRole('heading', { name: 'Talent Login' })).toBeVisible();
  await expect(main).toBeFocused();
  await tabTo(page, page.getByLabel('Email or mobile number'));
  await keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(password);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Apply for this role' })).toBeVisible();
  await expect(main).toBeFocused();
  await tabTo(page, page.getByLabel(/^Role Information/));
  await keyboard.type('I grew up in Gangtok.');
  for (const question of [/^Travel or Relocation/, /^Specified Dates/]) {
    await tabTo(page, page.getByLabel(question));
    await keyboard.press('Y');
  }
  for (const consent of await page.getByRole('checkbox').all()) {
    await tabTo(page, consent);
    await keyboard.press('Space');
  }
  await enter(page, page.getByRole('button', { name: /Submit/ }));
  await expect(page.getByText('✅ Application submitted successfully!')).toBeVisible();
  await expect(page).not.toHaveURL(/castingapplicaton/);
  await expect(main).toBeFocused();
  await enter(page, page.getByRole('link', { name: 'See it in My Applications' }));

  await expect(page.getByRole('heading', { name: 'My Applications' })).toBeVisible();
  await expect(main).toBeFocused();
  const card = page.getByRole('article').filter({ hasText: role });
  await expect(card.getByText('Applied', { exact: true })).toBeVisible();
});

test('leads from a casting call to the application form on a slow line, before and after the scripts arrive', async ({
  product,
  openPage,
}) => {
  const page = await openPage();
  const person = newPerson('Ishaan Rai');
  const { email } = person;
  await registerByApi(product.origin, person);
  await slowDown(page);
  // As long as nothing is awaited here, pages are only what the server sent.
  const scripts = await holdScripts(page);

  await page.goto('/castingcalls?search=Flatmate', { waitUntil: 'commit' });
  await page.getByRole('link', { name: `View More about ${role}` }).click();
  await expect(page.getByRole('heading', { name: role, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: /^Apply/ }).click();
  await expect(page.getByRole('heading', { name: 'Talent Login' })).toBeVisible();
  await logIn(page, email, 'not my password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email or mobile number')).toHaveValue(email);
  await logIn(page, email);
  await expect(page.getByText('Opening your pages')).toBeVisible();
  scripts.release();

  await expect(page.getByRole('heading', { name: 'Apply for this role' })).toBeVisible();
  await fill(page, { 'Role Information': 'I grew up in Gangtok.' });
  await page.getByRole('button', { name: /Submit/ }).click();
  // The scripts answer: nothing was posted.
  await expect(page.getByRole('heading', { name: 'Apply for this role' })).toBeVisible();
  await expect(page.getByLabel(/^Role Information/)).toHaveValue('I grew up in Gangtok.');
});

/** Slows the connection down to that of a phone on a poor line. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 700_000 / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Keeps the scripts of pages from arriving until they are released. */
async function holdScripts(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    // A page that was left no longer waits for its scripts.
    await route.continue().catch(() => {});
  });
  return { release: () => released.resolve() };
}

/** Presses Tab until a control is focused. At each step, the focus is visible. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(findFocusProblem)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} cannot be reached with Tab`);
}

/** Tabs to a control and presses Enter. */
async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Returns why a person would not see what is focused; runs in the page. */
function findFocusProblem(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return 'The focus is lost.';
  const name = focused.outerHTML.slice(0, 120);
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = Math.min((top + bottom) / 2, top + 20);
  const shown = document.elementFromPoint(x, y);
  if (!shown) return `Out of sight: ${name}`;
  if (!focused.contains(shown) && !shown.contains(focused))
    return `Behind ${shown.outerHTML.slice(0, 120)}: ${name}`;
  // The parts of a date have a mark of their own.
  const isMarked = getComputedStyle(focused).outlineStyle !== 'none' || focused.matches('[type=date]');
  return isMarked ? undefined : `Not marked: ${name}`;
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  findKnown,
  forHouses,
  forTalent,
  forVisitors,
  type Known,
  moreForHouses,
  moreForTalent,
  open,
  type Pages,
} from '#testing/addresses.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';

const starts = { talent: '/user/popular-casting-calls', house: '/production/add-job' };

// One page of each area: the tests of the routes and of the guards show that all others have the same guard.
const redirectsTo =
  (address: string) =>
  ([[from] = ['', '']]: Pages): Pages => [[from, `→ ${address}`]];
const toLogin = ([[from] = ['', '']]: Pages): Pages => [[from, `→ /user/login?return=${from}`]];
const toTalentStart = redirectsTo(starts.talent);
const toHouseStart = redirectsTo(starts.house);

const roles: [role: string, logIn: (page: Page) => Promise<void>, expected: Pages][] = [
  ['visitor', async () => {}, [...open, ...forVisitors, ...toLogin(forTalent), ...toLogin(forHouses)]],
  [
    'talent',
    logInAsTalent,
    [...open, ...toTalentStart(forVisitors), ...forTalent, ...toTalentStart(forHouses), ...moreForTalent],
  ],
  [
    'house',
    logInAsHouse,
    [...open, ...toHouseStart(forVisitors), ...toHouseStart(forTalent), ...forHouses, ...moreForHouses],
  ],
];

test.for(roles)(
  'gives a %s the right page or redirect at each address',
  async ([role, logIn, expected], { openPage, product }) => {
    const known = await findKnown(product.dataDirectory);
    const page = await openPage();
    await logIn(page);
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });

    for (const [address, heading] of expected) {
      const real = address.replace(/:(\w+)/g, (_, name) => known[name] ?? '');
      const isOpenPage = open.some(([one]) => one === address) && !heading.startsWith('→');
      // A visitor has loaded the same document. Others are loaded without their pictures.
      if (role !== 'visitor' && isOpenPage) await follow(page, real);
      else await page.goto(real, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => reached(page, real, known), { message: address }).toBe(heading);
    }

    expect(failures).toEqual([]);
  },
);

/** Opens an address as a link on the page does, which needs a fraction of the time of loading it. */
async function follow(page: Page, address: string) {
  // Before that, the page would be loaded again.
  await expect.poll(() => page.evaluate(isFollowingLinks)).toBe(true);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

function isFollowingLinks(): boolean {
  const site = window as { __reactRouterDataRouter?: { state: { initialized: boolean } } };
  return site.__reactRouterDataRouter?.state.initialized ?? false;
}

/** Returns the heading of the open page, or its address if the one that was visited redirects there. */
async function reached(page: Page, visited: string, known: Known): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const address = decodeURIComponent(pathname + search);
  if (address !== visited) return `→ ${named(address, known)}`;
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1000 })
    .catch(() => '');
  return named(heading?.replace(/\s+/g, ' ').trim() ?? '', known);
}

function named(address: string, known: Known): string {
  return Object.entries(known).reduce((text, [name, id]) => text.replace(id, `:${name}`), address);
}

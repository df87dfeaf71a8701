import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, widthViolations } from '#testing/accessibility.ts';
import {
  findKnown,
  follow,
  forHouses,
  forTalent,
  forVisitors,
  headingOf,
  type Known,
  moreForHouses,
  moreForTalent,
  open,
  type Pages,
} from '#testing/addresses.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

const starts = { talent: '/user/popular-casting-calls', house: '/production/add-job' };
const desktop = { width: 1280, height: 900 };

// One page of each area: the tests of the routes and of the guards show that all others have the same guard.
const redirectsTo =
  (address: string) =>
  ([[from] = ['', '']]: Pages): Pages => [[from, `→ ${address}`]];
const toLogin = ([[from] = ['', '']]: Pages): Pages => [[from, `→ /user/login?return=${from}`]];

/** The public pages that show somebody who is logged in more than a visitor. */
const openToUsers: Pages = open.filter(([address]) =>
  ['/profiles', '/castingcalls', '/castingcalls/:open', '/t/:applicantSlug', '/houses/:house'].includes(
    address,
  ),
);

const stillMoreForTalent: Pages = [
  ['/user/saved-casting-calls', 'Saved Casting Calls'],
  ['/user/my-application?state=ended', 'My Applications'],
  ['/user/account/representation', 'Who acts for whom'],
  ['/user/agency/worksheet', 'Worksheet'],
  ['/user/agency/submit?job=:open', 'Submit to a casting call'],
];

const roles: [role: string, size: object, logIn: (page: Page) => Promise<void>, expected: Pages][] = [
  ['visitor', {}, async () => {}, [...open, ...forVisitors, ...toLogin(forTalent), ...toLogin(forHouses)]],
  [
    'talent',
    {},
    logInAsTalent,
    [
      ...redirectsTo(starts.talent)(forVisitors),
      ...redirectsTo(starts.talent)(forHouses),
      ...openToUsers,
      ...forTalent,
      ...moreForTalent,
      ...stillMoreForTalent,
    ],
  ],
  [
    'house',
    desktop,
    logInAsHouse,
    [
      ...redirectsTo(starts.house)(forVisitors),
      ...redirectsTo(starts.house)(forTalent),
      ...openToUsers,
      ...forHouses,
      ...moreForHouses,
      ['/production/appeals', 'Appeals'],
    ],
  ],
];

test.for(roles)(
  'gives a %s the right page or redirect at each address, accessible and not wider than a phone with large text',
  async ([role, size, logIn, expected], { openPage, product }) => {
    const known = await findKnown(product.dataDirectory);
    const page = await openPage(size);
    await logIn(page);
    const found: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
    });

    for (const [address, heading] of expected) {
      const real = address.replace(/:(\w+)/g, (_, name) => known[name] ?? '');
      // Only the documents of public pages are complete. The others are loaded once for each area, without pictures.
      if (role === 'visitor' || heading.startsWith('→'))
        await page.goto(real, { waitUntil: 'domcontentloaded' });
      else await follow(page, real);
      await expect.poll(() => reached(page, real, known), { message: address }).toBe(heading);
      if (!heading.startsWith('→') && !isRepeated(role, address)) found.push(...(await violationsOn(page)));
    }

    expect(found).toEqual([]);
  },
);

test('pages that no link leads to are accessible and fit a phone with large text', async ({ openPage }) => {
  const page = await openPage();
  const found: string[] = [];
  const visit = async (address: string) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('h1').first().waitFor();
    found.push(...(await violationsOn(page)));
  };

  for (const address of [
    '/no/such/page',
    '/castingcalls?page=99999',
    '/legal/terms/1',
    '/dev/outbox',
    '/dev/emails?template=audition-confirmed&language=hi',
  ])
    await visit(address);
  // As if Google had just led here.
  await page.evaluate(() => sessionStorage.setItem('google-registration', 'code'));
  await visit('/user/complete-registration');

  expect(found).toEqual([]);
});

test('staff pages are accessible and fit a small phone', async ({ openPage, product }) => {
  const page = await openPage({ width: 360, height: 740 });
  // The form waits for the scripts: posted without them, it would lead nowhere.
  expect(await (await page.request.get('/admin/login')).text()).not.toContain('<form');
  const found: string[] = [];
  const check = async () => void found.push(...(await violationsOn(page)));
  await logInAsStaff(page, 'owner', check);
  const known = await findKnown(product.dataDirectory);
  const document = await page
    .getByRole('link', { name: /^PAN card/ })
    .first()
    .getAttribute('href');

  for (const address of [
    document ?? '',
    '/admin/search?text=demo',
    '/admin/lists/calls',
    `/admin/people/${known.talent}`,
    '/admin/money',
    `/admin/money/orders/${known.order}`,
    `/admin/houses/${known.house}`,
    '/admin/money/gst',
    '/admin/money/prices',
    '/admin/content',
    ...['project', 'plan'].map((kind) => `/admin/content/${kind}.${known[kind]}`),
    ...['clients', 'banners', 'featured', 'about'].map((kind) => `/admin/content/${kind}.site`),
    '/admin/content/legal.terms',
    '/admin/flag-rules',
    '/admin/reasons',
    '/admin/figures',
    '/admin/announcements',
    '/admin/staff',
    '/admin/passkeys',
    '/admin/switches',
    '/admin/audit-log',
  ]) {
    const before = await headingOf(page);
    await follow(page, address);
    await expect.poll(() => headingOf(page), { message: address }).not.toBe(before);
    await check();
  }

  expect(found).toEqual([]);
  // A button that is disabled while it writes keeps the focus.
  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.press('Enter');
  await page.getByText(/^All \d+ entries/).waitFor();
  await verify.and(page.locator(':focus')).waitFor();
});

/** Whether a page is the same for another role or in the other area, where it is checked. */
function isRepeated(role: string, address: string): boolean {
  if (role === 'talent') return openToUsers.some(([one]) => one === address);
  const twin = address.replace('/production/', '/user/');
  const others = [...open, ...forVisitors, ...moreForTalent].map(([one]) => one);
  return twin !== address && !twin.endsWith('/register') && others.includes(twin);
}

/** Returns the axe violations on the open page, and whether it scrolls sideways, also with large text. */
async function violationsOn(page: Page): Promise<string[]> {
  const violations = [...(await accessibilityViolations(page)), ...(await widthViolations(page))];
  return violations.map((violation) => `${page.url()}: ${violation}`);
}

/** Returns the heading of the open page, or its address if the one that was visited redirects there. */
async function reached(page: Page, visited: string, known: Known): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const address = decodeURIComponent(pathname + search);
  if (address !== visited) return `→ ${named(address, known)}`;
  return named(await headingOf(page), known);
}

function named(address: string, known: Known): string {
  return Object.entries(known).reduce((text, [name, id]) => text.replace(id, `:${name}`), address);
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityViolations, widthViolations } from '#testing/accessibility.ts';
import { logInAsHouse, logInAsTalent } from '#testing/join.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsStaff } from '#testing/staff-log-in.ts';

test('pages for visitors are accessible and fit a phone with large text', async ({ openPage }) => {
  const page = await openPage();
  await page.goto('/profiles');
  const profile = await page.locator('a[href^="/t/"]').first().getAttribute('href');
  const call = await linkTarget(page, '/castingcalls', /View More/);
  await page.goto(call);
  const house = await page.locator('a[href^="/houses/"]').first().getAttribute('href');

  expect(
    await violationsOn(page, [
      house ?? '',
      call,
      '/',
      '/about',
      '/services',
      '/projects',
      '/plans',
      '/contact',
      '/clients',
      '/privacy',
      '/terms',
      '/grievance',
      '/no/such/page',
      '/user/login',
      '/user/register',
      '/user/verify',
      '/castingcalls',
      '/castingcalls?page=99999',
      '/profiles?gender=Female',
      profile ?? '',
      '/production/login',
      '/production/register',
      '/production/verify',
      '/dev/outbox',
      '/dev/emails?template=audition-confirmed&language=hi',
    ]),
  ).toEqual([]);
  // As if Google had just led here.
  await page.evaluate(() => sessionStorage.setItem('google-registration', 'code'));
  expect(await violationsOn(page, ['/user/complete-registration'])).toEqual([]);
});

test('pages for talent are accessible and fit a phone with large text', async ({ openPage }) => {
  const page = await openPage();
  await logInAsTalent(page);
  const call = await linkTarget(page, '/user/popular-casting-calls', /View More/);
  const apply = await linkTarget(page, '/user/new-casting-calls', /^Apply/);
  const buying = await linkTarget(page, '/user/plans', /^Buy Now/);

  expect(
    await violationsOn(page, [
      '/user/new-casting-calls',
      '/user/my-application',
      '/user/my-application?state=ended',
      '/user/popular-casting-calls',
      '/user/saved-casting-calls',
      call,
      apply,
      buying,
      '/user/plans',
      '/user/my-subscription',
      '/user/complate-profile',
      '/user/public-profile',
      '/user/media',
      '/user/account/messages',
      '/user/account/representation',
      '/user/agency/worksheet',
      call.replace('castingcalldetails/', 'agency/submit?job='),
    ]),
  ).toEqual([]);
});

test('pages for production houses are accessible and fit a phone with large text', async ({ openPage }) => {
  const page = await openPage({ width: 1280, height: 900 });
  await logInAsHouse(page);
  const call = await linkTarget(page, '/production/previous-job', /View More/);
  const applicants = await linkTarget(page, '/production/previous-job', /Applicants/);
  const applicant = await linkTarget(page, '/production/profiles', /View More/);

  const lists = [
    '/production/add-job',
    '/production/previous-job',
    '/production/upcoming',
    '/production/profiles',
    '/production/appeals',
  ];
  expect(await violationsOn(page, [...lists, call, applicants, applicant])).toEqual([]);
});

test('staff pages are accessible and fit a small phone', async ({ openPage }) => {
  const page = await openPage({ width: 360, height: 740 });
  // The form waits for the scripts: posted without them, it would lead nowhere.
  expect(await (await page.request.get('/admin/login')).text()).not.toContain('<form');
  await logInAsStaff(page, 'owner');
  const document = await linkTarget(page, '/admin', /^PAN card/);

  expect(
    await violationsOn(page, [
      document,
      '/admin/search?text=demo',
      '/admin/lists/calls',
      '/admin/money/gst',
      '/admin/money/prices',
      '/admin/content',
      '/admin/content/about.site',
      '/admin/content/legal.terms',
      '/admin/flag-rules',
      '/admin/reasons',
      '/admin/figures',
      '/admin/announcements',
      '/admin/staff',
      '/admin/passkeys',
      '/admin/switches',
      '/admin/audit-log',
    ]),
  ).toEqual([]);
  // A button that is disabled while it writes keeps the focus.
  const verify = page.getByRole('button', { name: 'Verify' });
  await verify.press('Enter');
  await page.getByText(/^All \d+ entries/).waitFor();
  await verify.and(page.locator(':focus')).waitFor();
});

/** Returns the axe violations on each of these pages, and those that scroll sideways, also with large text. */
async function violationsOn(page: Page, urls: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.locator('h1').first().waitFor();
    const violations = [...(await accessibilityViolations(page)), ...(await widthViolations(page))];
    found.push(...violations.map((violation) => `${url}: ${violation}`));
  }
  return found;
}

/** Returns the target of the first link with this name on a page. */
async function linkTarget(page: Page, url: string, link: RegExp): Promise<string> {
  await page.goto(url);
  return (await page.getByRole('link', { name: link }).first().getAttribute('href')) ?? '';
}

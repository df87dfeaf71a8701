import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { queryDatabase } from '#testing/database.ts';

export type Pages = [address: string, heading: string][];

/** The values of the placeholders `:name` in addresses and headings. */
export type Known = Record<string, string>;

export const open: Pages = [
  ['/', 'Find the perfect face for your project...'],
  ['/about', 'About Kirdaar'],
  ['/services', 'Nine kinds of talent'],
  ['/profiles', 'Profiles'],
  ['/projects', 'Projects cast here'],
  ['/project-details/:project', ':projectTitle'],
  ['/plans', 'Two plans, one year each'],
  ['/contact', 'Talk to a person.'],
  ['/clients', 'They cast with us'],
  ['/castingcalls', 'Casting calls'],
  ['/castingcalls/:open', ':openTitle'],
  ['/talent/:applicant', '→ /t/:applicantSlug'],
  ['/t/:applicantSlug', ':applicantName'],
  ['/houses/:house', ':houseName'],
  ['/privacy', 'Your data stays yours'],
  ['/terms', 'Terms of use'],
  ['/grievance', 'Something went wrong?'],
  ['/guardian', 'For parents and guardians'],
  ['/user/forgot-password', 'Forgot password'],
  ['/user/reset-password/asha@mail.example', 'Reset password'],
  ['/user/reset-password', '→ /user/forgot-password'],
  ['/production/forgot-password', 'Forgot password'],
  ['/production/reset-password/asha@mail.example', 'Reset password'],
  ['/production/reset-password', '→ /production/forgot-password'],
];

export const forVisitors: Pages = [
  ['/user/login', 'Talent Login'],
  ['/user/register', 'Register as talent'],
  ['/user/verify', 'Verify your account'],
  ['/production/login', 'Client Login'],
  ['/production/register', 'Register your production house'],
  ['/production/verify', 'Verify your account'],
];

export const forTalent: Pages = [
  ['/user/popular-casting-calls', 'Popular Casting Calls'],
  ['/user/my-application', 'My Applications'],
  ['/user/new-casting-calls', 'New Casting Calls for You'],
  ['/user/plans', 'Plans'],
  ['/user/my-subscription', 'My Subscription'],
  ['/user/complate-profile', 'Complete Profile'],
  ['/user/castingapplicaton/:talent/:open', 'Apply for this role'],
  ['/user/castingcalldetails/:open', ':openTitle'],
];

export const forHouses: Pages = [
  ['/production/complete-profile', 'Company Profile'],
  ['/production/add-job', 'Add Job Post'],
  ['/production/previous-job', 'Previous Job Post'],
  ['/production/upcoming', 'Upcoming Projects'],
  ['/production/profiles', 'Discover Professional Actors & Actresses for Your Next Project'],
  ['/production/applicants/:received', 'Applicants'],
  ['/production/applicant-profile/:applicant', ':applicantName'],
  ['/production/applicant-profile-photos/:applicant', 'Photos of :applicantName'],
  ['/production/application-details/:applicant', ':applicantName'],
  ['/production/view-job-details/:received', ':receivedTitle'],
  ['/production/talent/:applicant', ':applicantName'],
];

// Addresses that the product adds. A test of the routes shows that the guards of the two areas protect them too.
export const moreForTalent: Pages = [
  ['/user/account', 'Account'],
  ['/user/account/messages', 'Notification settings'],
  ['/user/account/consents', 'Your consents'],
  ['/user/account/api-keys', 'API keys'],
  ['/user/notices', 'Notifications'],
  ['/user/guardian', 'Parent or guardian'],
  ['/user/public-profile', 'Public Profile'],
  ['/user/media', 'Photos and Videos'],
  ['/user/messages', 'Messages'],
  ['/user/plans/:plan', 'Buy a plan'],
];

export const moreForHouses: Pages = [
  ['/production/account', 'Account'],
  ['/production/account/messages', 'Notification settings'],
  ['/production/account/consents', 'Your consents'],
  ['/production/account/api-keys', 'API keys'],
  ['/production/account/webhooks', 'Webhooks'],
  ['/production/notices', 'Notifications'],
  ['/production/messages', 'Messages'],
  ['/production/team', 'Team'],
  ['/production/lists', 'Lists and invitations'],
  ['/production/lists/:list', ':listName'],
  ['/production/edit-job/:received', 'Edit casting call'],
  ['/production/projects/:film', ':filmTitle'],
  ['/production/applicants/:received/decisions', 'Emails to send'],
  ['/production/auditions/:received', 'Auditions'],
];

/** The pages of the staff area that need no case to decide. */
export const forStaff: readonly string[] = [
  '/admin',
  '/admin/search?text=demo',
  '/admin/lists/houses',
  '/admin/lists/decided',
  '/admin/people/:talent',
  '/admin/money',
  '/admin/money/gst',
  '/admin/money/prices',
  '/admin/flag-rules',
  '/admin/reasons',
  '/admin/content',
  '/admin/content/about.site',
  '/admin/audit-log',
  '/admin/staff',
  '/admin/passkeys',
  '/admin/switches',
  '/admin/figures',
  '/admin/announcements',
];

/** Returns a casting call of the demo house that a public talent applied to, one open to the demo talent, and more. */
export async function findKnown(dataDirectory: string): Promise<Known> {
  const [known] = await queryDatabase<Known>(
    dataDirectory,
    `select house.production_house_id house, company_name "houseName", application.job_id received,
      received.project_id film,
      coalesce(film.name, received.project_type || ' · ' || received.role_details) "filmTitle",
      received.role_details || ' · ' || received.project_type "receivedTitle",
      applicant.id applicant, applicant.name "applicantName", slug "applicantSlug", list.id list, list.name "listName",
      open.id open, open.role_details || ' · ' || open.project_type "openTitle", person.id talent,
      plan.id plan, project.id project, project.film_title "projectTitle",
      bought.id "order"
    from account house
    join production_house on production_house.id = house.production_house_id
    join talent_list list on list.production_house_id = house.production_house_id
    join job received on received.production_house_id = house.production_house_id
    join casting_project film on film.id = received.project_id
    join application on application.job_id = received.id
    join talent applicant on applicant.id = application.talent_id and applicant.public_from < now()
    join talent_address on talent_address.talent_id = applicant.id and is_current
    cross join account person
    cross join (select * from plan limit 1) plan
    cross join (select * from project limit 1) project
    cross join (select * from plan_order limit 1) bought
    join job open on open.status = 'open' and open.closes_at > now() + interval '1 hour'
      and not exists (select from application where talent_id = person.id and job_id = open.id)
    where house.email = 'house@kirdaar.example' and person.email = 'talent@kirdaar.example'
    limit 1`,
  );
  if (!known) throw new Error('The demo house has no public applicants or no list.');
  return known;
}

/** Opens an address as a link on the page does, which needs a fraction of the time of loading it. */
export async function follow(page: Page, address: string) {
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

/** Returns the heading of the open page. */
export async function headingOf(page: Page): Promise<string> {
  const heading = await page
    .locator('h1')
    .first()
    .textContent({ timeout: 1000 })
    .catch(() => '');
  return heading?.replace(/\s+/g, ' ').trim() ?? '';
}

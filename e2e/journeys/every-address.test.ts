import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { queryDatabase } from '#testing/database.ts';
import { sharedTest as test } from '#testing/journey.ts';
import { logInAsHouse, logInAsTalent } from '#testing/log-in.ts';

type Pages = [address: string, heading: string][];

/** What addresses and headings name by `:name`. */
interface Known {
  /** A casting call of the demo house with an application by `applicant`. */
  received: string;
  receivedTitle: string;
  applicant: string;
  applicantName: string;
  /** An open casting call to which the demo talent has not applied. */
  open: string;
  openTitle: string;
  talent: string;
  project: string;
  projectTitle: string;
}

const starts = { talent: '/user/popular-casting-calls', house: '/production/add-job' };

const open: Pages = [
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
  ['/user/forgot-password', 'Forgot password'],
  ['/user/reset-password/asha@mail.example', 'Reset password'],
  ['/production/forgot-password', 'Forgot password'],
  ['/production/reset-password/asha@mail.example', 'Reset password'],
];

const forVisitors: Pages = [
  ['/user/login', 'Talent Login'],
  ['/user/register', 'Register as talent'],
  ['/user/verify', 'Verify your account'],
  ['/production/login', 'Client Login'],
  ['/production/register', 'Register your production house'],
  ['/production/verify', 'Verify your account'],
];

const forTalent: Pages = [
  ['/user/popular-casting-calls', 'Popular Casting Calls'],
  ['/user/my-application', 'My Applications'],
  ['/user/new-casting-calls', 'New Casting Calls for You'],
  ['/user/plans', 'Plans'],
  ['/user/my-subscription', 'My Subscription'],
  ['/user/complate-profile', 'Complete Profile'],
  ['/user/castingapplicaton/:talent/:open', 'Apply for this role'],
  ['/user/castingcalldetails/:open', ':openTitle'],
];

const forHouses: Pages = [
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
];

const redirectsTo = (address: string) => (pages: Pages) =>
  pages.map(([from]): [string, string] => [from, `→ ${address}`]);
const toLogin = (pages: Pages) =>
  pages.map(([from]): [string, string] => [from, `→ /user/login?return=${from}`]);
const toTalentStart = redirectsTo(starts.talent);
const toHouseStart = redirectsTo(starts.house);

const roles: [role: string, logIn: (page: Page) => Promise<void>, expected: Pages][] = [
  ['visitor', async () => {}, [...open, ...forVisitors, ...toLogin(forTalent), ...toLogin(forHouses)]],
  [
    'talent',
    logInAsTalent,
    [...open, ...toTalentStart(forVisitors), ...forTalent, ...toTalentStart(forHouses)],
  ],
  ['house', logInAsHouse, [...open, ...toHouseStart(forVisitors), ...toHouseStart(forTalent), ...forHouses]],
];

test.for(roles)(
  'gives a %s the right page or redirect at each address of the specification',
  async ([, logIn, expected], { openPage, product }) => {
    const known = await findKnown(product.dataDirectory);
    const page = await openPage();
    await logIn(page);
    const failures: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
    });

    for (const [address, heading] of expected) {
      // Every parameter is named as what is known.
      const real = address.replace(/:(\w+)/g, (_, name) => known[name as keyof Known]);
      await page.goto(real);
      await expect
        .poll(() => reached(page, real, known), { message: address, timeout: 15_000 })
        .toBe(heading);
    }

    expect(failures).toEqual([]);
  },
);

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

async function findKnown(dataDirectory: string): Promise<Known> {
  const [known] = await queryDatabase<Known>(
    dataDirectory,
    `select application.job_id received, received.role_details || ' · ' || received.project_type "receivedTitle",
      applicant.id applicant, applicant.name "applicantName",
      open.id open, open.role_details || ' · ' || open.project_type "openTitle", person.id talent, project.id project, project.film_title "projectTitle"
    from account house
    join job received on received.production_house_id = house.production_house_id
    join application on application.job_id = received.id
    join talent applicant on applicant.id = application.talent_id
    cross join account person
    cross join (select * from project limit 1) project
    join job open on open.status = 'open' and open.closes_at > now() + interval '1 hour'
      and not exists (select from application where talent_id = person.id and job_id = open.id)
    where house.email = 'house@kirdaar.example' and person.email = 'talent@kirdaar.example'
    limit 1`,
  );
  if (!known) throw new Error('The demo house has no applicants.');
  return known;
}

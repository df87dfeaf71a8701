import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { api } from '@kirdaar/contract/api';
import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { seedDemoWorld } from '#seed/demo-world.ts';
import { contentOf, restoreDump } from '#testing/restore-dump.ts';
import { test as base } from '#testing/test.ts';

/** The demo world is created once for this file; the tests only read it. */
const test = base
  .extend('seeded', { scope: 'file', auto: true }, ({ world }) => seedDemoWorld(world.services))
  .extend('count', ({ db }) => async (rows: RawBuilder<unknown>) => {
    const { rows: found } = await sql<{ count: number }>`select count(*) from ${rows}`.execute(db);
    return found[0]?.count ?? 0;
  })
  .extend('demoTalent', async ({ callApi }) => {
    const { talent: identifier, password } = demoAccounts;
    return (await callApi('POST /api/user/login', { body: { identifier, password } })).body;
  })
  .extend('demoHouse', async ({ callApi }) => {
    const { production: identifier, password } = demoAccounts;
    return (await callApi('POST /api/production/login', { body: { identifier, password } })).body;
  });

test('contains only profiles that the wizard could have saved', async ({ db }) => {
  const { body } = api['PUT /api/user/profile'];
  const rows = await db.selectFrom('talent').select(['id', 'details']).execute();

  const wrong = rows.filter(({ details }) => !isDeepStrictEqual(body.safeParse(details).data, details));

  expect(rows.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('contains plans, houses, talent, casting calls, applications and paid work', async ({ count }) => {
  const open = sql`job where status = 'open' and closes_at > now()`;
  const closed = sql`job where status = 'closed'`;
  const paid = sql`pay_mark join pay_due using (application_id) where paid_on <= due_on`;
  const tables = [sql`plan`, sql`production_house`, sql`talent`, sql`job`, sql`application`, sql`feedback`];

  const counts = await Promise.all([...tables, open, closed, paid].map(count));

  expect(counts).toEqual([2, 13, 400, 82, 600, 2, 61, 8, 2]);
});

test('has talent in every category and lists only children as children', async ({ db, clock }) => {
  const talents = await db
    .selectFrom('talent')
    .select(['profile_type', 'date_of_birth'])
    .$narrowType<{ date_of_birth: string }>()
    .execute();

  const listed = new Set(talents.map(({ profile_type }) => profile_type));
  const today = dayInIndia(clock.now);
  const misplaced = talents.filter(({ profile_type, date_of_birth }) => {
    const age = ageOn(date_of_birth, today);
    return profile_type === 'KIDS' ? age < 4 || age > 17 : age < 18;
  });
  expect([...listed, 'All'].sort()).toEqual([...categories].sort());
  expect(misplaced).toEqual([]);
});

test('dates everything in the past and in a possible order', async ({ count }) => {
  const outside = await count(sql`application join job on job.id = job_id join talent on talent.id = talent_id
    where applied_at < posted_on or applied_at >= closes_at or applied_at > now() or applied_at < created_at`);
  const inFuture = await count(sql`job where posted_on > now()`);

  expect([outside, inFuture]).toEqual([0, 0]);
});

test('has an outcome for every applicant to a casting call closed by its house', async ({ count }) => {
  const waiting = await count(sql`application join job on job.id = job_id
    where job.status = 'closed' and application.status not in ('selected', 'not_selected', 'withdrawn')`);

  expect(waiting).toBe(0);
});

test('has auditions this week with every kind of answer and a role offer awaiting the demo talent', async ({
  count,
}) => {
  const answers = await count(sql`(select distinct answer from audition_invitation) answers`);
  const ofHouse =
    await count(sql`audition_slot join job on job.id = job_id join account using (production_house_id)
    where account.email = 'house@kirdaar.example' and starts_at between now() and now() + interval '7 days'`);
  const waiting = await count(sql`role_offer join application on application.id = application_id
    join account on account.id = talent_id
    where account.email = 'talent@kirdaar.example' and role_offer.status = 'open' and lapses_at > now()`);

  expect(answers).toBe(3);
  expect(ofHouse).toBeGreaterThan(5);
  expect(waiting).toBe(1);
});

test('has an unread message for the demo talent and a house with named members', async ({
  callApi,
  demoHouse,
  demoTalent,
}) => {
  const { body } = await callApi('GET /api/user/conversations', {}, demoTalent);
  const { body: team } = await callApi('GET /api/production/team', {}, demoHouse);
  expect(body.conversations).toMatchObject([{ unread: 1, last: { party: 'house' } }]);
  expect(team.members.map(({ name }) => name)).toEqual(['Ila Sengupta', 'Mira Das']);
});

test('gives nearly every casting call a different text, mostly longer than a card shows', async ({
  count,
}) => {
  const distinct = await count(sql`(select distinct project_description from job) texts`);
  const long = await count(sql`job where length(project_description) > 100`);

  expect(distinct).toBe(80);
  expect(long).toBeGreaterThan(70);
});

test('omits contact details from the application of a child', async ({ count }) => {
  const ofChildren = sql`application join talent on talent.id = talent_id where profile_type = 'KIDS'`;
  const reachable = await count(sql`${ofChildren}
    and application.details ?| array['email', 'phone', 'instagramLink', 'portfolioLink']`);

  expect(await count(ofChildren)).toBeGreaterThan(0);
  expect(reachable).toBe(0);
});

test('has a child without consent, a company document and a report that wait', async ({ count }) => {
  const waiting = [
    sql`talent where is_child(date_of_birth, now()) and not guardian_agrees(id)`,
    sql`guardian where contact = ${demoAccounts.parent}`,
    sql`guardian_decision join guardian using (talent_id)
      where contact = ${demoAccounts.parent} and decided_at is null`,
    sql`house_document where state = 'waiting'`,
    sql`report where closed_at is null`,
  ];

  expect(await Promise.all(waiting.map(count))).toEqual([1, 2, 1, 1, 1]);
});

test('has an agency with clients, an invitation and submissions, and a parent with two children', async ({
  count,
}) => {
  const there = [
    sql`mandate where kind = 'agency' and active_since is not null and is_verified_agency(holder_id)`,
    sql`mandate where kind = 'agency' and active_since is null`,
    sql`application where mandate_id is not null`,
    sql`guardian join talent on talent.id = talent_id
      where contact = ${demoAccounts.parent} and is_child(date_of_birth, now())`,
  ];

  expect(await Promise.all(there.map(count))).toEqual([6, 1, 2, 2]);
});

test('has content for the home page, the services and the content pages', async ({ app, callApi }) => {
  const home = await callApi('GET /api/pages/home', {});
  const services = await callApi('GET /api/pages/services', {});
  const projects = await callApi('GET /api/content/projects', {});
  const clients = await callApi('GET /api/content/clients', {});
  const banners = await callApi('GET /api/content/banners', {});
  const about = await app.inject({ url: '/api/content/about', headers: { 'accept-language': 'hi' } });

  const { birthday_artists, featured_artists, latest_jobs } = home.body.data;
  expect(birthday_artists).toHaveLength(3);
  expect([featured_artists.length, latest_jobs.length]).toEqual([12, 6]);
  expect(services.body.data.filter(({ talents }) => talents === 0)).toEqual([]);
  expect([projects.body.total, clients.body.total, banners.body.banners.length]).toEqual([12, 10, 2]);
  expect(about.json().aboutUs.html).toContain('<h2>बच्चे सबसे पहले</h2>');
});

test('shows only pictures that are stored files', async ({ db, services }) => {
  const { rows } = await sql<{ address: string }>`
    select profile_photo as address from talent
    union all select profile_photo from production_house where verification = 'documents'
    union all select image from job union all select image_url from project
    union all select image_url from client union all select url from banner`.execute(db);

  const files = rows.map(({ address }) =>
    join(services.config.DATA_DIR, 'media', `${address}`.replace('/media/', '')),
  );
  expect(files).toHaveLength(518);
  await expect(Promise.all(files.map((file) => access(file)))).resolves.toHaveLength(518);
});

test('offers the demo talent matching casting calls and an application in every status', async ({
  callApi,
  demoTalent,
}) => {
  const calls = await callApi('GET /api/user/calls-for-you', {}, demoTalent);
  const applications = await callApi('GET /api/user/job-applications', {}, demoTalent);

  const states = new Set(applications.body.data.map(({ status }) => status));
  expect(calls.body.jobs.length).toBeGreaterThan(9);
  expect([applications.body.data.length, states.size]).toEqual([7, 7]);
});

test('gives the demo talent a Basic plan with its invoice and an upgrade that credits the unused days', async ({
  callApi,
  demoTalent,
  count,
}) => {
  const current = await callApi('GET /api/user/plan/current', {}, demoTalent);
  const invoices = await callApi('GET /api/user/invoices', {}, demoTalent);
  const prices = await callApi('GET /api/user/plan/prices', {}, demoTalent);

  expect(current.body.data).toMatchObject({
    plan_name: 'Basic',
    payment_method: 'UPI',
    plan_status: 'Active',
  });
  expect(invoices.body.data).toMatchObject([{ series: 'invoice', total_paise: 99_900 }]);
  const pro = prices.body.prices.find(({ plan_name }) => plan_name === 'Pro');
  expect(pro).toMatchObject({ kind: 'upgrade', credit_paise: expect.toSatisfy((paise) => paise > 0) });
  const ledger = await count(sql`ledger_entry where amount_paise = 99900`);
  const events = await count(sql`sandbox_event`);
  expect([ledger, events]).toEqual([1, 3]);
});

test('gives the demo house a dozen casting calls, some closed, and one with forty applicants', async ({
  callApi,
  demoHouse,
}) => {
  const previous = await callApi('GET /api/production/jobs/previous', {}, demoHouse);
  const upcoming = await callApi('GET /api/production/jobs/upcoming', {}, demoHouse);

  const { data: jobs } = previous.body;
  expect(jobs.length).toBeGreaterThanOrEqual(12);
  expect(upcoming.body.data.length).toBeLessThan(jobs.length);
  expect(Math.max(...jobs.map(({ applicants }) => applicants))).toBe(40);
});

test('restores every row and rule from a dump', async ({ db, url }) => {
  const restored = await restoreDump(db, url);
  onTestFinished(() => restored.destroy());

  expect(await contentOf(restored)).toEqual(await contentOf(db));
});

test('changes nothing on a second start', async ({ services, count }) => {
  await seedDemoWorld(services);

  expect(await count(sql`account`)).toBe(414);
});

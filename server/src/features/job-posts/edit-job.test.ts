import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('a house changes everything of a call to which nobody applied', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, compensation: 'Paid' });
  const body = {
    ...jobPost(clock.now),
    role_details: 'Chief Inspector',
    age_range: '50+',
    application_deadline: addDays(dayInIndia(clock.now), 2),
  };

  const saved = await call('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved).toMatchObject({ status: 200, body: { message: 'Your changes are saved.' } });
  const read = await call('GET /api/production/jobs/:id', { params: { id } });
  expect(read.body.job).toMatchObject({
    role_title: 'Chief Inspector',
    age_range: '50+',
    compensation: null,
    application_deadline: body.application_deadline,
  });
});

test('once somebody applied, the deadline is extended and words are mended', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const body = {
    ...jobPost(clock.now),
    role_description: 'Quick and kind.',
    application_deadline: addDays(dayInIndia(clock.now), 15),
  };

  const saved = await call('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved.status).toBe(200);
});

test.for([
  { role_details: 'Chief Inspector' },
  { project_type: 'Advertisement' },
  { gender: 'Male' },
  { age_range: '50+' },
  { category: 'DANCERS' },
  { role_type: 'Tertiary' },
  { compensation: 'Unpaid' },
] as const)('once somebody applied, %o is refused', async (change, { call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const body = { ...jobPost(clock.now), ...change };

  const saved = await call('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved.status).toBe(409);
  expect(saved.body.message).toMatch(/^Somebody has applied/);
});

test('once somebody applied, the deadline does not come nearer', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const body = { ...jobPost(clock.now), application_deadline: addDays(dayInIndia(clock.now), 1) };

  const saved = await call('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved.status).toBe(409);
});

test('what is said of the project changes in all its open calls', async ({ call, clock, given }) => {
  const house = await given.house({ verification: 'documents' });
  const { role_details: _title, ...role } = jobPost(clock.now);
  const more_roles = [{ ...role, role_details: 'Second' }];
  const body = { ...jobPost(clock.now), more_roles };
  const { ids } = (await call('POST /api/production/jobs', { body }, house)).body;
  const [id = '', sibling = ''] = ids;

  const edit = { ...jobPost(clock.now), project_description: 'Now in Lucknow.', city_location: 'Lucknow' };
  await call('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);

  const read = await call('GET /api/production/jobs/:id', { params: { id: sibling } });
  expect(read.body.job).toMatchObject({
    role_title: 'Second',
    project_description: 'Now in Lucknow.',
    city_location: 'Mumbai',
  });
});

test('a new picture takes the place of the old one, whose file goes', async ({
  call,
  clock,
  given,
  services,
}) => {
  const house = await given.house();
  const posted = await call(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [await picture()] } },
    house,
  );
  const id = posted.body.id;
  const before = (await call('GET /api/production/jobs/:id', { params: { id } })).body.job.image;

  const files = { image: [await picture('new.png', '#112233')] };
  await call('PUT /api/production/jobs/:id', { params: { id }, body: jobPost(clock.now), files }, house);

  const after = (await call('GET /api/production/jobs/:id', { params: { id } })).body.job.image;
  const stored = await readdir(join(services.config.DATA_DIR, 'media', 'public'));
  expect(stored).toContain(after?.split('/').at(-1));
  expect(stored).not.toContain(before?.split('/').at(-1));
});

test('a closed call is reopened before it is changed', async ({ call, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, status: 'closed' });

  const saved = await call(
    'PUT /api/production/jobs/:id',
    { params: { id }, body: jobPost(clock.now) },
    house,
  );

  expect(saved).toMatchObject({ status: 409, body: { message: /Reopen it/ } });
});

test('a call past its deadline may be mended as it is, and extended, but not to a day that is over', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const today = dayInIndia(clock.now);
  const application_deadline = addDays(today, -3);
  const job = { production_house_id: house.production_house_id, application_deadline };
  const { id } = await given.job(job);
  const save = (deadline: string) =>
    call(
      'PUT /api/production/jobs/:id',
      { params: { id }, body: { ...jobPost(clock.now), application_deadline: deadline } },
      house,
    );

  const same = await save(application_deadline);
  const over = await save(addDays(today, -1));
  const extended = await save(today);

  expect([same.status, over.status, extended.status]).toEqual([200, 400, 200]);
});

test('reopening needs a deadline to come, and leaves those who were let go', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const today = dayInIndia(clock.now);
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  await given.application({ job_id: job.id, talent_id: talent.id });
  await given.closed(job.id);
  clock.now = new Date(`${job.application_deadline}T24:00:00+05:30`);
  const as = { token: await given.session(house.id) };
  const reopen = (body: { application_deadline?: string }) =>
    call('POST /api/production/jobs/:id/reopen', { params: { id: job.id }, body }, as);

  const over = await reopen({});
  const past = await reopen({ application_deadline: addDays(today, 5) });
  const reopened = await reopen({ application_deadline: addDays(today, 20) });
  const again = await reopen({ application_deadline: addDays(today, 20) });

  expect(over).toMatchObject({
    status: 400,
    body: { fields: { application_deadline: 'The deadline is over. Please give a new one.' } },
  });
  expect(past.status).toBe(400);
  expect([reopened.body.status, again.body.status]).toEqual(['open', 'open']);
  const seen = await call('GET /api/user/job-applications', {}, { token: await given.session(talent.id) });
  expect(seen.body.data).toMatchObject([{ status: 'not_selected', job: { status: 'open' } }]);
});

test('closing and reopening at once end in one of the two', async ({ call, db, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const close = () => call('POST /api/production/jobs/:id/close', { params: { id }, body: {} }, house);
  const reopen = () => call('POST /api/production/jobs/:id/reopen', { params: { id }, body: {} }, house);

  const answers = await Promise.all([close(), reopen(), close(), reopen()]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const waiting = await db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select('application.id')
    .where('job.id', '=', id)
    .where('job.status', '=', 'closed')
    .where('application.status', '=', 'applied')
    .execute();
  expect(waiting).toEqual([]);
});

test('of a call of another house one hears the same as of one that is not there', async ({
  call,
  clock,
  given,
}) => {
  const stranger = await given.house();
  const { id } = await given.job();
  const body = jobPost(clock.now);
  const made = (named: string) => [
    call('PUT /api/production/jobs/:id', { params: { id: named }, body }, stranger),
    call('POST /api/production/jobs/:id/close', { params: { id: named }, body: {} }, stranger),
    call('POST /api/production/jobs/:id/reopen', { params: { id: named }, body: {} }, stranger),
    call('GET /api/production/jobs/:id/standing', { params: { id: named } }, stranger),
    call(
      'POST /api/production/jobs/:id/copy',
      { params: { id: named }, body: { request_id: crypto.randomUUID() } },
      stranger,
    ),
  ];

  const told = await Promise.all([id, crypto.randomUUID(), 'no-id'].flatMap(made));

  expect(new Set(told.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['404 Job not found']),
  );
});

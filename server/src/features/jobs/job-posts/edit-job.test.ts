import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('lets a house change every field of a casting call without applications', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, compensation: 'Paid' });
  const body = {
    ...jobPost(clock.now),
    role_details: 'Chief Inspector',
    age_range: '50+',
    application_deadline: addDays(dayInIndia(clock.now), 2),
  };

  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved).toMatchObject({ status: 200, body: { message: 'Changes saved.' } });
  const read = await callApi('GET /api/production/jobs/:id', { params: { id } });
  expect(read.body.job).toMatchObject({
    role_title: 'Chief Inspector',
    age_range: '50+',
    compensation: null,
    application_deadline: body.application_deadline,
  });
});

test('lets a house extend the deadline and correct texts after the first application', async ({
  callApi,
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

  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved.status).toBe(200);
});

test.for([
  { project_type: 'Advertisement' },
  { gender: 'Male' },
  { age_range: '50+' },
  { category: 'DANCERS' },
  { role_type: 'Tertiary' },
] as const)('rejects changing %o after the first application', async (change, { callApi, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const body = { ...jobPost(clock.now), ...change };

  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);

  expect(saved).toMatchObject({ status: 409, body: { code: 'job_has_applicants' } });
});

test('changes the project information in all open casting calls of the project', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.houseForChildren();
  const { role_details: _title, ...role } = jobPost(clock.now);
  const more_roles = [{ ...role, role_details: 'Second' }];
  const body = { ...jobPost(clock.now), more_roles };
  const { ids } = (await callApi('POST /api/production/jobs', { body }, house)).body;
  const [id = '', sibling = ''] = ids;

  const edit = { ...jobPost(clock.now), project_description: 'Now in Lucknow.', city_location: 'Lucknow' };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);

  const read = await callApi('GET /api/production/jobs/:id', { params: { id: sibling } });
  expect(read.body.job).toMatchObject({
    role_title: 'Second',
    project_description: 'Now in Lucknow.',
    city_location: 'Mumbai',
  });
});

test('replaces the old picture and deletes its file', async ({ callApi, clock, given, services }) => {
  const house = await given.house();
  const posted = await callApi(
    'POST /api/production/jobs',
    { body: jobPost(clock.now), files: { image: [await picture()] } },
    house,
  );
  const id = posted.body.id;
  const before = (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job.image;

  const files = { image: [await picture('new.png', '#112233')] };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: jobPost(clock.now), files }, house);

  const after = (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job.image;
  const stored = await readdir(join(services.config.DATA_DIR, 'media', 'public'));
  expect(stored).toContain(after?.split('/').at(-1));
  expect(stored).not.toContain(before?.split('/').at(-1));
});

test('rejects editing a closed casting call', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, status: 'closed' });

  const saved = await callApi(
    'PUT /api/production/jobs/:id',
    { params: { id }, body: jobPost(clock.now) },
    house,
  );

  expect(saved).toMatchObject({ status: 409, body: { message: /Reopen it/ } });
});

test('lets a house edit and extend a casting call past its deadline, but rejects a new deadline in the past', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const today = dayInIndia(clock.now);
  const application_deadline = addDays(today, -3);
  const job = { production_house_id: house.production_house_id, application_deadline };
  const { id } = await given.job(job);
  const save = (deadline: string) =>
    callApi(
      'PUT /api/production/jobs/:id',
      { params: { id }, body: { ...jobPost(clock.now), application_deadline: deadline } },
      house,
    );

  const same = await save(application_deadline);
  const over = await save(addDays(today, -1));
  const extended = await save(today);

  expect([same.status, over.status, extended.status]).toEqual([200, 400, 200]);
});

test('reopens only with a deadline in the future and keeps rejected applicants rejected', async ({
  callApi,
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
    callApi('POST /api/production/jobs/:id/reopen', { params: { id: job.id }, body }, as);

  const over = await reopen({});
  const past = await reopen({ application_deadline: addDays(today, 5) });
  const reopened = await reopen({ application_deadline: addDays(today, 20) });
  const again = await reopen({ application_deadline: addDays(today, 20) });

  expect(over).toMatchObject({
    status: 400,
    body: { code: 'deadline_passed', fields: { application_deadline: expect.any(String) } },
  });
  expect(past.status).toBe(400);
  expect([reopened.body.status, again.body.status]).toEqual(['open', 'open']);
  const seen = await callApi('GET /api/user/job-applications', {}, { token: await given.session(talent.id) });
  expect(seen.body.data).toMatchObject([{ status: 'not_selected', job: { status: 'open' } }]);
});

test('ends in a consistent state when closing and reopening run at the same time', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  const close = () => callApi('POST /api/production/jobs/:id/close', { params: { id }, body: {} }, house);
  const reopen = () => callApi('POST /api/production/jobs/:id/reopen', { params: { id }, body: {} }, house);

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

test("answers for another house's casting call as for one that does not exist", async ({
  callApi,
  clock,
  given,
}) => {
  const stranger = await given.house();
  const { id } = await given.job();
  const body = jobPost(clock.now);
  const made = (named: string) => [
    callApi('PUT /api/production/jobs/:id', { params: { id: named }, body }, stranger),
    callApi('POST /api/production/jobs/:id/close', { params: { id: named }, body: {} }, stranger),
    callApi('POST /api/production/jobs/:id/reopen', { params: { id: named }, body: {} }, stranger),
    callApi('GET /api/production/jobs/:id/posting-state', { params: { id: named } }, stranger),
    callApi(
      'POST /api/production/jobs/:id/copy',
      { params: { id: named }, body: { request_id: crypto.randomUUID() } },
      stranger,
    ),
  ];

  const answers = await Promise.all([id, crypto.randomUUID(), 'no-id'].flatMap(made));

  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
    new Set(['404 Job not found']),
  );
});

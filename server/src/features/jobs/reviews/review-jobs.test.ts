import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { answers, childTerms, jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

/** Provides a marketplace where staff review casting calls. */
const test = base.extend<{ approval: undefined }>({
  approval: [
    async ({ services }, use) => {
      services.config = { ...services.config, AUTO_APPROVE: false };
      await use(undefined);
    },
    { auto: true },
  ],
});

test('holds a casting call of a house for review and says so to the house', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();

  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  expect(posted).toMatchObject({ status: 200, body: { success: true, status: 'pending' } });
  expect(posted.body.message).toMatch(/^Job Post Added. Our team reviews/);
});

test('shows a pending casting call only to its house and accepts no applications to it', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const stranger = await given.house();
  const talent = await given.talent();
  const { id } = (await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).body;

  const popular = await callApi('GET /api/user/popular-casting-calls', {});
  const fitting = await callApi('GET /api/user/calls-for-you', {}, talent);
  const own = await callApi('GET /api/production/jobs/previous', {}, house);
  const reads = await Promise.all(
    [undefined, talent, stranger, house].map((as) =>
      callApi('GET /api/production/jobs/:id', { params: { id } }, as),
    ),
  );
  const applied = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id: id } }, talent);

  const ids = (jobs: { id: string }[]) => jobs.map((job) => job.id);
  expect([...ids(popular.body.jobs), ...ids(fitting.body.jobs)]).not.toContain(id);
  expect(own.body.data).toMatchObject([{ id, status: 'pending' }]);
  expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect(applied).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
});

test('holds every casting call of a house verified by email, and none for adults of a verified house', async ({
  callApi,
  clock,
  given,
}) => {
  const known = await given.house({ verification: 'documents' });
  const house = await given.house();
  const { production_house_id } = house;
  await given.job({ production_house_id, approved_at: clock.now.toISOString() });
  const body = jobPost(clock.now);
  const children = { ...body, ...childTerms, age_range: '6-14' };

  const second = await callApi('POST /api/production/jobs', { body }, house);
  const adults = await callApi('POST /api/production/jobs', { body }, known);
  const forChildren = await callApi('POST /api/production/jobs', { body: children }, known);

  expect([second, adults, forChildren].map((posted) => posted.body.status)).toEqual([
    'pending',
    'open',
    'pending',
  ]);
});

test('shows talent the approved version while an edit waits, and the edit once staff approve it', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const body = { ...jobPost(clock.now), city_location: 'Room 12, Hotel Moon', if_match: 'never' };
  const read = async () => (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job;
  const state = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } }, house)).body;

  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);
  const before = await read();
  const waiting = await state();
  const own = await callApi('GET /api/production/jobs/previous', {}, house);
  const listed = await runStaffCommand(services, ['pending']);
  const approved = await runStaffCommand(services, ['approve-call', `${id}@2`]);

  expect(saved.body.message).toMatch(/^Changes sent\. Our team reviews them/);
  expect(before.city_location).toBe('Mumbai');
  expect(waiting.review).toEqual({
    state: 'waiting',
    reason: null,
    changes: { city_location: 'Room 12, Hotel Moon' },
    image: null,
  });
  expect(own.body.data).toMatchObject([{ id, city_location: 'Mumbai', review: 'waiting' }]);
  expect(listed.text).toContain(`${id}@2`);
  expect(listed.text).toContain('    city_location: Mumbai  ->  Room 12, Hotel Moon');
  expect(approved).toMatchObject({ exitCode: 0, text: expect.stringMatching(/^Approved: talent now see/) });
  expect((await read()).city_location).toBe('Room 12, Hotel Moon');
  expect((await state()).review).toBeNull();
  expect(await deliver()).toMatchObject([
    { to: house.email, subject: 'Changes approved: Lead Detective · Web Series' },
  ]);
});

test('approves only the version that staff read', async ({ callApi, clock, given, services }) => {
  const house = await given.house();
  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const { id } = posted.body;
  const edit = { ...jobPost(clock.now), role_description: 'Come alone to the hotel.' };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);

  const first = await runStaffCommand(services, ['approve-call', id]);
  const hidden = await callApi('GET /api/production/jobs/:id', { params: { id } });
  const second = await runStaffCommand(services, ['approve-call', `${id}@2`]);

  expect(first).toMatchObject({
    exitCode: 1,
    text: expect.stringMatching(/has changed .* since you read it/),
  });
  expect(hidden.status).toBe(404);
  expect(second.exitCode).toBe(0);
});

test('tells the house why staff refused, and reviews what it saves next', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const house = await given.house();
  const { body } = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const params = { id: body.id };
  const state = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params }, house)).body.review;

  const refused = await runStaffCommand(services, ['reject-call', body.id, 'Name', 'the', 'studio.']);
  const told = await deliver();
  const after = await state();
  const unlisted = await runStaffCommand(services, ['pending']);
  const edit = { ...jobPost(clock.now), role_description: 'At Film City.' };
  await callApi('PUT /api/production/jobs/:id', { params, body: edit }, house);

  expect(refused.exitCode).toBe(0);
  const own = told.filter(({ to }) => to === house.email);
  expect(own).toMatchObject([{ text: expect.stringContaining('Name the studio.') }]);
  expect(after).toMatchObject({ state: 'refused', reason: 'Name the studio.' });
  expect(unlisted.text).not.toContain(body.id);
  expect(await state()).toMatchObject({ state: 'waiting', reason: null });
  expect((await runStaffCommand(services, ['reject-call', body.id])).exitCode).toBe(2);
});

test('withdraws a waiting edit when the house saves the approved text again', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({});
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const params = { id };
  const save = (changes: object) =>
    callApi('PUT /api/production/jobs/:id', { params, body: { ...jobPost(clock.now), ...changes } }, house);
  await save({ compensation: 'Unpaid' });

  const saved = await save({ application_deadline: addDays(dayInIndia(clock.now), 12) });

  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  expect(saved.body.message).toBe('Changes saved.');
  expect(body.review).toBeNull();
  expect(body.job.application_deadline).toBe(addDays(dayInIndia(clock.now), 12));
});

test('changes the project for its approved roles only with the approval of the edited role', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const house = await given.house();
  const more_roles = [{ ...jobPost(clock.now), role_details: 'Second' }];
  const post = { ...jobPost(clock.now), more_roles };
  const { ids } = (await callApi('POST /api/production/jobs', { body: post }, house)).body;
  const [id = '', sibling = ''] = ids;
  await runStaffCommand(services, ['approve-call', sibling]);
  const read = async () =>
    (await callApi('GET /api/production/jobs/:id', { params: { id: sibling } })).body.job.project_description;

  const edit = { ...jobPost(clock.now), project_description: 'Now in Lucknow.' };
  await callApi('PUT /api/production/jobs/:id', { params: { id }, body: edit }, house);
  const before = await read();
  await runStaffCommand(services, ['approve-call', `${id}@2`]);

  expect([before, await read()]).toEqual([jobPost(clock.now).project_description, 'Now in Lucknow.']);
});

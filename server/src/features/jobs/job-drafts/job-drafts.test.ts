import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { deleteJobDrafts } from '#features/jobs/jobs/tasks.ts';
import { picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const fields = { project_type: 'Film', role_details: '', 'more_roles.0.role_details': 'Sister' };

test('saves incomplete input as a draft that only its house can read', async ({ callApi, given }) => {
  const house = await given.house();
  const stranger = await given.house();
  const request_id = crypto.randomUUID();

  const saved = await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  expect(saved.status).toBe(200);
  const read = await callApi('GET /api/production/job-drafts/:id', { params: { id: request_id } }, house);
  expect(read.body.draft).toMatchObject({ id: request_id, fields, image: null });
  const listed = await callApi('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toMatchObject([
    { id: request_id, project_type: 'Film', role_details: '', roles: 2 },
  ]);
  const foreign = await callApi(
    'GET /api/production/job-drafts/:id',
    { params: { id: request_id } },
    stranger,
  );
  const missing = await callApi(
    'GET /api/production/job-drafts/:id',
    { params: { id: crypto.randomUUID() } },
    stranger,
  );
  const { request_id: _one, ...answer } = foreign.body as object & { request_id?: string };
  const { request_id: _other, ...same } = missing.body as object & { request_id?: string };
  expect([foreign.status, answer]).toEqual([404, same]);
  expect((await callApi('GET /api/production/job-drafts', {}, stranger)).body.drafts).toEqual([]);
});

test('keeps drafts of two houses with the same id separate', async ({ callApi, given }) => {
  const [one, other] = [await given.house(), await given.house()];
  const request_id = crypto.randomUUID();
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, one);

  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields: {} } }, other);
  await callApi('DELETE /api/production/job-drafts/:id', { params: { id: request_id } }, other);

  const read = await callApi('GET /api/production/job-drafts/:id', { params: { id: request_id } }, one);
  expect(read.body.draft.fields).toEqual(fields);
});

test('deletes the draft when its form is posted, and a late save does not restore it', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  await callApi('POST /api/production/jobs', { body: { ...jobPost(clock.now), request_id } }, house);
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  const listed = await callApi('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toEqual([]);
});

test('keeps the draft when its form is rejected', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  const body = { ...jobPost(clock.now), request_id, age_range: 'young' };
  await callApi('POST /api/production/jobs', { body }, house);

  const listed = await callApi('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toHaveLength(1);
});

test('copies a casting call with its picture but without its dates into a draft', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const files = { image: [await picture()] };
  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now), files }, house);
  const request_id = crypto.randomUUID();
  const copy = () =>
    callApi(
      'POST /api/production/jobs/:id/copy',
      { params: { id: posted.body.id }, body: { request_id } },
      house,
    );

  const copied = await copy();
  await copy();

  expect(copied).toMatchObject({ status: 200, body: { id: request_id } });
  const read = await callApi('GET /api/production/job-drafts/:id', { params: { id: request_id } }, house);
  const { audition_dates, shoot_dates, application_deadline, ...facts } = jobPost(clock.now);
  expect(read.body.draft.fields).toEqual({ ...facts, category: 'All', open_to: 'all' });
  await callApi('POST /api/production/jobs', { body: { ...jobPost(clock.now), request_id } }, house);
  const listed = await callApi('GET /api/production/jobs/previous', {}, house);
  expect(listed.body.data.map(({ image }) => image)).toEqual([
    listed.body.data[0]?.image,
    listed.body.data[0]?.image,
  ]);
  expect(listed.body.data[0]?.image).toMatch(/^\/media\/public\//);
});

test('keeps up to thirty drafts per house', async ({ callApi, given }) => {
  const house = await given.house();
  const save = (request_id: string = crypto.randomUUID()) =>
    callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);
  const first = crypto.randomUUID();
  await save(first);
  await Promise.all(Array.from({ length: 29 }, () => save()));

  const [more, again] = [await save(), await save(first)];

  expect(more).toMatchObject({ status: 409, body: { message: /30 drafts/ } });
  expect(again.status).toBe(200);
});

test('rejects fields that the form does not have', async ({ callApi, given }) => {
  const house = await given.house();
  const body = { request_id: crypto.randomUUID(), fields: { '__proto__.x': 'y' } };

  const saved = await callApi('PUT /api/production/job-drafts', { body }, house);

  expect(saved.status).toBe(400);
});

test('keeps a draft for thirty days', async ({ callApi, clock, given, services }) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await callApi('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);
  const saved = clock.now.getTime();
  const countAfter = async (days: number) => {
    clock.now = new Date(saved + days * DAY_MS);
    await deleteJobDrafts.run(services, {}, '');
    const as = { token: await given.session(house.id) };
    return (await callApi('GET /api/production/job-drafts', {}, as)).body.drafts.length;
  };

  expect([await countAfter(29), await countAfter(31)]).toEqual([1, 0]);
});

test('reads a casting message of two roles into the answers of one form, and says what to check', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const message =
    '*Casting*\n1) Meera - F, 22-26\n2) Father - M, 50-60\n\nShoot: Pune, 12 Dec\nCall 98200 12345';

  const { status, body } = await callApi(
    'POST /api/production/casting-messages',
    { body: { message } },
    house,
  );

  expect(status).toBe(200);
  expect(body.fields).toMatchObject({
    role_details: 'Meera',
    gender: 'Female',
    'more_roles.0.age_range': '50-60',
    city_location: 'Pune',
    phone_number: '+919820012345',
  });
  expect(body.checks).toMatchObject({ shoot_dates: '12 Dec' });
});

import { expect } from 'vitest';
import { forgetJobDrafts } from '#features/job-drafts/tasks.ts';
import { picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const fields = { project_type: 'Film', role_details: '', 'more_roles.0.role_details': 'Sister' };

test('what is typed is kept for its house alone, whatever it is worth', async ({ call, given }) => {
  const house = await given.house();
  const stranger = await given.house();
  const request_id = crypto.randomUUID();

  const kept = await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  expect(kept.status).toBe(200);
  const read = await call('GET /api/production/job-drafts/:id', { params: { id: request_id } }, house);
  expect(read.body.draft).toMatchObject({ id: request_id, fields, image: null });
  const listed = await call('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toMatchObject([
    { id: request_id, project_type: 'Film', role_details: '', roles: 2 },
  ]);
  const foreign = await call('GET /api/production/job-drafts/:id', { params: { id: request_id } }, stranger);
  const missing = await call(
    'GET /api/production/job-drafts/:id',
    { params: { id: crypto.randomUUID() } },
    stranger,
  );
  const { request_id: _one, ...told } = foreign.body as object & { request_id?: string };
  const { request_id: _other, ...same } = missing.body as object & { request_id?: string };
  expect([foreign.status, told]).toEqual([404, same]);
  expect((await call('GET /api/production/job-drafts', {}, stranger)).body.drafts).toEqual([]);
});

test('two houses may name their drafts alike, and neither touches the other’s', async ({ call, given }) => {
  const [one, other] = [await given.house(), await given.house()];
  const request_id = crypto.randomUUID();
  await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, one);

  await call('PUT /api/production/job-drafts', { body: { request_id, fields: {} } }, other);
  await call('DELETE /api/production/job-drafts/:id', { params: { id: request_id } }, other);

  const read = await call('GET /api/production/job-drafts/:id', { params: { id: request_id } }, one);
  expect(read.body.draft.fields).toEqual(fields);
});

test('posting the form ends its draft, and a late save does not bring it back', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  await call('POST /api/production/jobs', { body: { ...jobPost(clock.now), request_id } }, house);
  await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  const listed = await call('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toEqual([]);
});

test('a refused form keeps its draft', async ({ call, clock, given }) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);

  const body = { ...jobPost(clock.now), request_id, age_range: 'young' };
  await call('POST /api/production/jobs', { body }, house);

  const listed = await call('GET /api/production/job-drafts', {}, house);
  expect(listed.body.drafts).toHaveLength(1);
});

test('a copy is a draft with what the call says, its picture too, but for its days', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const files = { image: [await picture()] };
  const posted = await call('POST /api/production/jobs', { body: jobPost(clock.now), files }, house);
  const request_id = crypto.randomUUID();
  const copy = () =>
    call(
      'POST /api/production/jobs/:id/copy',
      { params: { id: posted.body.id }, body: { request_id } },
      house,
    );

  const copied = await copy();
  await copy();

  expect(copied).toMatchObject({ status: 200, body: { id: request_id } });
  const read = await call('GET /api/production/job-drafts/:id', { params: { id: request_id } }, house);
  const { audition_dates, shoot_dates, application_deadline, ...facts } = jobPost(clock.now);
  expect(read.body.draft.fields).toEqual({ ...facts, category: 'All' });
  await call('POST /api/production/jobs', { body: { ...jobPost(clock.now), request_id } }, house);
  const listed = await call('GET /api/production/jobs/previous', {}, house);
  expect(listed.body.data.map(({ image }) => image)).toEqual([
    listed.body.data[0]?.image,
    listed.body.data[0]?.image,
  ]);
  expect(listed.body.data[0]?.image).toMatch(/^\/media\/public\//);
});

test('a house keeps thirty drafts', async ({ call, given }) => {
  const house = await given.house();
  const save = (request_id: string = crypto.randomUUID()) =>
    call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);
  const first = crypto.randomUUID();
  await save(first);
  await Promise.all(Array.from({ length: 29 }, () => save()));

  const [more, again] = [await save(), await save(first)];

  expect(more).toMatchObject({ status: 409, body: { message: /30 drafts/ } });
  expect(again.status).toBe(200);
});

test('fields that the form does not have are refused', async ({ call, given }) => {
  const house = await given.house();
  const body = { request_id: crypto.randomUUID(), fields: { '__proto__.x': 'y' } };

  const kept = await call('PUT /api/production/job-drafts', { body }, house);

  expect(kept.status).toBe(400);
});

test('a draft waits for thirty days', async ({ call, clock, given, services }) => {
  const house = await given.house();
  const request_id = crypto.randomUUID();
  await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, house);
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);

  await forgetJobDrafts.run(services, {}, '');

  const as = { token: await given.session(house.id) };
  expect((await call('GET /api/production/job-drafts', {}, as)).body.drafts).toEqual([]);
});

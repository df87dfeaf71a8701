import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const hindi = {
  project_description_hi: 'पुरानी दिल्ली के जासूसों का एक परिवार।',
  role_description_hi: 'तेज़, दयालु और कभी ग़लत नहीं।',
  skills_needed_hi: 'घुड़सवारी',
} as const;

test('shows the Hindi texts of a role on its own casting call, and those of the project on all', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const more_roles = [{ ...jobPost(clock.now), role_details: 'Second' }];
  const body = { ...jobPost(clock.now), ...hindi, more_roles };

  const posted = await callApi('POST /api/production/jobs', { body }, house);

  const read = (id = '') => callApi('GET /api/production/jobs/:id', { params: { id } });
  const [first, second] = await Promise.all(posted.body.ids.map(read));
  const list = await callApi('GET /api/user/popular-casting-calls', { query: { search: 'जासूसों' } });
  expect(first?.body.job).toMatchObject({ ...hindi, role_description: 'Quick, kind and never wrong.' });
  expect(second?.body.job).toMatchObject({
    project_description_hi: hindi.project_description_hi,
    role_description_hi: null,
    skills_needed_hi: null,
  });
  expect(list.body.jobs.map(({ id }) => id).sort()).toEqual([...posted.body.ids].sort());
});

test('keeps the Hindi texts through an edit without them, and removes one that is empty', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const more_roles = [{ ...jobPost(clock.now), role_details: 'Second' }];
  const posted = await callApi(
    'POST /api/production/jobs',
    { body: { ...jobPost(clock.now), ...hindi, more_roles } },
    house,
  );
  const [id = '', sibling = ''] = posted.body.ids;
  const edit = (fields: object) =>
    callApi(
      'PUT /api/production/jobs/:id',
      { params: { id }, body: { ...jobPost(clock.now), ...fields } },
      house,
    );
  const read = async (one: string) =>
    (await callApi('GET /api/production/jobs/:id', { params: { id: one } })).body.job;

  await edit({ city_location: 'Pune' });
  const kept = [await read(id), await read(sibling)];
  await edit({ project_description_hi: 'अब लखनऊ में।', skills_needed_hi: ' ' });
  const changed = [await read(id), await read(sibling)];

  expect(kept).toMatchObject([
    { ...hindi, city_location: 'Pune' },
    { project_description_hi: hindi.project_description_hi },
  ]);
  expect(changed).toMatchObject([
    { ...hindi, project_description_hi: 'अब लखनऊ में।', skills_needed_hi: null },
    { project_description_hi: 'अब लखनऊ में।' },
  ]);
});

test('checks the Hindi texts as the others: their length and requests for money', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house();
  const body = {
    ...jobPost(clock.now),
    project_description_hi: 'क'.repeat(MAX_TEXT + 1),
    role_description_hi: 'चुने जाने पर रजिस्ट्रेशन फीस देनी होगी।',
    skills_needed_hi: 'क'.repeat(MAX_LINE + 1),
  };

  const posted = await callApi('POST /api/production/jobs', { body }, house);

  expect(posted).toMatchObject({
    status: 400,
    body: {
      fields: {
        project_description_hi: `At most ${MAX_TEXT} characters.`,
        role_description_hi: expect.stringContaining('must not ask talent for money'),
        skills_needed_hi: `At most ${MAX_LINE} characters.`,
      },
    },
  });
});

test('holds an edit of a Hindi text for staff, who read it, see its flags and approve it', async ({
  callApi,
  clock,
  given,
  services,
  takeEffect,
}) => {
  services.config = { ...services.config, AUTO_APPROVE: false };
  const moderator = await given.staff('moderator');
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, ...hindi });
  const contact = 'हमें 98123 45678 पर फ़ोन करें।';
  const body = { ...jobPost(clock.now), role_description_hi: contact, skills_needed_hi: '' };
  const read = async () => {
    const { job } = (await callApi('GET /api/production/jobs/:id', { params: { id } })).body;
    return [job.role_description_hi, job.skills_needed_hi];
  };
  const review = async () =>
    (await callApi('GET /api/admin/jobs/:id', { params: { id } }, moderator)).body.job;

  const before = (await review()).flags;
  const saved = await callApi('PUT /api/production/jobs/:id', { params: { id }, body }, house);
  const state = await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } }, house);
  const meanwhile = await read();
  const job = await review();
  await callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version: 2 } }, moderator);
  await takeEffect();

  expect(saved.body.message).toMatch(/^Changes sent/);
  expect(before.map(({ flag }) => flag)).not.toContain('contact');
  expect(state.body.review?.changes).toEqual({ role_description_hi: contact, skills_needed_hi: '' });
  expect(meanwhile).toEqual([hindi.role_description_hi, hindi.skills_needed_hi]);
  expect(job.flags.map(({ flag }) => flag)).toContain('contact');
  expect(job.fields).toContainEqual({
    field: 'project_description_hi',
    now: hindi.project_description_hi,
    changed: false,
    next: null,
  });
  expect(job.fields).toContainEqual({
    field: 'role_description_hi',
    now: hindi.role_description_hi,
    changed: true,
    next: contact,
  });
  expect(await read()).toEqual([contact, null]);
});

test('copies the Hindi texts into a draft', async ({ callApi, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, ...hindi });
  const request_id = crypto.randomUUID();

  await callApi('POST /api/production/jobs/:id/copy', { params: { id }, body: { request_id } }, house);

  const read = await callApi('GET /api/production/job-drafts/:id', { params: { id: request_id } }, house);
  expect(read.body.draft.fields).toMatchObject(hindi);
});

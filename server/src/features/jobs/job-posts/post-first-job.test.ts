import { expect } from 'vitest';
import { answers, jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

/** Provides a marketplace where staff review the first casting call of each house. */
const test = base.extend<{ approval: undefined }>({
  approval: [
    async ({ services }, use) => {
      services.config = { ...services.config, AUTO_APPROVE: false };
      await use(undefined);
    },
    { auto: true },
  ],
});

test('holds the first casting call of a house for review and says so to the house', async ({
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

test('holds the second casting call too while none is approved', async ({ callApi, clock, given }) => {
  const house = await given.house();
  await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  const second = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  expect(second.body.status).toBe('pending');
});

test('posts without review once a casting call was approved or the house is verified by documents', async ({
  callApi,
  clock,
  given,
}) => {
  const known = await given.house({ verification: 'documents' });
  const trusted = await given.house();
  const { production_house_id } = trusted;
  await given.job({ production_house_id, status: 'closed', approved_at: clock.now.toISOString() });

  const first = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, known);
  const later = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, trusted);

  expect([first.body.status, later.body.status]).toEqual(['open', 'open']);
});

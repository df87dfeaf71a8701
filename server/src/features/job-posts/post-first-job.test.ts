import { expect } from 'vitest';
import { answers, jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

/** A marketplace whose staff look at the first call of each house. */
const test = base.extend<{ approval: undefined }>({
  approval: [
    async ({ services }, use) => {
      services.config = { ...services.config, AUTO_APPROVE: false };
      await use(undefined);
    },
    { auto: true },
  ],
});

test('S-27: the first call of a house waits, and the house is told so', async ({ call, clock, given }) => {
  const house = await given.house();

  const posted = await call('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  expect(posted).toMatchObject({ status: 200, body: { success: true, status: 'pending' } });
  expect(posted.body.message).toMatch(/^Job Post Added. Our team looks at/);
});

test('S-27: a call that waits is its own house’s alone, and takes no applications', async ({
  call,
  clock,
  given,
}) => {
  const house = await given.house();
  const stranger = await given.house();
  const talent = await given.talent();
  const { id } = (await call('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).body;

  const popular = await call('GET /api/user/popular-casting-calls', {});
  const fitting = await call('GET /api/user/calls-for-you', {}, talent);
  const own = await call('GET /api/production/jobs/previous', {}, house);
  const reads = await Promise.all(
    [undefined, talent, stranger, house].map((as) =>
      call('GET /api/production/jobs/:id', { params: { id } }, as),
    ),
  );
  const applied = await call('POST /api/user/job-apply', { body: { ...answers, job_id: id } }, talent);

  const ids = (jobs: { id: string }[]) => jobs.map((job) => job.id);
  expect([...ids(popular.body.jobs), ...ids(fitting.body.jobs)]).not.toContain(id);
  expect(own.body.data).toMatchObject([{ id, status: 'pending' }]);
  expect(reads.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  expect(applied).toMatchObject({ status: 404, body: { message: 'Job not found.' } });
});

test('the second call waits as well while none was approved', async ({ call, clock, given }) => {
  const house = await given.house();
  await call('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  const second = await call('POST /api/production/jobs', { body: jobPost(clock.now) }, house);

  expect(second.body.status).toBe('pending');
});

test('a house with an approved call, or known by its documents, waits no more', async ({
  call,
  clock,
  given,
}) => {
  const known = await given.house({ verification: 'documents' });
  const trusted = await given.house();
  const { production_house_id } = trusted;
  await given.job({ production_house_id, status: 'closed', approved_at: clock.now.toISOString() });

  const first = await call('POST /api/production/jobs', { body: jobPost(clock.now) }, known);
  const later = await call('POST /api/production/jobs', { body: jobPost(clock.now) }, trusted);

  expect([first.body.status, later.body.status]).toEqual(['open', 'open']);
});

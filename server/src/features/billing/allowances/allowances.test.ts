import { FREE_ALLOWANCES } from '@kirdaar/contract/rules/allowances';
import { expect } from 'vitest';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { answers } from '#testing/posts.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const test = base.extend<{ apply: (jobId: string, talent: { token: string }) => ReturnType<CallApi> }>({
  apply: async ({ callApi }, use) => {
    await use((job_id, talent) =>
      callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, talent),
    );
  },
});

/** Marks an application as viewed by the house. */
function markViewed(db: Database, application_id: string) {
  return db
    .insertInto('status_change')
    .values({ application_id, status: 'viewed', party: 'house', happened_at: new Date().toISOString() })
    .execute();
}

test('applies the limits of the contract in the database when a talent has no plan', async ({
  db,
  given,
  clock,
}) => {
  const { id } = await given.talent();

  const { plan, counted_from, ...numbers } = await findAllowance(db, id, clock.now);

  expect(plan).toBeNull();
  expect(Date.parse(counted_from)).toBeLessThanOrEqual(clock.now.getTime());
  expect(numbers).toEqual(FREE_ALLOWANCES);
});

test('applies the limits of a plan until the end of its last day in India', async ({ db, given }) => {
  const { id } = await given.talent();
  await given.plan(id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });
  const allowedAt = async (instant: string) => (await findAllowance(db, id, new Date(instant))).plan;

  const plans = await Promise.all([
    allowedAt('2026-03-01T09:59:59+05:30'),
    allowedAt('2026-03-01T10:00:00+05:30'),
    allowedAt('2027-03-01T23:59:59+05:30'),
    allowedAt('2027-03-02T00:00:00+05:30'),
  ]);

  expect(plans).toEqual([null, 'Basic', 'Basic', null]);
});

test('gives Basic and Pro the allowances listed in the specification', async ({ db }) => {
  const plans = await db
    .selectFrom('plan')
    .select([
      'name',
      'applications',
      'photos',
      'intro_videos',
      'audition_videos',
      'work_links',
      'saved_searches',
    ])
    .orderBy('price')
    .execute();

  expect(plans.map((plan) => Object.values(plan))).toEqual([
    ['Basic', 50, 10, 3, 5, 3, 1],
    ['Pro', null, 30, 5, 10, 10, 3],
  ]);
});

test('rejects two overlapping plans of one talent', async ({ given }) => {
  const { id } = await given.talent();
  await given.plan(id, { plan: 'Basic', from: '2026-03-01T10:00:00+05:30' });

  const second = given.plan(id, { plan: 'Pro', from: '2027-03-01T23:00:00+05:30' });

  await expect(second).rejects.toMatchObject({ code: POSTGRES_ERRORS.EXCLUSION_VIOLATION });
});

test('rejects the sixth application of a year without a plan and links to the plans', async ({
  apply,
  given,
}) => {
  const talent = await given.talent();
  for (let sent = 0; sent < 5; sent += 1) await given.application({ talent_id: talent.id });

  const response = await apply((await given.job()).id, talent);

  expect(response).toMatchObject({
    status: 403,
    body: {
      message: 'Without a plan you have 5 applications a year. See the plans at /user/plans for more.',
    },
  });
});

test('reports a repeated application as already applied even when the allowance is used up', async ({
  apply,
  given,
}) => {
  const talent = await given.talent();
  const { job_id } = await given.application({ talent_id: talent.id });
  for (let sent = 0; sent < 4; sent += 1) await given.application({ talent_id: talent.id });

  const response = await apply(job_id, talent);

  expect(response).toMatchObject({ status: 200, body: { already_applied: true } });
});

test('allows unlimited applications with Pro', async ({ apply, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Pro' });
  for (let sent = 0; sent < 51; sent += 1) await given.application({ talent_id: talent.id });

  const response = await apply((await given.job()).id, talent);

  expect(response).toMatchObject({ status: 200 });
});

test('gives back an application that was never opened once its casting call has closed', async ({
  apply,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const [closed, unopened] = [await given.job(), await given.job()];
  await given.application({ talent_id: talent.id, job_id: closed.id });
  await given.application({ talent_id: talent.id, job_id: unopened.id });
  for (let sent = 0; sent < 3; sent += 1) {
    const seen = await given.application({ talent_id: talent.id });
    await markViewed(db, seen.id);
    await given.closed(seen.job_id);
  }
  const next = await given.job();
  const before = await apply(next.id, talent);

  await given.closed(closed.id);
  const afterClosing = await apply(next.id, talent);
  clock.now = new Date(`${unopened.application_deadline}T24:00:00+05:30`);
  const later = await given.job();
  const afterDeadline = await apply(later.id, { token: await given.session(talent.id) });

  expect([before.status, afterClosing.status, afterDeadline.status]).toEqual([403, 200, 200]);
});

test('keeps an application given back when the house views it after closing the casting call', async ({
  apply,
  db,
  given,
}) => {
  const talent = await given.talent();
  const { id, job_id } = await given.application({ talent_id: talent.id });
  for (let sent = 0; sent < 4; sent += 1) await given.application({ talent_id: talent.id });
  await given.closed(job_id);
  await markViewed(db, id);

  const response = await apply((await given.job()).id, talent);

  expect(response).toMatchObject({ status: 200 });
});

test('keeps an application given back when its casting call reopens', async ({ apply, callApi, given }) => {
  const talent = await given.talent();
  const house = await given.house();
  const job = () => given.job({ production_house_id: house.production_house_id });
  const reopened = await job();
  for (const { id } of [reopened, await job(), await job(), await job(), await job()])
    await given.application({ talent_id: talent.id, job_id: id });
  await given.closed(reopened.id);
  await callApi('POST /api/production/jobs/:id/reopen', { params: { id: reopened.id }, body: {} }, house);

  const [first, second] = [await job(), await job()];
  const answers = [await apply(first.id, talent), await apply(second.id, talent)];

  expect(answers.map(({ status }) => status)).toEqual([200, 403]);
});

test('accepts one of 200 simultaneous applications when 49 of 50 are used', async ({ apply, db, given }) => {
  const talent = await given.talent();
  await given.plan(talent.id, { plan: 'Basic' });
  const house = await given.house();
  for (let sent = 0; sent < 49; sent += 1) await given.application({ talent_id: talent.id });
  const jobs = await Promise.all(
    Array.from({ length: 200 }, () => given.job({ production_house_id: house.production_house_id })),
  );

  const responses = await Promise.all(jobs.map(({ id }) => apply(id, talent)));

  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(199);
  const kept = await db.selectFrom('application').select('id').where('talent_id', '=', talent.id).execute();
  expect(kept).toHaveLength(50);
});

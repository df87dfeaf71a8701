import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

function countApplications(db: Database, jobId: string) {
  return db.selectFrom('application').select('id').where('job_id', '=', jobId).execute();
}

/** Counts the statements that wait for a lock in this file's database. */
async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

test('a talent applies, and everything sent is stored', async ({ callApi, clock, db, given }) => {
  const talent = await given.talent();
  const job = await given.job();
  const body = {
    ...answers,
    job_id: job.id,
    details: { fullName: 'Asha Rao', keySkills: 'Riding\0 \ud800' },
    consents: [
      { id: 'accuracy', version: '1' },
      { id: 'accuracy', version: '1' },
      { id: 'sharing', version: '1' },
    ],
  };

  const response = await callApi('POST /api/user/job-apply', { body }, talent);

  expect(response).toMatchObject({
    status: 200,
    body: { success: true, already_applied: false, message: 'Application submitted successfully!' },
  });
  const application = await db
    .selectFrom('application')
    .selectAll()
    .where('talent_id', '=', talent.id)
    .executeTakeFirstOrThrow();
  expect(application).toMatchObject({
    ...answers,
    job_id: job.id,
    status: 'applied',
    details: { fullName: 'Asha Rao', keySkills: expect.stringMatching(/^Riding/) },
    applied_at: clock.now.toISOString(),
  });
  const consents = await db
    .selectFrom('application_consent')
    .select(['consent', 'version', 'agreed_at'])
    .where('application_id', '=', application.id)
    .orderBy('consent')
    .execute();
  expect(consents).toEqual([
    { consent: 'accuracy', version: '1', agreed_at: clock.now.toISOString() },
    { consent: 'sharing', version: '1', agreed_at: clock.now.toISOString() },
  ]);
});

test('tells a talent who sent the short answers alone what is missing', async ({ callApi, given }) => {
  const job = await given.job();
  const body = { ...answers, job_id: job.id };

  const response = await callApi('POST /api/user/job-apply', { body }, await given.talent());

  expect(response.body.message).toMatch(/^Application submitted\. Your other answers and your consent/);
});

test('rejects a missing answer with a field error', async ({ callApi, given }) => {
  const job = await given.job();
  const body = { job_id: job.id, role_specific_info: ' ', travel: true, availability: 'perhaps' };

  // @ts-expect-error the form of a stranger
  const response = await callApi('POST /api/user/job-apply', { body }, await given.talent());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual(['role_specific_info', 'availability']);
});

test('a malformed, missing or pending casting call is not found', async ({ callApi, given }) => {
  const talent = await given.talent();
  const pending = await given.job({ status: 'pending' });

  const malformed = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: 'one' } },
    talent,
  );
  const missing = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: crypto.randomUUID() } },
    talent,
  );
  const hidden = await callApi(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: pending.id } },
    talent,
  );

  expect(malformed).toMatchObject({ status: 400, body: { fields: { job_id: 'Job not found.' } } });
  expect(missing).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
  expect(hidden).toMatchObject({ status: 404, body: { code: 'job_not_found' } });
});

test('accepts an application until the last second of the deadline day in India', async ({
  callApi,
  clock,
  given,
}) => {
  const job = await given.job({ application_deadline: '2027-03-01' });
  clock.now = new Date('2027-03-01T23:59:59+05:30');

  const body = { ...answers, job_id: job.id };
  const response = await callApi('POST /api/user/job-apply', { body }, await given.talent());

  expect(response.status).toBe(200);
});

test('rejects an application after the deadline day in India', async ({ callApi, clock, given }) => {
  const job = await given.job({ application_deadline: '2027-03-01' });
  clock.now = new Date('2027-03-02T00:00:00+05:30');

  const body = { ...answers, job_id: job.id };
  const response = await callApi('POST /api/user/job-apply', { body }, await given.talent());

  expect(response).toMatchObject({ status: 409, body: { code: 'job_closed' } });
});

test('rejects an application to a casting call that its house closed', async ({ callApi, given }) => {
  const job = await given.job({ status: 'closed' });

  const body = { ...answers, job_id: job.id };
  const response = await callApi('POST /api/user/job-apply', { body }, await given.talent());

  expect(response).toMatchObject({ status: 409, body: { code: 'job_closed' } });
});

test('applying again changes nothing, even after the casting call has closed', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const job = await given.job();
  const body = { ...answers, job_id: job.id };
  await callApi('POST /api/user/job-apply', { body }, talent);

  const again = await callApi(
    'POST /api/user/job-apply',
    { body: { ...body, role_specific_info: 'No' } },
    talent,
  );
  await given.closed(job.id);
  const late = await callApi('POST /api/user/job-apply', { body }, talent);

  const already = {
    status: 200,
    body: { success: true, already_applied: true, message: 'You have already applied to this casting call.' },
  };
  expect(again).toMatchObject(already);
  expect(late).toMatchObject(already);
  expect(await countApplications(db, job.id)).toHaveLength(1);
});

test('stores one row for 50 parallel applications of one talent, and all succeed', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const job = await given.job();
  const body = { ...answers, job_id: job.id };

  const responses = await Promise.all(
    Array.from({ length: 50 }, () => callApi('POST /api/user/job-apply', { body }, talent)),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(responses.filter((response) => !response.body.already_applied)).toHaveLength(1);
  expect(await countApplications(db, job.id)).toHaveLength(1);
});

test('applications that race the closing of the casting call are either stored or rejected', async ({
  callApi,
  db,
  given,
}) => {
  const job = await given.job();
  const body = { ...answers, job_id: job.id };
  const talents = await Promise.all(Array.from({ length: 30 }, () => given.talent()));

  const applying = talents.map((talent) => callApi('POST /api/user/job-apply', { body }, talent));
  await Promise.race(applying);
  await given.closed(job.id);
  const responses = await Promise.all(applying);

  const stored = responses.filter(({ status }) => status === 200);
  const rejected = responses.filter(({ status }) => status === 409);
  expect(stored.length + rejected.length).toBe(30);
  expect(await countApplications(db, job.id)).toHaveLength(stored.length);
});

test('rejects an application that waited while its casting call was being closed', async ({
  callApi,
  db,
  given,
}) => {
  const job = await given.job();
  const talent = await given.talent();
  const body = { ...answers, job_id: job.id };

  const response = await db.transaction().execute(async (trx) => {
    await trx.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute();
    const waiting = callApi('POST /api/user/job-apply', { body }, talent);
    // The application sees the casting call as open and waits for the row that this transaction locks.
    await expect.poll(() => countLockWaits(db), { timeout: 30_000 }).toBe(1);
    return { waiting };
  });

  expect(await response.waiting).toMatchObject({
    status: 409,
    body: { code: 'job_closed' },
  });
  expect(await countApplications(db, job.id)).toHaveLength(0);
});

test('only a logged-in talent can apply', async ({ callApi, given }) => {
  const body = { ...answers, job_id: (await given.job()).id };

  expect(await callApi('POST /api/user/job-apply', { body })).toMatchObject({ status: 401 });
  expect(await callApi('POST /api/user/job-apply', { body }, await given.house())).toMatchObject({
    status: 403,
  });
});

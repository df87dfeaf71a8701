import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

function countApplications(db: Database, jobId: string) {
  return db.selectFrom('application').select('id').where('job_id', '=', jobId).execute();
}

test('a talent applies, and all that was sent is kept', async ({ call, clock, db, given }) => {
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

  const response = await call('POST /api/user/job-apply', { body }, talent);

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

test('a missing answer is refused beside its field', async ({ call, given }) => {
  const job = await given.job();
  const body = { job_id: job.id, role_specific_info: ' ', travel: true, availability: 'perhaps' };

  // @ts-expect-error the form of a stranger
  const response = await call('POST /api/user/job-apply', { body }, await given.talent());

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {})).toEqual(['role_specific_info', 'availability']);
});

test('a call that cannot be, is not there or is still pending is not found', async ({ call, given }) => {
  const talent = await given.talent();
  const pending = await given.job({ status: 'pending' });

  const malformed = await call('POST /api/user/job-apply', { body: { ...answers, job_id: 'one' } }, talent);
  const missing = await call(
    'POST /api/user/job-apply',
    { body: { ...answers, job_id: crypto.randomUUID() } },
    talent,
  );
  const hidden = await call('POST /api/user/job-apply', { body: { ...answers, job_id: pending.id } }, talent);

  expect(malformed).toMatchObject({ status: 400, body: { fields: { job_id: 'Job not found.' } } });
  expect(missing).toMatchObject({ status: 404, body: { message: 'Job not found.' } });
  expect(hidden).toMatchObject({ status: 404, body: { message: 'Job not found.' } });
});

test('a talent can apply until the last second of the deadline day in India', async ({
  call,
  clock,
  given,
}) => {
  const job = await given.job({ application_deadline: '2027-03-01' });
  clock.now = new Date('2027-03-01T23:59:59+05:30');

  const body = { ...answers, job_id: job.id };
  const response = await call('POST /api/user/job-apply', { body }, await given.talent());

  expect(response.status).toBe(200);
});

test('a talent cannot apply once the deadline day is over in India', async ({ call, clock, given }) => {
  const job = await given.job({ application_deadline: '2027-03-01' });
  clock.now = new Date('2027-03-02T00:00:00+05:30');

  const body = { ...answers, job_id: job.id };
  const response = await call('POST /api/user/job-apply', { body }, await given.talent());

  expect(response).toMatchObject({ status: 409, body: { message: 'This casting call is closed.' } });
});

test('a talent cannot apply to a call that its house closed', async ({ call, given }) => {
  const job = await given.job({ status: 'closed' });

  const body = { ...answers, job_id: job.id };
  const response = await call('POST /api/user/job-apply', { body }, await given.talent());

  expect(response).toMatchObject({ status: 409, body: { message: 'This casting call is closed.' } });
});

test('applying again changes nothing, also after the call has closed', async ({ call, db, given }) => {
  const talent = await given.talent();
  const job = await given.job();
  const body = { ...answers, job_id: job.id };
  await call('POST /api/user/job-apply', { body }, talent);

  const again = await call(
    'POST /api/user/job-apply',
    { body: { ...body, role_specific_info: 'No' } },
    talent,
  );
  await given.closed(job.id);
  const late = await call('POST /api/user/job-apply', { body }, talent);

  const already = {
    status: 200,
    body: { success: true, already_applied: true, message: 'You have already applied for this job.' },
  };
  expect(again).toMatchObject(already);
  expect(late).toMatchObject(already);
  expect(await countApplications(db, job.id)).toHaveLength(1);
});

test('50 parallel applications of one talent leave one row, and all succeed', async ({ call, db, given }) => {
  const talent = await given.talent();
  const job = await given.job();
  const body = { ...answers, job_id: job.id };

  const responses = await Promise.all(
    Array.from({ length: 50 }, () => call('POST /api/user/job-apply', { body }, talent)),
  );

  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(responses.filter((response) => !response.body.already_applied)).toHaveLength(1);
  expect(await countApplications(db, job.id)).toHaveLength(1);
});

test('applications that race the closing of the call are either stored or refused', async ({
  call,
  db,
  given,
}) => {
  const job = await given.job();
  const body = { ...answers, job_id: job.id };
  const talents = await Promise.all(Array.from({ length: 30 }, () => given.talent()));

  const applying = talents.map((talent) => call('POST /api/user/job-apply', { body }, talent));
  await Promise.race(applying);
  await given.closed(job.id);
  const responses = await Promise.all(applying);

  const stored = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 409);
  expect(stored.length + refused.length).toBe(30);
  expect(await countApplications(db, job.id)).toHaveLength(stored.length);
});

test('an application that waits for a closing call is refused when it closes', async ({
  call,
  db,
  given,
}) => {
  const job = await given.job();
  const talent = await given.talent();
  const body = { ...answers, job_id: job.id };

  const response = await db.transaction().execute(async (trx) => {
    await trx.updateTable('job').set({ status: 'closed' }).where('id', '=', job.id).execute();
    const waiting = call('POST /api/user/job-apply', { body }, talent);
    // It sees the call open and stands at the row that this transaction holds.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { waiting };
  });

  expect(await response.waiting).toMatchObject({
    status: 409,
    body: { message: 'This casting call is closed.' },
  });
  expect(await countApplications(db, job.id)).toHaveLength(0);
});

test('only a logged-in talent applies', async ({ call, given }) => {
  const body = { ...answers, job_id: (await given.job()).id };

  expect(await call('POST /api/user/job-apply', { body })).toMatchObject({ status: 401 });
  expect(await call('POST /api/user/job-apply', { body }, await given.house())).toMatchObject({
    status: 403,
  });
});

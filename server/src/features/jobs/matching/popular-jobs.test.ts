import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { CALLS_PER_PAGE } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { updateRecentApplications } from '#features/jobs/matching/queries.ts';
import { test } from '#testing/test.ts';

test('lists the open casting calls with the most applications in the last 30 days first, then the newest', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const today = dayInIndia(clock.now);
  const older = await given.job({ posted_on: '2020-01-01T10:00:00Z' });
  const newer = await given.job({ posted_on: '2020-01-02T10:00:00Z' });
  const onceFamous = await given.job({ posted_on: '2020-01-03T10:00:00Z' });
  const popular = await given.job({ posted_on: '2019-01-01T10:00:00Z' });
  const over = await given.job({ application_deadline: addDays(today, -1) });
  const closed = await given.job({ status: 'closed' });
  const pending = await given.job({ status: 'pending' });
  const longAgo = new Date(clock.now.getTime() - 31 * 86_400_000).toISOString();
  await given.application({ job_id: popular.id, talent_id: (await given.talent()).id });
  await given.application({
    job_id: onceFamous.id,
    talent_id: (await given.talent()).id,
    applied_at: longAgo,
  });
  await updateRecentApplications(db, clock.now);

  const response = await callApi('GET /api/user/popular-casting-calls', {});

  const mine = [older, newer, onceFamous, popular, over, closed, pending].map(({ id }) => id);
  const shown = response.body.jobs.map(({ id }) => id).filter((id) => mine.includes(id));
  expect(response.status).toBe(200);
  expect(shown).toEqual([popular.id, onceFamous.id, newer.id, older.id]);
  expect(response.body.total).toBe(response.body.jobs.length);
});

test('masks the contact in lists for everyone, because only the page of a casting call is counted', async ({
  callApi,
  given,
}) => {
  await given.job();
  const talent = await given.talent();
  const query = { limit: 1 };

  const popular = await callApi('GET /api/user/popular-casting-calls', { query }, talent);
  const fitting = await callApi('GET /api/user/calls-for-you', {}, talent);

  const masked = { email: 'c•••@studio.example', contact_hidden: true, contact_hidden_reason: 'open_call' };
  expect(popular.body.jobs).toMatchObject([masked]);
  expect(fitting.body.jobs[0]).toMatchObject(masked);
});

test('returns as many popular casting calls as requested, twelve on the site', async ({ callApi, given }) => {
  await Promise.all(Array.from({ length: CALLS_PER_PAGE + 1 }, () => given.job()));

  const whole = await callApi('GET /api/user/popular-casting-calls', {});
  const pages = [1, 2].map((page) =>
    callApi('GET /api/user/popular-casting-calls', { query: { page, limit: CALLS_PER_PAGE } }),
  );

  const [first, second] = (await Promise.all(pages)).map(({ body }) => body.jobs.map(({ id }) => id));
  const all = whole.body.jobs.map(({ id }) => id);
  expect(CALLS_PER_PAGE).toBe(12);
  expect([first, second]).toEqual([all.slice(0, 12), all.slice(12, 24)]);
});

test('rejects an invalid page or limit of popular casting calls', async ({ callApi }) => {
  const response = await callApi('GET /api/user/popular-casting-calls', { query: { page: 'first' } });

  expect(response).toMatchObject({ status: 400, body: { fields: { page: expect.any(String) } } });
});

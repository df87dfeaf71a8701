import { expect } from 'vitest';
import { test } from '#testing/test.ts';

/** Houses write the pay as free text; each text with the rupees it promises, `undefined` for no pay. */
const pays: [compensation: string | null, rupees: number | null | undefined][] = [
  ['₹15,000 a day', 15_000],
  ['Paid, 20-30k', 20_000],
  ['Rs. 1.5 lakh for the film', 150_000],
  ['2 days, 5000 each', 5000],
  ['₹1,00,000 to ₹1,50,000', 100_000],
  ['Paid', null],
  ['Unpaid, travel of ₹500', undefined],
  ['Not paid', undefined],
  ['Profit Share', undefined],
  [null, undefined],
];

test.for(pays)('reads the pay of %s', async ([compensation, rupees], { db, given }) => {
  const { id } = await given.job({ compensation });

  const stored = db.selectFrom('job').select(['pay', 'is_paid']).where('id', '=', id);
  expect(await stored.executeTakeFirst()).toEqual({ pay: rupees ?? null, is_paid: rupees !== undefined });
});

test('filters casting calls by pay and sorts them', async ({ callApi, db, given }) => {
  await db.updateTable('job').set({ status: 'closed' }).execute();
  await given.job({ role_details: 'Day', compensation: '₹4,000 a day', posted_on: '2026-01-03T10:00:00Z' });
  await given.job({ role_details: 'Film', compensation: '2 lakh', posted_on: '2026-01-02T10:00:00Z' });
  await given.job({ role_details: 'Credit', compensation: 'Unpaid', posted_on: '2026-01-04T10:00:00Z' });
  await given.job({ role_details: 'Open', compensation: 'Paid', posted_on: '2026-01-01T10:00:00Z' });
  type Query = { paid?: '1'; pay_from?: string; sort?: 'newest' | 'pay' };
  const roles = async (query: Query) => {
    const { body } = await callApi('GET /api/user/popular-casting-calls', { query });
    return body.jobs.map(({ role_title }) => role_title);
  };

  expect(await roles({ paid: '1', sort: 'newest' })).toEqual(['Day', 'Film', 'Open']);
  expect(await roles({ pay_from: '5000' })).toEqual(['Film']);
  expect(await roles({ sort: 'pay' })).toEqual(['Film', 'Day', 'Credit', 'Open']);
});

test('sorts casting calls by deadline', async ({ callApi, given }) => {
  const talent = await given.talent();
  await given.job({ role_details: 'Third', application_deadline: '2099-01-03' });
  await given.job({ role_details: 'First', application_deadline: '2099-01-01' });
  await given.job({ role_details: 'Second', application_deadline: '2099-01-02' });
  const roles = ({
    body,
  }: {
    body: { jobs: { role_title: string; application_deadline: string | null }[] };
  }) =>
    body.jobs
      .filter(({ application_deadline }) => application_deadline?.startsWith('2099'))
      .map(({ role_title }) => role_title);

  const all = await callApi('GET /api/user/popular-casting-calls', { query: { sort: 'closing' } });
  const own = await callApi('GET /api/user/calls-for-you', { query: { sort: 'closing' } }, talent);

  expect(roles(all)).toEqual(['First', 'Second', 'Third']);
  expect(roles(own)).toEqual(['First', 'Second', 'Third']);
});

test('counts the applicants of a casting call', async ({ callApi, given }) => {
  const { id } = await given.job({ role_details: 'Wanted' });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  await given.application({ job_id: id, talent_id: (await given.talent()).id });

  const { body } = await callApi('GET /api/user/popular-casting-calls', { query: { search: 'wanted' } });

  expect(body.jobs.map(({ applicants }) => applicants)).toEqual([2]);
});

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_CONTACTS_PER_DAY } from '@kirdaar/contract/rules/limits';
import { expect } from 'vitest';
import { deleteContactViewsBefore } from '#features/jobs/jobs/queries.ts';
import { test } from '#testing/test.ts';

test('shows an account the contact of thirty casting calls a day, also when it asks for all at once', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-02T23:00:00+05:30');
  const talent = await given.talent();
  const jobs = await Promise.all(Array.from({ length: MAX_CONTACTS_PER_DAY + 2 }, () => given.job()));
  const read = async (id: string) =>
    (await callApi('GET /api/production/jobs/:id', { params: { id } }, talent)).body.job;

  const first = await Promise.all(jobs.map(({ id }) => read(id)));
  const seen = first.filter(({ contact_hidden }) => !contact_hidden);
  const masked = first.filter(({ contact_hidden }) => contact_hidden);
  const again = await read(seen[0]?.id ?? '');
  const [applied, other] = masked.map(({ id }) => id);
  await given.application({ talent_id: talent.id, job_id: applied ?? '' });
  const afterApplying = [await read(applied ?? ''), await read(other ?? '')];
  clock.now = new Date('2027-03-03T00:10:00+05:30');
  const nextDay = await read(other ?? '');

  expect(seen).toHaveLength(MAX_CONTACTS_PER_DAY);
  expect(masked).toMatchObject(
    Array(2).fill({ email: 'c•••@studio.example', contact_hidden_reason: 'daily_limit' }),
  );
  expect(again).toMatchObject({ email: 'casting@studio.example', contact_hidden_reason: null });
  expect(afterApplying.map(({ contact_hidden }) => contact_hidden)).toEqual([false, true]);
  expect(nextDay.contact_hidden).toBe(false);
});

test('does not count the casting calls of the own house, and forgets earlier days', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house();
  const own = await given.job({ production_house_id: house.production_house_id });
  const other = await given.job();
  const read = (id: string) => callApi('GET /api/production/jobs/:id', { params: { id } }, house);
  const listViews = () =>
    db.selectFrom('contact_view').select('job_ids').where('account_id', '=', house.id).execute();

  await read(own.id);
  await read(other.id);
  const views = await listViews();
  await deleteContactViewsBefore(db, dayInIndia(clock.now));
  const kept = await listViews();
  await deleteContactViewsBefore(db, addDays(dayInIndia(clock.now), 1));

  expect([views, kept]).toEqual(Array(2).fill([{ job_ids: [other.id] }]));
  expect(await listViews()).toEqual([]);
});

import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const forbidden = [
  'bust',
  'cup_size',
  'above_bust',
  'under_bust',
  'upper_thigh',
  'lower_thigh',
  'hips',
  'romantic_roles',
  'body_double',
  'lgbtq_friendly',
  'driver_license',
  'two_wheeler',
  'four_wheeler',
];
const adultDetails = JSON.stringify({
  height: '150 cm',
  ...Object.fromEntries(forbidden.map((key) => [key, '1'])),
});

async function readDetails(db: Database, id: string) {
  const row = await db.selectFrom('talent').select('details').where('id', '=', id).executeTakeFirstOrThrow();
  return row.details;
}

test('details that must not be asked of a child are not stored, even by direct SQL', async ({
  db,
  given,
}) => {
  const born = await given.talent({ date_of_birth: '2015-05-01', details: adultDetails });
  const changed = await given.talent({ date_of_birth: '2015-05-01' });
  const dated = await given.talent({ details: adultDetails });

  await db.updateTable('talent').set({ details: adultDetails }).where('id', '=', changed.id).execute();
  await db.updateTable('talent').set({ date_of_birth: '2015-05-01' }).where('id', '=', dated.id).execute();

  expect(await readDetails(db, born.id)).toEqual({ height: '150 cm' });
  expect(await readDetails(db, changed.id)).toEqual({ height: '150 cm' });
  expect(await readDetails(db, dated.id)).toEqual({ height: '150 cm' });
});

test('no payload adds a forbidden field to the application of a child', async ({ callApi, db, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const job = await given.job({ age_range: '5-60' });
  const details = { height: '150 cm', ...Object.fromEntries(forbidden.map((key) => [key, '1'])) };

  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id: job.id, details } }, child);
  await given.application({ talent_id: child.id, details: adultDetails });
  const sent = db.updateTable('application').where('job_id', '=', job.id);
  await sent.set({ details: adultDetails }).execute();

  const rows = await db
    .selectFrom('application')
    .select('details')
    .where('talent_id', '=', child.id)
    .execute();
  expect(rows).toEqual([{ details: { height: '150 cm' } }, { details: { height: '150 cm' } }]);
});

test('keeps every detail of an adult', async ({ db, given }) => {
  const adult = await given.talent({ date_of_birth: '1990-05-01', details: adultDetails });

  expect(await readDetails(db, adult.id)).toEqual(JSON.parse(adultDetails));
});

test('a stored birth date cannot be changed, even by direct SQL', async ({ callApi, db, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const row = db.updateTable('talent').where('id', '=', child.id);

  const older = {
    date_of_birth: '1990-05-01',
    name: 'Sunita Rao',
    relation: 'Mother',
    mobile: '9812300003',
  } as const;
  const rejected = await callApi('PUT /api/user/guardian', { body: older }, child);

  expect(rejected).toMatchObject({ status: 409, body: { fields: { date_of_birth: expect.any(String) } } });
  await expect(row.set({ date_of_birth: '1990-05-01' }).execute()).rejects.toMatchObject({
    code: RULES.DATE_OF_BIRTH_LOCKED,
  });
  await expect(row.set({ date_of_birth: null }).execute()).rejects.toMatchObject({
    code: RULES.DATE_OF_BIRTH_LOCKED,
  });
  await expect(row.set({ date_of_birth: '2015-05-01', name: 'Tara' }).execute()).resolves.toBeDefined();
});

test('ignores an age or category in the request', async ({ callApi, given }) => {
  const adult = await given.talent({ date_of_birth: '1990-05-01', profile_type: 'KIDS' });
  const child = await given.talent({ date_of_birth: '2015-05-01', profile_type: 'ACTORS & ACTRESS' });
  const body = {
    ...answers,
    job_id: (await given.job({ age_range: '5-60' })).id,
    age: 30,
    details: { dob: '1990-05-01' },
  };

  expect(await callApi('POST /api/user/job-apply', { body }, adult)).toMatchObject({ status: 200 });
  expect(await callApi('POST /api/user/job-apply', { body }, child)).toMatchObject({ status: 403 });
});

test('uses the birth date in the form when none is stored', async ({ callApi, given }) => {
  const { id: job_id } = await given.job({ age_range: '5-60' });
  const apply = async (dob: string) =>
    callApi(
      'POST /api/user/job-apply',
      { body: { ...answers, job_id, details: { dob } } },
      await given.talent(),
    );

  expect(await apply('2015-05-01')).toMatchObject({ status: 403 });
  expect(await apply('1990-05-01')).toMatchObject({ status: 200 });
  expect(await apply('2015-02-31')).toMatchObject({ status: 200 });
  expect(await apply('the first of May')).toMatchObject({ status: 200 });
});

test('the rules for children end at midnight in India on the 18th birthday', async ({
  callApi,
  clock,
  given,
}) => {
  clock.now = new Date('2027-03-01T23:59:59.999+05:30');
  const child = await given.talent({ date_of_birth: '2009-03-02' });
  const body = { ...answers, job_id: (await given.job({ age_range: '5-60' })).id };

  const before = await callApi('POST /api/user/job-apply', { body }, child);
  const stateBefore = await callApi('GET /api/user/guardian', {}, child);
  clock.now = new Date('2027-03-02T00:00:00+05:30');
  const after = await callApi('POST /api/user/job-apply', { body }, child);
  const stateAfter = await callApi('GET /api/user/guardian', {}, child);

  expect([before.status, after.status]).toEqual([403, 200]);
  expect([stateBefore.body.needed, stateAfter.body.needed]).toEqual([true, false]);
});

test.for([
  ['2008-02-29', '2026-02-28T23:59:59+05:30', 17],
  ['2008-02-29', '2026-03-01T00:00:00+05:30', 18],
  ['2008-03-01', '2026-02-28T18:29:59Z', 17],
  ['2008-03-01', '2026-02-28T18:30:00Z', 18],
] as const)('with the birth date %s, the age at %s is %i', async ([birth, instant, age], { db }) => {
  const { rows } = await sql<{ age: number }>`select age_in_india(${birth}, ${instant}) as age`.execute(db);

  expect(rows).toEqual([{ age }]);
});

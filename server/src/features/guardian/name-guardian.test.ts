import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import type { Database } from '#platform/database.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const consent = {
  name: 'Sunita Rao',
  relation: 'Mother',
  mobile: '98123 00001',
  consent_version: guardianConsent.version,
  agreed: true,
} as const;

function listConsents(db: Database, talentId: string) {
  return db
    .selectFrom('guardian')
    .selectAll()
    .where('talent_id', '=', talentId)
    .orderBy('consented_at')
    .execute();
}

test('S-52: a child cannot apply before a guardian agrees, and can then', async ({ call, db, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const body = { ...answers, job_id: (await given.job()).id };

  const alone = await call('POST /api/user/job-apply', { body }, child);
  const named = await call('PUT /api/user/guardian', { body: consent }, child);
  const guarded = await call('POST /api/user/job-apply', { body }, child);

  expect(alone).toMatchObject({ status: 403, body: { message: 'A parent or guardian has to agree first.' } });
  expect(named.status).toBe(200);
  expect(guarded).toMatchObject({ status: 200, body: { already_applied: false } });
  expect(
    await db.selectFrom('application').select('id').where('talent_id', '=', child.id).execute(),
  ).toHaveLength(1);
});

test('the guardian, the locked birth date and the text agreed to are told', async ({
  call,
  clock,
  given,
}) => {
  const talent = await given.talent();

  const before = await call('GET /api/user/guardian', {}, talent);
  const body = { ...consent, date_of_birth: '2015-05-01' };
  const named = await call('PUT /api/user/guardian', { body }, talent);
  const after = await call('GET /api/user/guardian', {}, talent);

  expect(before.body).toEqual({
    success: true,
    needed: false,
    date_of_birth: null,
    guardian: null,
    consent: guardianConsent,
  });
  expect(after.body).toEqual({
    success: true,
    needed: true,
    date_of_birth: '2015-05-01',
    guardian: {
      name: 'Sunita Rao',
      relation: 'Mother',
      mobile: '+919812300001',
      consent_version: guardianConsent.version,
      consented_at: clock.now.toISOString(),
    },
    consent: guardianConsent,
  });
  expect(named.body).toEqual({ ...after.body, message: 'Thank you. The consent is kept.' });
});

test('S-52: a consent taken back ends applying at once, and can be given again', async ({ call, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const body = { ...answers, job_id: (await given.job()).id };
  await call('PUT /api/user/guardian', { body: consent }, child);

  const withdrawn = await call('DELETE /api/user/guardian', {}, child);
  const again = await call('DELETE /api/user/guardian', {}, child);
  const refused = await call('POST /api/user/job-apply', { body }, child);
  const state = await call('GET /api/user/guardian', {}, child);
  await call('PUT /api/user/guardian', { body: consent }, child);
  const accepted = await call('POST /api/user/job-apply', { body }, child);

  expect([withdrawn.status, again.status, refused.status, accepted.status]).toEqual([200, 200, 403, 200]);
  expect(state.body).toMatchObject({ needed: true, guardian: null });
});

test('the same consent sent again is one; another one ends the first, which stays on record', async ({
  call,
  clock,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const other = { ...consent, name: 'Ravi Rao', relation: 'Father', mobile: '+919812300002' } as const;

  await Promise.all([1, 2, 3].map(() => call('PUT /api/user/guardian', { body: consent }, child)));
  const once = await listConsents(db, child.id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await call('PUT /api/user/guardian', { body: other }, child);

  expect(once).toHaveLength(1);
  expect(await listConsents(db, child.id)).toMatchObject([
    { name: 'Sunita Rao', withdrawn_at: clock.now.toISOString() },
    { name: 'Ravi Rao', relation: 'Father', consented_at: clock.now.toISOString(), withdrawn_at: null },
  ]);
});

test('an adult needs no guardian, and a refused consent keeps no birth date', async ({ call, given }) => {
  const adult = await given.talent({ date_of_birth: '1990-05-01' });
  const unknown = await given.talent();

  const refused = await call('PUT /api/user/guardian', { body: consent }, adult);
  const body = { ...consent, date_of_birth: '1990-05-01' };
  const mistyped = await call('PUT /api/user/guardian', { body }, unknown);

  expect(refused).toMatchObject({ status: 409, body: { message: 'Adults need no guardian.' } });
  expect(mistyped.status).toBe(409);
  const state = await call('GET /api/user/guardian', {}, unknown);
  expect(state.body).toMatchObject({ needed: false, date_of_birth: null, guardian: null });
});

test('S-52: a guardian has neither the number of the child nor that of another child', async ({
  call,
  given,
}) => {
  const born = { date_of_birth: '2015-05-01' };
  const child = await given.talent(born);
  const friend = await given.talent(born);

  const own = await call('PUT /api/user/guardian', { body: { ...consent, mobile: child.mobile } }, child);
  const others = await call('PUT /api/user/guardian', { body: { ...consent, mobile: friend.mobile } }, child);

  const refusal = {
    status: 400,
    body: { fields: { mobile: 'Please enter the guardian’s own mobile number.' } },
  };
  expect(own).toMatchObject(refusal);
  expect(others).toMatchObject(refusal);
});

test('what is missing, outdated or not agreed to is refused beside its field', async ({
  call,
  clock,
  given,
}) => {
  const talent = await given.talent();
  const tomorrow = addDays(dayInIndia(clock.now), 1);
  const stale = { name: ' ', relation: 'Uncle', mobile: '12', consent_version: '0', agreed: false };

  // @ts-expect-error the form of a stranger
  const wrong = await call('PUT /api/user/guardian', { body: stale }, talent);
  const ageless = await call('PUT /api/user/guardian', { body: consent }, talent);
  const unborn = await call(
    'PUT /api/user/guardian',
    { body: { ...consent, date_of_birth: tomorrow } },
    talent,
  );

  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.fields ?? {})).toEqual([
    'name',
    'relation',
    'mobile',
    'consent_version',
    'agreed',
  ]);
  expect(ageless).toMatchObject({
    status: 400,
    body: { fields: { date_of_birth: 'Please enter the date of birth.' } },
  });
  expect(unborn).toMatchObject({
    status: 400,
    body: { fields: { date_of_birth: 'Please check the year.' } },
  });
});

test('a consent on record cannot be rewritten or deleted, and goes with the account', async ({
  call,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await call('PUT /api/user/guardian', { body: consent }, child);
  await call('DELETE /api/user/guardian', {}, child);
  const rows = db.updateTable('guardian').where('talent_id', '=', child.id);

  await expect(rows.set({ name: 'Somebody Else' }).execute()).rejects.toMatchObject({ code: 'KD010' });
  await expect(rows.set({ withdrawn_at: null }).execute()).rejects.toMatchObject({ code: 'KD010' });
  await expect(db.deleteFrom('guardian').where('talent_id', '=', child.id).execute()).rejects.toMatchObject({
    code: 'KD010',
  });

  await db.deleteFrom('account').where('id', '=', child.id).execute();
  expect(await listConsents(db, child.id)).toEqual([]);
});

test('a consent that is taken back while its child applies keeps the child out', async ({
  call,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await call('PUT /api/user/guardian', { body: consent }, child);
  const body = { ...answers, job_id: (await given.job()).id };

  const applying = await db.transaction().execute(async (trx) => {
    const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
    await trx.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
    const response = call('POST /api/user/job-apply', { body }, child);
    await new Promise((done) => setTimeout(done, 200));
    return { response };
  });

  expect(await applying.response).toMatchObject({ status: 403 });
});

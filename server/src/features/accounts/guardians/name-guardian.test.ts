import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
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

test('a child cannot apply before a guardian consents, and can afterwards', async ({
  callApi,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const body = { ...answers, job_id: (await given.job()).id };

  const alone = await callApi('POST /api/user/job-apply', { body }, child);
  const named = await callApi('PUT /api/user/guardian', { body: consent }, child);
  const guarded = await callApi('POST /api/user/job-apply', { body }, child);

  expect(alone).toMatchObject({ status: 403, body: { code: 'guardian_required' } });
  expect(named.status).toBe(200);
  expect(guarded).toMatchObject({ status: 200, body: { already_applied: false } });
  expect(
    await db.selectFrom('application').select('id').where('talent_id', '=', child.id).execute(),
  ).toHaveLength(1);
});

test('returns the guardian, the locked birth date and the accepted consent text', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();

  const before = await callApi('GET /api/user/guardian', {}, talent);
  const body = { ...consent, date_of_birth: '2015-05-01' };
  const named = await callApi('PUT /api/user/guardian', { body }, talent);
  const after = await callApi('GET /api/user/guardian', {}, talent);

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
  expect(named.body).toEqual({ ...after.body, message: 'Consent recorded. Thank you.' });
});

test('withdrawing consent blocks applications at once, and consent can be given again', async ({
  callApi,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const body = { ...answers, job_id: (await given.job()).id };
  await callApi('PUT /api/user/guardian', { body: consent }, child);

  const withdrawn = await callApi('DELETE /api/user/guardian', {}, child);
  const again = await callApi('DELETE /api/user/guardian', {}, child);
  const refused = await callApi('POST /api/user/job-apply', { body }, child);
  const state = await callApi('GET /api/user/guardian', {}, child);
  await callApi('PUT /api/user/guardian', { body: consent }, child);
  const accepted = await callApi('POST /api/user/job-apply', { body }, child);

  expect([withdrawn.status, again.status, refused.status, accepted.status]).toEqual([200, 200, 403, 200]);
  expect(state.body).toMatchObject({ needed: true, guardian: null });
});

test('a repeated consent is stored once; a different one ends the first, which stays on record', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const other = { ...consent, name: 'Ravi Rao', relation: 'Father', mobile: '+919812300002' } as const;

  await Promise.all([1, 2, 3].map(() => callApi('PUT /api/user/guardian', { body: consent }, child)));
  const once = await listConsents(db, child.id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('PUT /api/user/guardian', { body: other }, child);

  expect(once).toHaveLength(1);
  expect(await listConsents(db, child.id)).toMatchObject([
    { name: 'Sunita Rao', withdrawn_at: clock.now.toISOString() },
    { name: 'Ravi Rao', relation: 'Father', consented_at: clock.now.toISOString(), withdrawn_at: null },
  ]);
});

test('an adult needs no guardian, and a rejected consent stores no birth date', async ({
  callApi,
  given,
}) => {
  const adult = await given.talent({ date_of_birth: '1990-05-01' });
  const unknown = await given.talent();

  const refused = await callApi('PUT /api/user/guardian', { body: consent }, adult);
  const body = { ...consent, date_of_birth: '1990-05-01' };
  const mistyped = await callApi('PUT /api/user/guardian', { body }, unknown);

  expect(refused).toMatchObject({ status: 409, body: { code: 'guardian_not_needed' } });
  expect(mistyped.status).toBe(409);
  const state = await callApi('GET /api/user/guardian', {}, unknown);
  expect(state.body).toMatchObject({ needed: false, date_of_birth: null, guardian: null });
});

test('rejects the mobile number of the child or of another child as that of the guardian', async ({
  callApi,
  given,
}) => {
  const born = { date_of_birth: '2015-05-01' };
  const child = await given.talent(born);
  const friend = await given.talent(born);

  const own = await callApi('PUT /api/user/guardian', { body: { ...consent, mobile: child.mobile } }, child);
  const others = await callApi(
    'PUT /api/user/guardian',
    { body: { ...consent, mobile: friend.mobile } },
    child,
  );

  const refusal = {
    status: 400,
    body: { code: 'guardian_mobile_is_own', fields: { mobile: expect.any(String) } },
  };
  expect(own).toMatchObject(refusal);
  expect(others).toMatchObject(refusal);
});

test('rejects missing, outdated and unchecked consent details with field errors', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();
  const tomorrow = addDays(dayInIndia(clock.now), 1);
  const stale = { name: ' ', relation: 'Uncle', mobile: '12', consent_version: '0', agreed: false };

  // @ts-expect-error the form of a stranger
  const wrong = await callApi('PUT /api/user/guardian', { body: stale }, talent);
  const ageless = await callApi('PUT /api/user/guardian', { body: consent }, talent);
  const unborn = await callApi(
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
    body: { code: 'birth_date_required', fields: { date_of_birth: expect.any(String) } },
  });
  expect(unborn).toMatchObject({
    status: 400,
    body: { code: 'birth_date_in_future', fields: { date_of_birth: expect.any(String) } },
  });
});

test('a stored consent cannot be changed or deleted, and is removed with the account', async ({
  callApi,
  db,
  given,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await callApi('PUT /api/user/guardian', { body: consent }, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  const rows = db.updateTable('guardian').where('talent_id', '=', child.id);

  await expect(rows.set({ name: 'Somebody Else' }).execute()).rejects.toMatchObject({
    code: RULES.GUARDIAN_CONSENT_LOCKED,
  });
  await expect(rows.set({ withdrawn_at: null }).execute()).rejects.toMatchObject({
    code: RULES.GUARDIAN_CONSENT_LOCKED,
  });
  await expect(db.deleteFrom('guardian').where('talent_id', '=', child.id).execute()).rejects.toMatchObject({
    code: RULES.GUARDIAN_CONSENT_LOCKED,
  });

  await db.deleteFrom('account').where('id', '=', child.id).execute();
  expect(await listConsents(db, child.id)).toEqual([]);
});

test('consent withdrawn while the child applies blocks the application', async ({ callApi, db, given }) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await callApi('PUT /api/user/guardian', { body: consent }, child);
  const body = { ...answers, job_id: (await given.job()).id };

  const applying = await db.transaction().execute(async (trx) => {
    const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
    await trx.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
    const response = callApi('POST /api/user/job-apply', { body }, child);
    await new Promise((done) => setTimeout(done, 200));
    return { response };
  });

  expect(await applying.response).toMatchObject({ status: 403 });
});

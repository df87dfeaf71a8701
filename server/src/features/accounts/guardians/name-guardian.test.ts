import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { guardian } from '@kirdaar/contract/words/en/rules/consents';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const mother = { name: 'Sunita Rao', relation: 'Mother', mobile: '98123 00001' } as const;
const born = { date_of_birth: '2015-05-01' };

function listGuardians(db: Database, talentId: string) {
  return db
    .selectFrom('guardian')
    .selectAll()
    .where('talent_id', '=', talentId)
    .orderBy('requested_at')
    .execute();
}

test('a child can apply only after the named guardian consents', async ({ callApi, given }) => {
  const child = await given.talent(born);
  const body = { ...answers, job_id: (await given.job({ age_range: '5-60' })).id };
  await callApi('PUT /api/user/guardian', { body: mother }, child);

  const named = await callApi('POST /api/user/job-apply', { body }, child);
  await callApi('DELETE /api/user/guardian', {}, child);
  await given.guardian(child.id);
  const guarded = await callApi('POST /api/user/job-apply', { body }, child);

  expect(named).toMatchObject({ status: 403, body: { code: 'guardian_required' } });
  expect(guarded).toMatchObject({ status: 200, body: { already_applied: false } });
});

test('returns the guardian who was asked, the locked birth date and the consent text', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();

  const before = await callApi('GET /api/user/guardian', {}, talent);
  const body = { ...mother, email: 'Sunita@Test.example', ...born };
  const named = await callApi('PUT /api/user/guardian', { body }, talent);
  const after = await callApi('GET /api/user/guardian', {}, talent);
  await callApi('DELETE /api/user/guardian', {}, talent);
  const ended = await callApi('GET /api/user/guardian', {}, talent);

  expect(before.body).toEqual({
    success: true,
    needed: false,
    date_of_birth: null,
    guardian: null,
    consent: { ...guardianConsent, text: guardian },
  });
  expect(after.body).toEqual({
    ...before.body,
    needed: true,
    date_of_birth: '2015-05-01',
    guardian: {
      name: 'Sunita Rao',
      relation: 'Mother',
      mobile: '+919812300001',
      email: 'sunita@test.example',
      state: 'requested',
      requested_at: clock.now.toISOString(),
      consent_version: null,
      consented_at: null,
      withdrawn_at: null,
      proven: false,
    },
  });
  expect(named.body).toEqual({ ...after.body, message: 'We have sent your guardian a link.' });
  expect(ended.body.guardian).toBeNull();
});

test('the same guardian is asked once, and another replaces one who has not consented', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const child = await given.talent(born);
  const father = { name: 'Ravi Rao', relation: 'Father', email: 'ravi@test.example' } as const;

  await Promise.all([1, 2, 3].map(() => callApi('PUT /api/user/guardian', { body: mother }, child)));
  const once = await listGuardians(db, child.id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('PUT /api/user/guardian', { body: father }, child);

  expect(once).toHaveLength(1);
  expect(await listGuardians(db, child.id)).toMatchObject([
    { name: 'Sunita Rao', withdrawn_at: clock.now.toISOString() },
    { name: 'Ravi Rao', contact: 'ravi@test.example', withdrawn_at: null },
  ]);
});

test('a child cannot replace a guardian who has consented', async ({ callApi, given }) => {
  const child = await given.talent(born);
  await given.guardian(child.id);

  const named = await callApi('PUT /api/user/guardian', { body: mother }, child);
  const resent = await callApi('POST /api/user/guardian/resend', {}, child);

  expect(named).toMatchObject({ status: 409, body: { code: 'guardian_has_agreed' } });
  expect(resent).toMatchObject({ status: 409, body: { code: 'guardian_not_named' } });
});

test('records an account that the guardian runs, and rejects the contact of another child', async ({
  callApi,
  db,
  given,
}) => {
  const child = await given.talent(born);
  const sibling = await given.talent(born);
  const friend = await given.talent(born);
  const own = { ...mother, mobile: child.mobile };
  const name = (mobile: string, as: { token: string }) =>
    callApi('PUT /api/user/guardian', { body: { ...mother, mobile } }, as);

  await callApi('PUT /api/user/guardian', { body: own }, child);
  const ofSibling = await name(child.mobile, sibling);
  const ofFriend = await name(friend.mobile, sibling);

  expect(await listGuardians(db, child.id)).toMatchObject([{ runs_account: true }]);
  expect(ofSibling.status).toBe(200);
  expect(await listGuardians(db, sibling.id)).toMatchObject([{ runs_account: false }]);
  expect(ofFriend).toMatchObject({
    status: 400,
    body: { code: 'guardian_contact_is_childs', fields: { mobile: expect.any(String) } },
  });
});

test('rejects an adult, and missing or wrong details with field errors', async ({
  callApi,
  clock,
  given,
}) => {
  const talent = await given.talent();
  const adult = await given.talent({ date_of_birth: '1990-05-01' });
  const tomorrow = addDays(dayInIndia(clock.now), 1);
  const wrong = { name: ' ', relation: 'Uncle', mobile: '12', email: 'nobody' };
  const put = (body: object, as = talent) =>
    // @ts-expect-error the form of a stranger
    callApi('PUT /api/user/guardian', { body }, as);

  expect(await put(mother, adult)).toMatchObject({ status: 409, body: { code: 'guardian_not_needed' } });
  expect(Object.keys((await put(wrong)).body.fields ?? {})).toEqual(['name', 'relation', 'mobile', 'email']);
  expect((await put({ ...mother, mobile: '' })).body.fields).toHaveProperty('mobile');
  expect(await put(mother)).toMatchObject({
    status: 400,
    body: { code: 'birth_date_required', fields: { date_of_birth: expect.any(String) } },
  });
  expect(await put({ ...mother, date_of_birth: tomorrow })).toMatchObject({
    status: 400,
    body: { code: 'birth_date_in_future', fields: { date_of_birth: expect.any(String) } },
  });
});

test('the database accepts consents only with a code, one of each person at a time, and never changes one', async ({
  db,
  given,
}) => {
  const child = await given.talent(born);
  const other = await given.talent(born);
  await given.guardian(child.id);
  const rows = db.updateTable('guardian').where('talent_id', '=', child.id);
  const locked = { code: RULES.GUARDIAN_CONSENT_LOCKED };

  await expect(given.guardian(other.id, { confirmed_at: null })).rejects.toMatchObject({
    constraint: 'guardian_consents_after_code',
  });
  await expect(given.guardian(other.id, { contact: 'not@hers.example' })).rejects.toMatchObject({
    constraint: 'guardian_has_contact',
  });
  const { contact, mobile } = await db
    .selectFrom('guardian')
    .select(['contact', 'mobile'])
    .where('talent_id', '=', child.id)
    .executeTakeFirstOrThrow();
  const same = given.guardian(child.id, { contact, mobile });
  await expect(same).rejects.toMatchObject({ constraint: 'guardian_current' });
  await expect(rows.set({ withdrawn_at: '2000-01-01T00:00:00Z' }).execute()).rejects.toMatchObject({
    constraint: 'guardian_withdraws_after_consent',
  });
  await expect(rows.set({ name: 'Somebody Else' }).execute()).rejects.toMatchObject(locked);
  await expect(rows.set({ confirmed_at: null }).execute()).rejects.toMatchObject(locked);
  await rows.set({ withdrawn_at: new Date(Date.now() + 1000).toISOString() }).execute();
  await expect(rows.set({ withdrawn_at: null }).execute()).rejects.toMatchObject(locked);
  await expect(db.deleteFrom('guardian').where('talent_id', '=', child.id).execute()).rejects.toMatchObject(
    locked,
  );

  await db.deleteFrom('account').where('id', '=', child.id).execute();
  expect(await listGuardians(db, child.id)).toEqual([]);
});

test('consent withdrawn while the child applies blocks the application', async ({ callApi, db, given }) => {
  const child = await given.talent(born);
  await given.guardian(child.id);
  const body = { ...answers, job_id: (await given.job({ age_range: '5-60' })).id };

  const applying = await db.transaction().execute(async (trx) => {
    const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
    await trx.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
    const response = callApi('POST /api/user/job-apply', { body }, child);
    await new Promise((done) => setTimeout(done, 200));
    return { response };
  });

  expect(await applying.response).toMatchObject({ status: 403 });
});

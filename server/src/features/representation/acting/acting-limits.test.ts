import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { recordActing } from '#features/representation/acting/record-acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import { tasks } from '#tasks.ts';
import type { Caller } from '#testing/given.ts';
import { answers } from '#testing/posts.ts';
import { newEmail } from '#testing/registrations.ts';
import type { CallApi } from '#testing/test.ts';
import { announce, PATH, test } from '#testing/tus.ts';

const child = { name: 'Tara Rao', gender: 'Female', relation: 'Mother', agreed: true } as const;
const versions = {
  consent_version: guardianConsent.version,
  registration_version: registrationConsent.version,
};

/** Opens a session in which the caller acts by a mandate: by its id, or the only one of a kind. */
async function act(callApi: CallApi, as: Caller, mandate: string) {
  const { status, body } = await callApi('POST /api/user/acting', { body: { mandate } }, as);
  return { status, token: body.token };
}

/** A mother who added a child without a login, and acts for the child. */
async function familyOf(callApi: CallApi, mother: Caller, date_of_birth = '2015-05-01') {
  const body = { ...child, ...versions, date_of_birth };
  const { id } = (await callApi('POST /api/user/family/children', { body }, mother)).body;
  const { acts_for } = (await callApi('GET /api/user/mandates', {}, mother)).body;
  return { id, acting: await act(callApi, mother, acts_for[0]?.id ?? '') };
}

test('lets no agency take over the account of a child or have it erased, and the guardian ends its mandate', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  const mother = await given.talent({ name: 'Sunita Rao' });
  const tara = await familyOf(callApi, mother, given.born(17));
  const [agency, other] = [await given.agency(), await given.agency({ name: 'Moon Agency' })];
  const invite = async (as: Caller) => {
    const body = { kind: 'agency' as const, name: 'Tara', contact: newEmail(), scopes: ['apply' as const] };
    const { id } = (await callApi('POST /api/user/mandates', { body }, as)).body;
    const texts = (await deliver()).map(({ text }) => text).join(' ');
    const token = /#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
    await callApi('POST /api/user/mandates/accept', { body: { token } }, tara.acting);
    return { id };
  };
  const [params, ended] = [await invite(agency), await invite(other)];
  const body = { contact: newEmail() };

  const handedOver = await callApi('POST /api/user/mandates/:id/hand-over', { params, body }, agency);
  const resent = await callApi('POST /api/user/mandates/:id/resend', { params }, agency);
  const { body: seen } = await callApi('GET /api/user/mandates', {}, tara.acting);
  const byMother = await callApi('POST /api/user/mandates/:id/end', { params: ended }, tara.acting);
  await db.updateTable('session').set({ expires_at: '2099-01-01' }).execute();
  clock.now = new Date(clock.now.getTime() + 370 * 86_400_000);
  await tasks.find(({ name }) => name === 'end-past-mandates')?.run(services, {}, '');
  const byAgency = await callApi('POST /api/user/mandates/:id/end', { params }, agency);

  expect([handedOver.status, resent.status]).toEqual([404, 404]);
  expect(seen.acted_by.map(({ holder }) => holder?.name).sort()).toEqual(['Moon Agency', 'Star Agency']);
  expect([byMother.status, byAgency.status]).toEqual([200, 200]);
  expect(await db.selectFrom('account_deletion').select('account_id').execute()).toEqual([]);
});

test('lets members act for the clients, not for the children or the agencies of who owns the account', async ({
  callApi,
  given,
}) => {
  const [agency, larger] = [await given.agency(), await given.agency({ name: 'Moon Agency' })];
  const son = await given.talent({ name: 'Kabir Rao', date_of_birth: '2015-05-01' });
  await given.guardian(son.id, { mobile: agency.mobile, contact: agency.mobile });
  const { body: own } = await callApi('GET /api/user/mandates', {}, agency);
  const membership = { kind: 'member' as const, scopes: ['manage'] };
  const inLarger = await given.mandate({ ...membership, talent_id: larger.id, holder_id: agency.id });
  const riya = await given.talent({ name: 'Riya Sen' });
  const { id } = await given.mandate({ ...membership, talent_id: agency.id, holder_id: riya.id });
  const atDesk = await act(callApi, riya, id);

  const { body: seen } = await callApi('GET /api/user/mandates', {}, atDesk);
  const forChild = await act(callApi, atDesk, own.acts_for[0]?.id ?? '');
  const forLarger = await act(callApi, atDesk, inLarger.id);

  expect(own.acts_for).toMatchObject([{ kind: 'guardian', talent: { name: 'Kabir Rao' } }]);
  expect(seen.acts_for.map(({ kind }) => kind)).toEqual(['member']);
  expect([forChild.status, forLarger.status]).toEqual([404, 404]);
});

test('ends the access of an agency with its verification, and to a child with the consent', async ({
  callApi,
  db,
  given,
}) => {
  const [agency, doubtful] = [await given.agency(), await given.agency()];
  const talent = await given.talent();
  const son = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(son.id);
  const sessions = [
    await given.actingSession(await given.mandate({ talent_id: talent.id, holder_id: doubtful.id })),
    await given.actingSession(await given.mandate({ talent_id: son.id, holder_id: agency.id })),
  ];
  const read = () =>
    Promise.all(
      sessions.map(async (token) => (await callApi('GET /api/user/profile', {}, { token })).status),
    );

  const before = await read();
  await db.updateTable('talent').set({ agency_verified_at: null }).where('id', '=', doubtful.id).execute();
  await callApi('DELETE /api/user/guardian', {}, son);

  expect([before, await read()]).toEqual([
    [200, 200],
    [401, 401],
  ]);
});

test('keeps the inbox of the account and who sees the profile from an agency, and leaves both to a guardian', async ({
  callApi,
  given,
}) => {
  const [agency, mother] = [await given.agency(), await given.talent()];
  const talent = await given.talent();
  const byAgency = {
    token: await given.actingSession(await given.mandate({ talent_id: talent.id, holder_id: agency.id })),
  };
  const { acting: byMother } = await familyOf(callApi, mother);

  const body = { visibility: 'public' } as const;
  const tried = [byAgency, byMother].map(async (as) => [
    (await callApi('GET /api/notices', { query: {} }, as)).status,
    (await callApi('GET /api/notices/wait', { query: {} }, as)).status,
    (await callApi('PUT /api/user/public-profile', { body }, as)).status,
    (await callApi('GET /api/user/conversations', { query: {} }, as)).status,
  ]);

  expect(await Promise.all(tried)).toEqual([
    [403, 403, 403, 200],
    [200, 200, 200, 200],
  ]);
});

test('lets a guardian who acts for a child correct what was sent, which is the decision', async ({
  callApi,
  db,
  given,
}) => {
  const [son, mother] = [await given.talent({ date_of_birth: '2015-05-01' }), await given.talent()];
  await given.guardian(son.id, { mobile: mother.mobile, contact: mother.mobile, applies_alone: false });
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });
  const { acts_for } = (await callApi('GET /api/user/mandates', {}, mother)).body;
  const byMother = await act(callApi, mother, acts_for[0]?.id ?? '');
  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, byMother);
  const { id } = await db.selectFrom('application').select('id').executeTakeFirstOrThrow();
  const correct = (role_specific_info: string, as: Caller) =>
    callApi(
      'PUT /api/user/job-applications/:id/sent',
      { params: { id }, body: { ...answers, role_specific_info, details: {} } },
      as,
    );

  const byChild = await correct('I cannot ride.', son);
  const corrected = await correct('I ride ponies.', byMother);

  expect(byChild).toMatchObject({ status: 409, body: { code: 'correction_needs_guardian' } });
  expect(corrected.status).toBe(200);
  const { body } = await callApi('GET /api/user/job-applications/:id/sent', { params: { id } }, son);
  expect(body.sent.role_specific_info).toBe('I ride ponies.');
});

test('keeps in the history what was begun and not finished, and nothing that was rejected', async ({
  callApi,
  given,
  services,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const { id: mandate_id } = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const own = { kind: 'agency', scopes: [], holder_id: agency.id, guardian_id: null } as const;
  const acting = [{ ...own, mandate_id, talent_name: 'Asha Rao' }] as const;
  const deed = { talent_id: talent.id, acting, subject: null };
  const failing = (endpoint: string, error: Error) =>
    recordActing(services, { ...deed, endpoint }, () => Promise.reject(error)).catch(() => undefined);

  await failing('PUT /api/user/profile', new AppError('profile_changed_elsewhere'));
  await failing('POST /api/user/job-apply', new Error('The process died.'));

  const { body } = await callApi('GET /api/user/acting-history', {}, talent);
  expect(body.events.map(({ act }) => act)).toEqual(['applied']);
});

test('takes resumable uploads within the scope, and notes them', async ({ callApi, given, tus }) => {
  const talent = await given.talent();
  const begin = async (scopes: string[]) => {
    const mandate = await given.mandate({
      talent_id: talent.id,
      holder_id: (await given.agency()).id,
      scopes,
    });
    const headers = announce(1000, { kind: 'audition_video' });
    return (await tus('POST', PATH, { token: await given.actingSession(mandate) }, { headers })).status;
  };

  expect([await begin(['apply']), await begin(['profile'])]).toEqual([403, 201]);
  const { body } = await callApi('GET /api/user/acting-history', {}, talent);
  expect(body.events.map(({ act }) => act)).toEqual(['media']);
});

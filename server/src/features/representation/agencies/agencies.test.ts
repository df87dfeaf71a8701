import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { endVerifications } from '#features/admin/document-reviews/tasks.ts';
import { pdf } from '#testing/files.ts';
import { latestRequest } from '#testing/person-request.ts';
import { test } from '#testing/test.ts';

const send = 'POST /api/user/agency/documents';
const read = 'GET /api/user/agency/documents';
const invitation = {
  kind: 'agency' as const,
  name: 'Asha',
  contact: 'asha@test.example',
  scopes: ['apply' as const],
};

test('verifies an agency by a document in the queue of staff, reminds it, and ends the verification', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const agency = await given.agency({ agency_verified_at: null });
  const moderator = await given.staff('moderator');
  const invite = () => callApi('POST /api/user/mandates', { body: invitation }, agency);
  const pass = async (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    await endVerifications.run(services, {}, String(days));
    const sent = (await deliver()).filter(({ channel, to }) => channel === 'email' && to === agency.email);
    return sent.map(({ subject }) => subject);
  };

  const early = await invite();
  const document = [await pdf()];
  const sent = await callApi(send, { body: { kind: 'gst_certificate' }, files: { document } }, agency);
  const params = { id: agency.id };
  const queue = await callApi('GET /api/admin/today', {}, moderator);
  const opened = await callApi('GET /api/admin/house-documents/:id', { params }, moderator);
  const sent_at = opened.body.document.sent_at;
  const valid_until = addDays(dayInIndia(clock.now), 32);
  const verify = 'POST /api/admin/house-documents/:id/verify';
  clock.now = new Date(clock.now.getTime() + 5000);
  await callApi(verify, { params, body: { sent_at, valid_until } }, moderator);
  const told = await takeEffect();
  const verified = await callApi(read, {}, agency);
  const invited = await invite();
  await deliver();
  const warned = await pass(3);
  const ended = await pass(30);

  expect(early.body.code).toBe('agency_not_verified');
  expect(sent.body.verification).toMatchObject({ state: 'waiting', verified: false });
  expect(JSON.stringify(queue.body)).toContain(agency.id);
  expect(opened.body.document).toMatchObject({ is_agency: true, company_name: 'Star Agency' });
  expect(told).toMatchObject([{ to: agency.email, subject: 'Your agency is verified' }]);
  expect(verified.body.verification).toMatchObject({ verified: true, valid_until, for_children: 'none' });
  expect(invited.status).toBe(200);
  expect(warned).toEqual(['Your verification ends soon']);
  expect(ended).toEqual(['Your verification has ended']);
  agency.token = await given.session(agency.id);
  expect((await invite()).body.code).toBe('agency_not_verified');
  expect(await db.selectFrom('media_file').selectAll().execute()).toEqual([]);
});

test('refuses the document of an agency for good, until a colleague accepts its appeal', async ({
  callApi,
  clock,
  deliver,
  given,
  takeEffect,
}) => {
  const agency = await given.agency({ agency_verified_at: null });
  const [owner, support] = [await given.staff('owner'), await given.staff('support')];
  const sendOne = async () =>
    callApi(send, { body: { kind: 'pan_card' }, files: { document: [await pdf()] } }, agency);
  const params = { id: agency.id };
  await sendOne();
  const opened = await callApi('GET /api/admin/house-documents/:id', { params }, owner);
  const { sent_at } = opened.body.document;
  const refusal = { sent_at, ground: 'fraud', reason: 'It is forged.' } as const;
  clock.now = new Date(clock.now.getTime() + 5000);

  await callApi('POST /api/admin/house-documents/:id/refuse', { params, body: refusal }, owner);
  const told = await takeEffect();
  const { verification } = (await callApi(read, {}, agency)).body;
  const rejected = await sendOne();
  const received_on = dayInIndia(clock.now);
  const accept = async (kind: 'objection' | 'appeal', staff: { token: string }) => {
    const body = { kind, channel: 'email', received_on, note: 'Mail 7.' } as const;
    await callApi('POST /api/admin/people/:id/requests', { params, body }, support);
    const request = await latestRequest(callApi, params.id, support);
    return callApi('POST /api/admin/person-requests/:id/carry-out', request, staff);
  };
  const objected = await accept('objection', owner);
  const stillRefused = await sendOne();
  const own = await accept('appeal', owner);
  await deliver();
  const accepted = await accept('appeal', support);
  const [heard] = await deliver();

  expect(told).toMatchObject([{ to: agency.email, text: expect.stringContaining('It is forged.') }]);
  expect(told[0]?.text).toContain('/grievance');
  expect(verification).toMatchObject({ state: 'rejected', refused: true, may_send: false });
  expect(rejected.body.code).toBe('document_refused');
  expect([objected.status, stillRefused.body.code]).toEqual([200, 'document_refused']);
  expect([own.body.code, accepted.status]).toEqual(['another_person_required', 200]);
  expect(heard).toMatchObject({ to: agency.email, subject: expect.stringContaining('send a document') });
  expect((await sendOne()).status).toBe(200);
});

test('takes documents only from agencies and from members who manage one', async ({ callApi, given }) => {
  const [agency, talent] = [await given.agency({ agency_verified_at: null }), await given.talent()];
  const member = async (scopes: string[]) => {
    const { id: holder_id } = await given.talent({ name: 'Riya Sen' });
    const mandate = await given.mandate({ kind: 'member', talent_id: agency.id, holder_id, scopes });
    return { token: await given.actingSession(mandate) };
  };
  const sendAs = async (as: { token: string }) =>
    callApi(send, { body: { kind: 'pan_card' }, files: { document: [await pdf()] } }, as);

  const [byAgent, byTalent] = [await sendAs(await member(['apply'])), await sendAs(talent)];
  const byManager = await sendAs(await member(['manage']));

  expect([byAgent.status, byTalent.body.code, byManager.status]).toEqual([403, 'agency_required', 200]);
});

test('shows on the page of an agency the public adults who agreed', async ({ callApi, given }) => {
  const agency = await given.agency();
  const client = async (name: string, fields = {}, mandate = {}) => {
    const talent = await given.talent({ name, date_of_birth: '1996-05-04', ...fields });
    const shown = { talent_id: talent.id, holder_id: agency.id, shown_publicly: true };
    return { ...talent, mandate: (await given.mandate({ ...shown, ...mandate })).id };
  };
  const agreed = await client('Meera Joshi');
  await client('Not Asked', {}, { shown_publicly: false });
  await client('For Houses', { visibility: 'houses' });
  await client('A Child', { date_of_birth: '2015-05-01' });
  const params = { id: agency.id };
  const shown = async () => {
    const { body } = await callApi('GET /api/agencies/:id/clients', { params });
    return body.data.map(({ name }) => name);
  };

  const before = await shown();
  await callApi('POST /api/user/mandates/:id/end', { params: { id: agreed.mandate } }, agreed);

  expect(before).toEqual(['Meera Joshi']);
  expect(await shown()).toEqual([]);
});

test('reports an agency, in nobody’s name, for an invitation that may ask for money', async ({
  callApi,
  db,
  given,
}) => {
  const agency = await given.agency();
  const inviteWith = (note: string) =>
    callApi('POST /api/user/mandates', { body: { ...invitation, note } }, agency);

  const clear = await inviteWith('Pay a registration fee of Rs 500 to join us.');
  const likely = await inviteWith('Portfolio shoot compulsory.');

  expect(clear).toMatchObject({ status: 400, body: { fields: { note: expect.stringContaining('money') } } });
  expect(likely.status).toBe(200);
  expect(await db.selectFrom('report').select(['subject', 'subject_id', 'reason']).execute()).toEqual([
    { subject: 'talent', subject_id: agency.id, reason: 'money' },
  ]);
});

test('rejects profile texts of an agency that ask talent for money', async ({ callApi, given }) => {
  const [agency, actor] = [await given.agency(), await given.talent({ profile_type: 'INFLUENCERS' })];
  const body = { hobbies: 'Pay a registration fee of Rs 5000 to join us.' };
  const save = (as: { token: string }, more: object = {}) =>
    callApi('PUT /api/user/profile', { body: { ...body, ...more } }, as);

  const [byAgency, byActor] = [await save(agency), await save(actor)];
  const turned = await save(actor, { profileType: 'Talent Agencies' });

  expect([byAgency.status, byActor.status, turned.status]).toEqual([400, 200, 400]);
  expect(byAgency.body.fields).toEqual({ hobbies: expect.stringContaining('registration fee') });
});

import { expect } from 'vitest';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Caller } from '#testing/given.ts';
import { answers } from '#testing/posts.ts';
import { newEmail } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const tokenTo = (contact: string, messages: OutgoingMessage[]) =>
  messages.flatMap(({ to, text }) =>
    to === contact ? (/#token=([\w-]{43})/.exec(text)?.[1] ?? []) : [],
  )[0] ?? '';
const submissions = 'POST /api/user/agency/submissions';

test('lets who acts for an account touch no mandate over its children', async ({ callApi, given }) => {
  const agency = await given.agency();
  const manager = await given.talent();
  const membership = await given.mandate({
    ...{ kind: 'member', talent_id: agency.id, holder_id: manager.id, scopes: ['apply', 'manage'] },
  });
  const child = await given.talent({ date_of_birth: given.born(17) });
  await given.guardian(child.id, { mobile: agency.mobile, contact: agency.mobile });
  const { body } = await callApi('GET /api/user/mandates', {}, agency);
  const id = body.acts_for.find(({ kind }) => kind === 'guardian')?.id ?? '';
  const acting = { token: await given.actingSession(membership) };
  const contact = newEmail();

  const tried = [
    await callApi('POST /api/user/mandates/:id/hand-over', { params: { id }, body: { contact } }, acting),
    await callApi('POST /api/user/mandates/:id/resend', { params: { id } }, acting),
    await callApi('POST /api/user/mandates/:id/end', { params: { id } }, acting),
  ];

  expect(id).not.toBe('');
  expect(tried.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('lets a manager give nobody, and not themselves, longer than they have', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, manager] = [await given.agency(), await given.talent()];
  const terms = { scopes: ['apply', 'manage'], until: '2099-11-30' };
  const own = { kind: 'member' as const, talent_id: agency.id, holder_id: manager.id };
  const acting = { token: await given.actingSession(await given.mandate({ ...own, ...terms })) };
  const invite = (body: object) =>
    callApi(
      'POST /api/user/mandates',
      { body: { kind: 'member', name: 'Farid', contact: newEmail(), scopes: ['apply', 'manage'], ...body } },
      acting,
    );
  const untils = async (as: Caller) =>
    (await callApi('GET /api/user/mandates', {}, as)).body.acted_by.map(({ until }) => until);

  await invite({ contact: manager.email });
  const token = tokenTo(manager.email, await deliver());
  await invite({ until: '2099-12-31' });
  await invite({ until: '2099-10-31' });
  await callApi('POST /api/user/mandates/accept', { body: { token } }, manager);

  expect((await untils(agency)).sort()).toEqual(['2099-10-31', '2099-11-30', '2099-11-30']);
});

test('ends the links that a member had sent with the mandate, but not what clients are asked', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, manager] = [await given.agency(), await given.talent()];
  const membership = { kind: 'member' as const, talent_id: agency.id, holder_id: manager.id };
  const ending = await given.mandate({ ...membership, scopes: ['apply', 'profile', 'manage'] });
  const acting = { token: await given.actingSession(ending) };
  const kept = { name: 'Meera Joshi', gender: 'Female', date_of_birth: '1996-05-04', scopes: ['profile'] };
  const profile = await callApi(
    'POST /api/user/agency/clients',
    { body: { ...kept, request_id: crypto.randomUUID() } as never },
    agency,
  );
  const [second, own, client, colleague] = [newEmail(), newEmail(), newEmail(), newEmail()];
  const invite = (kind: 'member' | 'agency', contact: string, as: Caller) =>
    callApi('POST /api/user/mandates', { body: { kind, name: 'Farid', contact, scopes: ['apply'] } }, as);
  const sent = [
    await invite('member', second, acting),
    await callApi(
      'POST /api/user/mandates/:id/hand-over',
      { params: { id: profile.body.id }, body: { contact: own } },
      acting,
    ),
    await invite('agency', client, acting),
    await invite('member', colleague, agency),
  ];
  const messages = await deliver();

  await callApi('POST /api/user/mandates/:id/end', { params: { id: ending.id } }, agency);

  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const read = async (contact: string) =>
    (await callApi('POST /api/mandate', { body: { token: tokenTo(contact, messages) } })).status;
  expect([await read(second), await read(own), await read(client), await read(colleague)]).toEqual([
    404, 404, 200, 200,
  ]);
  const { body } = await callApi('GET /api/user/mandates', {}, agency);
  const stateOf = (asked: string) => body.acted_by.find(({ contact }) => contact === asked)?.state;
  expect([stateOf(second), stateOf(colleague)]).toEqual(['ended', 'invited']);
});

test('ends the sessions of a kept account when its talent accepts with another', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const body = { name: 'Meera Joshi', gender: 'Female', date_of_birth: '1996-05-04', scopes: ['profile'] };
  const form = { ...body, request_id: crypto.randomUUID() } as never;
  const { id } = (await callApi('POST /api/user/agency/clients', { body: form }, agency)).body;
  const { body: opened } = await callApi('POST /api/user/acting', { body: { mandate: id } }, agency);
  const read = async () => (await callApi('GET /api/user/profile', {}, { token: opened.token })).status;
  const params = { id };
  await callApi('POST /api/user/mandates/:id/hand-over', { params, body: { contact: talent.email } }, agency);
  const token = tokenTo(talent.email, await deliver());

  const before = await read();
  const accepted = await callApi('POST /api/user/mandates/accept', { body: { token } }, talent);

  expect([before, accepted.status, await read()]).toEqual([200, 200, 401]);
  const taken = await callApi('POST /api/user/agency/clients', { body: form }, await given.agency());
  expect(taken.status).toBe(404);
});

test('opens for a member only what both mandates allow', async ({ callApi, given }) => {
  const [agency, member, talent] = [await given.agency(), await given.talent(), await given.talent()];
  const membership = await given.mandate({
    ...{ kind: 'member', talent_id: agency.id, holder_id: member.id, scopes: ['messages'] },
  });
  const scopes = ['apply', 'messages'];
  const { id: mandate } = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes });
  const acting = { token: await given.actingSession(membership) };

  const { body } = await callApi('POST /api/user/acting', { body: { mandate } }, acting);

  expect(body.scopes).toEqual(['messages']);
});

test('tells a talent who took a submission back, and leaves what the talent sent to the talent', async ({
  callApi,
  db,
  given,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const { id: mandate_id } = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const send = async (job_id: string) =>
    callApi(submissions, { body: { job_id, people: [{ ...answers, mandate_id }] } }, agency);
  const takeBack = (id: string) =>
    callApi('POST /api/user/agency/submissions/:id/take-back', { params: { id } }, agency);
  const [{ id: own }, { id: theirs }] = [await given.job(), await given.job()];
  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id: own } }, talent);
  for (const job_id of [own, theirs]) await send(job_id);
  const sent = await db.selectFrom('application').select(['id', 'job_id']).execute();
  const ids = new Map(sent.map(({ id, job_id }) => [job_id, id]));
  const idOf = (job: string) => ids.get(job) ?? '';
  await callApi(
    'PUT /api/user/job-applications/:id/representation',
    { params: { id: idOf(own) }, body: { mandate_id } },
    talent,
  );

  const taken = [await takeBack(idOf(own)), await takeBack(idOf(theirs)), await takeBack(idOf(theirs))];

  expect(taken.map(({ status }) => status)).toEqual([403, 200, 200]);
  const { body: history } = await callApi('GET /api/user/acting-history', {}, talent);
  expect(history.events.map(({ act }) => act).sort()).toEqual(['applied', 'withdrew']);
});

test('knows what an agency sent before a talent ended its mandate and accepted it again', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const first = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const { id: job_id } = await given.job();
  const send = (mandate_id: string) =>
    callApi(submissions, { body: { job_id, people: [{ ...answers, mandate_id }] } }, agency);
  await send(first.id);
  await callApi('POST /api/user/mandates/:id/end', { params: { id: first.id } }, talent);
  const invitation = {
    kind: 'agency' as const,
    name: 'Asha',
    contact: talent.email,
    scopes: ['apply' as const],
  };
  const { body } = await callApi('POST /api/user/mandates', { body: invitation }, agency);
  const token = tokenTo(talent.email, await deliver());
  await callApi('POST /api/user/mandates/accept', { body: { token } }, talent);

  const again = await send(body.id);

  expect(again.body.results).toMatchObject([{ outcome: 'sent' }]);
  const list = await callApi('GET /api/user/job-applications', { query: {} }, talent);
  expect(list.body.data).toMatchObject([{ mandate_id: body.id, claims: [] }]);
});

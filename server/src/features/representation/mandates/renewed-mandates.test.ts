import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const invitation = { name: 'Asha', scopes: ['apply' as const] };
const tokenIn = (text = '') => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

test('gives a client who accepts a second invitation its terms at once, and tells the agency again', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent({ name: 'Asha Rao' })];
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes: ['apply'] });
  const acting = { token: await given.actingSession(mandate) };
  const readMessages = async () =>
    (await callApi('GET /api/user/conversations', { query: {} }, acting)).status;
  const before = await readMessages();
  const body = { ...invitation, kind: 'agency' as const, contact: talent.email, until: '2099-03-01' };
  await callApi('POST /api/user/mandates', { body: { ...body, scopes: ['apply', 'messages'] } }, agency);
  const token = tokenIn((await deliver())[0]?.text);

  const accepted = await callApi('POST /api/user/mandates/accept', { body: { token } }, talent);

  expect([before, accepted.status, await readMessages()]).toEqual([403, 200, 200]);
  const { body: now } = await callApi('GET /api/user/mandates', {}, talent);
  expect(now.acted_by).toMatchObject([
    { id: mandate.id, state: 'active', scopes: ['apply', 'messages'], until: '2099-03-01' },
  ]);
  expect(await deliver()).toMatchObject([{ to: agency.email, subject: 'Asha Rao accepted your invitation' }]);
});

test('lets a member accept a second invitation, and no manager give more than their own', async ({
  callApi,
  deliver,
  given,
}) => {
  const [agency, member] = [await given.agency(), await given.talent()];
  const own = { kind: 'member' as const, talent_id: agency.id, holder_id: member.id };
  const mandate = await given.mandate({ ...own, scopes: ['apply', 'manage'] });
  const manager = { token: await given.actingSession(mandate) };
  const invite = (scopes: ('apply' | 'messages' | 'manage')[], as: Parameters<typeof callApi>[2]) => {
    const body = { ...invitation, kind: 'member' as const, contact: member.email, scopes };
    return callApi('POST /api/user/mandates', { body }, as);
  };

  const beyond = await invite(['apply', 'messages'], manager);
  const within = await invite(['apply'], manager);
  await deliver();
  await invite(['apply', 'messages', 'manage'], agency);
  const token = tokenIn((await deliver())[0]?.text);
  const accepted = await callApi('POST /api/user/mandates/accept', { body: { token } }, member);

  expect(beyond).toMatchObject({ status: 400, body: { fields: { scopes: expect.any(String) } } });
  expect([within.status, accepted.status]).toEqual([200, 200]);
  const { body } = await callApi('GET /api/user/mandates', {}, member);
  expect(body.acts_for).toMatchObject([{ id: mandate.id, scopes: ['apply', 'messages', 'manage'] }]);
});

test('pauses the mandates of an agency whose document no longer counts, and ends none', async ({
  callApi,
  db,
  given,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const acting = { token: await given.actingSession(mandate) };
  const stateAndReading = async () => [
    (await callApi('GET /api/user/mandates', {}, talent)).body.acted_by[0]?.state,
    (await callApi('GET /api/user/profile', {}, acting)).status,
  ];
  const verified = (at: string | null) =>
    db.updateTable('talent').set({ agency_verified_at: at }).where('id', '=', agency.id).execute();

  const before = await stateAndReading();
  await verified(null);
  const paused = await stateAndReading();
  await verified(new Date().toISOString());

  expect([before, paused, await stateAndReading()]).toEqual([
    ['active', 200],
    ['paused', 401],
    ['active', 200],
  ]);
});

test('lets a guardian end a mandate only with the consent', async ({ callApi, given }) => {
  const [child, mother] = [await given.talent({ date_of_birth: given.born(12) }), await given.talent()];
  await given.guardian(child.id, { mobile: mother.mobile, contact: mother.mobile });
  const { body } = await callApi('GET /api/user/mandates', {}, mother);
  const id = body.acts_for[0]?.id ?? '';

  const ended = await callApi('POST /api/user/mandates/:id/end', { params: { id } }, mother);

  expect(ended).toMatchObject({ status: 409, body: { code: 'mandate_of_guardian' } });
});

test('lists what has ended after what is active', async ({ callApi, given }) => {
  const agency = await given.agency();
  const clients = [await given.talent(), await given.talent()];
  for (const { id } of clients) await given.mandate({ talent_id: id, holder_id: agency.id });
  const list = async () => (await callApi('GET /api/user/mandates', {}, agency)).body.acts_for;
  const [first] = await list();

  await callApi('POST /api/user/mandates/:id/end', { params: { id: first?.id ?? '' } }, agency);

  expect((await list()).map(({ id, state }) => [id === first?.id, state])).toEqual([
    [false, 'active'],
    [true, 'ended'],
  ]);
});

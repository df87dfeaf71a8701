import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { endPastMandates } from '#features/representation/mandates/tasks.ts';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const invitation = { kind: 'agency' as const, name: 'Asha', scopes: ['apply' as const] };
const password = 'a lamp in the window';
const route = 'POST /api/user/agency/submissions';

test('lets an agency invite nobody again who declined, until 90 days later', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const [agency, other] = [await given.agency(), await given.agency()];
  const invite = (contact: string, as = agency) =>
    callApi('POST /api/user/mandates', { body: { ...invitation, contact } }, as);
  await invite('asha.rao@gmail.com');
  const token = /#token=([\w-]{43})/.exec((await deliver())[0]?.text ?? '')?.[1] ?? '';
  await callApi('POST /api/mandate/decline', { body: { token } });

  const again = await invite('AshaRao+2@gmail.com');
  const byOther = await invite('asha.rao@gmail.com', other);
  await db.updateTable('session').set({ expires_at: '2099-01-01' }).execute();
  clock.now = new Date(clock.now.getTime() + 91 * 86_400_000);
  const later = await invite('asha.rao@gmail.com');

  expect(again).toMatchObject({ status: 409, body: { fields: { contact: expect.any(String) } } });
  expect([byOther.status, later.status]).toEqual([200, 200]);
});

test('sends nothing by a mandate that ends meanwhile, and offers no claim of one that has ended', async ({
  callApi,
  db,
  given,
}) => {
  const [{ id: job_id }, talent] = [await given.job(), await given.talent()];
  const agencies = [await given.agency(), await given.agency({ name: 'Moon Agency' })];
  const clients = await Promise.all(
    agencies.map(async (agency) => {
      const { id } = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
      return {
        id,
        send: () => callApi(route, { body: { job_id, people: [{ ...answers, mandate_id: id }] } }, agency),
      };
    }),
  );
  const [first, second] = clients;
  await first?.send();
  await second?.send();
  const { id } = await db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', job_id)
    .executeTakeFirstOrThrow();
  await callApi('POST /api/user/mandates/:id/end', { params: { id: second?.id ?? '' } }, talent);

  const chosen = await callApi(
    'PUT /api/user/job-applications/:id/representation',
    { params: { id }, body: { mandate_id: second?.id ?? null } },
    talent,
  );
  const stale = given.application({ talent_id: talent.id, mandate_id: second?.id ?? null });

  expect(chosen).toMatchObject({ status: 404, body: { code: 'mandate_not_found' } });
  await expect(stale).rejects.toMatchObject({ code: 'KD034' });
  const list = await callApi('GET /api/user/job-applications', { query: {} }, talent);
  expect(list.body.data).toMatchObject([{ mandate_id: first?.id, claims: [] }]);
});

test('tells the other side that an account is to be deleted, and both that the last day is over', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  const agency = await given.talent({ name: 'Star Agency' }, { password });
  const [talent, past] = [await given.talent(), await given.talent()];
  await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const { id } = await given.mandate({ talent_id: past.id, holder_id: agency.id });
  const until = dayInIndia(clock.now);
  await db.updateTable('mandate').set({ until }).where('id', '=', id).execute();
  await deliver();
  const sent = async () => (await deliver()).map(({ to, subject }) => ({ to, subject }));

  await endPastMandates.run(services, {}, '');
  const early = await sent();
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await endPastMandates.run(services, {}, '');
  await endPastMandates.run(services, {}, '');
  const over = await sent();
  const token = await given.session(agency.id);
  await callApi('POST /api/user/account-deletion', { body: { password } }, { token });
  const paused = (await sent()).filter(({ to }) => to !== agency.email);

  expect(early).toEqual([]);
  expect(over.toSorted((a, b) => (a.to < b.to ? -1 : 1))).toEqual(
    [
      { to: past.email, subject: 'The representation with Star Agency has ended' },
      { to: agency.email, subject: 'The representation with Asha Rao has ended' },
    ].toSorted((a, b) => (a.to < b.to ? -1 : 1)),
  );
  expect(paused).toEqual([
    { to: talent.email, subject: 'Star Agency is deleting their account, so the representation is paused' },
  ]);
});

test('erases a kept profile with the account of its agency', async ({ callApi, db, given }) => {
  const agency = await given.agency();
  const profile = { name: 'Meera Joshi', gender: 'Female', date_of_birth: '1996-05-04' } as const;
  const body = { ...profile, scopes: ['apply' as const], request_id: crypto.randomUUID() };
  const kept = await callApi('POST /api/user/agency/clients', { body }, agency);
  const { talent_id } = await db
    .selectFrom('mandate')
    .select('talent_id')
    .where('id', '=', kept.body.id)
    .executeTakeFirstOrThrow();

  await db.deleteFrom('account').where('id', '=', agency.id).execute();

  const deletions = db.selectFrom('account_deletion').select('account_id');
  expect(await deletions.where('account_id', 'in', [agency.id, talent_id]).execute()).toEqual([
    { account_id: talent_id },
  ]);
});

test('shows an agency only the name of a former client, and deletes old invitations that nobody accepted', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const [agency, talent] = [await given.agency(), await given.talent({ date_of_birth: '1996-05-04' })];
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  await callApi('POST /api/user/mandates', { body: { ...invitation, contact: 'asha@rao.example' } }, agency);
  const list = async () => (await callApi('GET /api/user/mandates', {}, agency)).body.acts_for;

  const before = await list();
  await callApi('POST /api/user/mandates/:id/end', { params: { id: mandate.id } }, talent);
  await db.updateTable('session').set({ expires_at: '2099-01-01' }).execute();
  clock.now = new Date(clock.now.getTime() + 105 * 86_400_000);
  await endPastMandates.run(services, {}, '');

  expect(before.map(({ talent }) => talent?.adult_on)).toEqual(
    expect.arrayContaining(['2014-05-04', undefined]),
  );
  expect(await list()).toMatchObject([{ talent: { name: 'Asha Rao', adult_on: null }, state: 'ended' }]);
});

test('ends at 18 what a guardian agreed to with an agency', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const [agency, teen] = [await given.agency(), await given.talent({ date_of_birth: given.born(17) })];
  await given.guardian(teen.id);
  const mandate = await given.mandate({ talent_id: teen.id, holder_id: agency.id });
  const acting = { token: await given.actingSession(mandate) };
  const read = async () => (await callApi('GET /api/user/profile', {}, acting)).status;

  const before = await read();
  await db.updateTable('session').set({ expires_at: '2099-01-01' }).execute();
  clock.now = new Date(clock.now.getTime() + 370 * 86_400_000);
  const at18 = await read();
  await endPastMandates.run(services, {}, '');

  expect([before, at18]).toEqual([200, 401]);
  const { body } = await callApi('GET /api/user/mandates', {}, teen);
  expect(body.acted_by).toMatchObject([{ state: 'ended', ended_at: expect.any(String) }]);
});

test('lets an agency withdraw and correct only what it sent', async ({ callApi, given }) => {
  const [agency, talent] = [await given.agency(), await given.talent()];
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const acting = { token: await given.actingSession(mandate) };
  const own = await given.application({ talent_id: talent.id });
  const sent = await given.application({ talent_id: talent.id, mandate_id: mandate.id });
  const body = { ...answers, details: {} };
  const change = async ({ id }: { id: string }) => [
    (await callApi('PUT /api/user/job-applications/:id/sent', { params: { id }, body }, acting)).status,
    (await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, acting)).status,
  ];

  expect([await change(own), await change(sent)]).toEqual([
    [404, 404],
    [200, 200],
  ]);
});

import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const invitation = { kind: 'agency' as const, name: 'Asha', scopes: ['apply' as const] };
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

test('erases a kept profile with the account of its agency', async ({ callApi, db, given }) => {
  const agency = await given.agency();
  const profile = { name: 'Meera Joshi', gender: 'Female', date_of_birth: '1996-05-04' } as const;
  const body = { ...profile, scopes: ['apply' as const], request_id: crypto.randomUUID() };
  await callApi('POST /api/user/agency/clients', { body }, agency);
  const { talent_id } = await db
    .selectFrom('mandate')
    .select('talent_id')
    .where('id', '=', body.request_id)
    .executeTakeFirstOrThrow();

  await db.deleteFrom('account').where('id', '=', agency.id).execute();

  const deletions = await db.selectFrom('account_deletion').select('account_id').execute();
  expect(deletions).toEqual([{ account_id: talent_id }]);
});

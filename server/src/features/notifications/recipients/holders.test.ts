import { expect } from 'vitest';
import { decisionEmails } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import { test } from '#testing/test.ts';

const template = decisionEmails.shortlisted;

test('shows who runs an account its notifications, with links that begin to act for it', async ({
  services,
  callApi,
  db,
  deliver,
  given,
}) => {
  const agency = await given.talent({ name: 'Star Agency' });
  const account_id = await insertManagedTalent(db, { name: 'Meera Joshi' }, 'en', services.now());
  const { id } = await given.mandate({ talent_id: account_id, holder_id: agency.id });

  const one = { account_id, template, facts: template.sample };
  await notify(services, { ...one, source: 'a decision' });
  const sent = await deliver();
  await db
    .updateTable('mandate')
    .set({ ended_at: services.now().toISOString() })
    .where('id', '=', id)
    .execute();
  await notify(services, { ...one, source: 'another decision' });

  const { body } = await callApi('GET /api/notices', {}, agency);
  const link = `/user/act/${id}?return=%2Fuser%2Fmy-application`;
  expect(body.notices).toMatchObject([{ path: expect.stringContaining(link) }]);
  expect(sent).toMatchObject([{ channel: 'email', to: agency.email, text: expect.stringContaining(link) }]);
  expect(await deliver()).toEqual([]);
});

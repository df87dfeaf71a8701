import { expect } from 'vitest';
import { statusChangeEmails } from '#features/applications/status-history/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { test } from '#testing/mail-outage.ts';

const template = statusChangeEmails.applied;
const rejection = { at: 'recipient', answers: '550 5.1.1 no such user' } as const;

test('gives up at once on a recipient unknown to the mail server and notifies once in the inbox', async ({
  services,
  callApi,
  given,
  mail,
}) => {
  const [talent, other] = [await given.talent(), await given.talent()];
  const notification = { account_id: talent.id, template, facts: template.sample, by: ['email'] as const };
  await mail.fail(rejection);

  await notify(services, { ...notification, source: 'one' });
  await notify(services, { ...notification, source: 'other' });
  await mail.pass(0);
  await mail.heal();
  await notify(services, { ...notification, account_id: other.id, source: 'later' });
  await mail.pass(3600);

  expect(mail.arrived).toMatchObject([{ envelope: { to: [other.email] } }]);
  const { body } = await callApi('GET /api/notices', {}, talent);
  expect(body.notices).toMatchObject([{ kind: 'account', path: '/user/account' }]);
  expect(body.notices[0]?.text).toContain(`The mail server of ${talent.email} says`);
});

test('does not notify about an old email address after it was changed', async ({
  services,
  db,
  callApi,
  given,
  mail,
}) => {
  const [house, unchanged] = [await given.house(), await given.house()];
  const notification = { source: 'old', template, facts: template.sample, by: ['email'] as const };
  await mail.fail(rejection);
  await notify(services, { ...notification, account_id: house.id });
  await notify(services, { ...notification, account_id: unchanged.id });

  await db.updateTable('account').set({ email: 'new@test.example' }).where('id', '=', house.id).execute();
  await mail.pass(0);

  const { body } = await callApi('GET /api/notices', {}, house);
  const { body: control } = await callApi('GET /api/notices', {}, unchanged);
  expect(control.notices).toMatchObject([{ path: '/production/account' }]);
  expect(body.notices).toEqual([]);
});

test('notifies a user who chose Hindi in Hindi', async ({ services, db, callApi, given, mail }) => {
  const house = await given.house();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  await mail.fail(rejection);

  await notify(services, {
    source: 'hi',
    account_id: house.id,
    template,
    facts: template.sample,
    by: ['email'],
  });
  await mail.pass(0);

  const { body } = await callApi('GET /api/notices', {}, house);
  expect(body.notices).toMatchObject([{ path: '/production/account' }]);
  expect(body.notices[0]?.text).toContain(`${house.email} के मेल सर्वर के अनुसार`);
});

import { expect } from 'vitest';
import { decisionEmails } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { codeSentTo } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'Saffron river 81';
const template = decisionEmails.shortlisted;
const safety = { ...template, kind: 'account' } as const;
const notificationTo = (account_id: string) => ({
  account_id,
  template,
  facts: template.sample,
  by: ['email', 'whatsapp'] as const,
});
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:00:00+05:30');

test('sends a queued email to the changed email address after quiet hours', async ({
  services,
  callApi,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const talent = await given.talent({}, { password });
  const email = `${crypto.randomUUID()}@test.example`;
  await notify(quiet, { ...notificationTo(talent.id), by: ['email'], source: 'news' });
  await notify(quiet, { ...notificationTo(talent.id), by: ['email'], source: 'safety', template: safety });

  await callApi('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);
  await deliver();
  clock.now = MORNING;

  const emails = (await deliver()).filter(({ subject }) => subject.startsWith('You are on the shortlist'));
  // The security notification still goes to the old email address.
  expect(emails.map(({ to }) => to).sort()).toEqual([email, talent.email].sort());
});

test('does not send a queued message to a number that the account no longer has', async ({
  services,
  callApi,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const talent = await given.talent({}, { password });
  await given.whatsApp(talent.id);
  const mobile = '+919700000042';
  await notify(quiet, { ...notificationTo(talent.id), source: 'news of the night' });

  await callApi('POST /api/user/change-mobile', { body: { mobile, password } }, talent);
  const otp = codeSentTo(mobile, await deliver());
  await callApi('POST /api/user/change-mobile/confirm', { body: { mobile, otp } }, talent);
  await deliver();
  clock.now = MORNING;

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
});

test('sends no queued notification to a removed team member', async ({
  services,
  callApi,
  db,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const house = await given.house();
  const member = await given.member(house, 'reviewer');
  await notify(quiet, { ...notificationTo(member.id), source: 'an answer' });

  await callApi('DELETE /api/production/team/members/:id', { params: { id: member.id } }, house);
  clock.now = MORNING;

  expect(await deliver()).toEqual([]);
  const message = db
    .selectFrom('notification_delivery')
    .select(['state', 'content'])
    .where('source', '=', 'an answer');
  expect(await message.execute()).toEqual([{ state: 'dropped', content: null }]);
});

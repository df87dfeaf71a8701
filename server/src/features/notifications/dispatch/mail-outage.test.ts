import { sql } from 'kysely';
import { expect } from 'vitest';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { trialTemplate } from '#testing/deliveries.ts';
import { type Outage, test } from '#testing/mail-outage.ts';
import { talentRegistration } from '#testing/registrations.ts';

const template = trialTemplate();

test.for<Outage>([
  'away',
  { at: 'greeting', answers: 'nothing' },
  { at: 'email', answers: 'nothing' },
  { at: 'recipient', answers: '451 4.3.0 come again' },
  { at: 'login', answers: '535 5.7.8 wrong password' },
  { at: 'email', answers: 'nothing, cut off' },
])(
  'loses and duplicates no email during ten minutes without a mail server: %j',
  async (outage, { callApi, clock, given, mail, services }) => {
    const talent = await given.talent();
    const [registrant, resender, latecomer] = [
      talentRegistration(),
      talentRegistration(),
      talentRegistration(),
    ];
    const start = clock.now.getTime();
    await mail.fail(outage);

    await notify(services, { source: `outage ${start}`, account_id: talent.id, template, facts: {} });
    const first = [
      await callApi('POST /api/user/register', { body: registrant }),
      await callApi('POST /api/user/register', { body: resender }),
    ];
    await mail.pass(300);
    const later = [
      await callApi('POST /api/user/resend', { body: { email: resender.email } }),
      await callApi('POST /api/user/register', { body: latecomer }),
    ];
    await mail.pass(300);
    await mail.heal();
    await mail.pass(60);

    expect([...first, ...later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const to = (address: string) => mail.arrived.filter((one) => one.envelope.to.includes(address));
    const emails = (address: string) => new Set(to(address).map(({ messageId }) => messageId)).size;
    const isTaken = outage !== 'away' && outage.answers === 'nothing, cut off';
    // Counted by message id, because the server may accept the same email several times before the connection
    // breaks.
    expect([talent.email, latecomer.email].map(emails)).toEqual([1, 1]);
    expect([resender.email, registrant.email].map(emails)).toEqual(isTaken ? [2, 1] : [1, 0]);
    expect(mail.arrived.length > 10).toBe(isTaken);
    // No expired code arrives: a code is valid for ten minutes and until the next one.
    const lastTo = (address: string) => (to(address).at(-1)?.at.getTime() ?? start) - start;
    expect(lastTo(registrant.email)).toBeLessThan(600_000);
    const code = to(resender.email).at(-1)?.subject?.slice(0, 6) ?? '';
    const verified = await callApi('POST /api/user/verify', { body: { email: resender.email, otp: code } });
    expect(verified.status).toBe(200);
    // Everything arrives within a minute of recovery, and nothing follows except the welcome email.
    await mail.pass(0);
    const count = mail.arrived.length;
    await mail.pass(300);
    expect(mail.arrived.length).toBe(count);
  },
);

test('lists an email as failed for staff when its retries run out, and sends it on a manual retry', async ({
  db,
  given,
  mail,
  services,
}) => {
  const talent = await given.talent();
  await mail.fail({ at: 'recipient', answers: `450 4.2.0 <${talent.email}> come again` });
  await notify(services, { source: 'a last try', account_id: talent.id, template, facts: {} });
  // Simulates the last retry; normally a delivery is retried for a day.
  await sql`update pgboss.job set retry_limit = 0 where name = 'send-delivery' and state = 'created'`.execute(
    db,
  );

  await mail.pass(0);

  const { text } = await runStaffCommand(services, ['failed-tasks']);
  expect(text).toMatch(/send-delivery .* 450 4\.2\.0 <the address> come again/);
  await mail.heal();
  await runStaffCommand(services, ['retry-task', text.slice(0, 36)]);
  await mail.pass(0);
  expect(mail.arrived).toMatchObject([{ envelope: { to: [talent.email] } }]);
  const message = db.selectFrom('notification_delivery').select('state').where('source', '=', 'a last try');
  expect(await message.execute()).toEqual([{ state: 'sent' }]);
});

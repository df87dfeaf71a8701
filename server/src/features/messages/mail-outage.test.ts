import { sql } from 'kysely';
import { expect } from 'vitest';
import { tell } from '#features/messages/tell.ts';
import { runStaffCommand } from '#features/staff/run-staff-command.ts';
import type { Letter } from '#platform/letter.ts';
import { type Outage, test } from '#testing/mail-outage.ts';
import { talentRegistration } from '#testing/registrations.ts';

const said = { subject: 'You are chosen', paragraphs: [], note: '', short: 'You are chosen.', path: '/' };
const letter: Letter<object> = {
  name: 'trial',
  kind: 'applications',
  sample: {},
  write: { en: () => said, hi: () => said },
};

test.for<Outage>([
  'away',
  { at: 'greeting', answers: 'nothing' },
  { at: 'letter', answers: 'nothing' },
  { at: 'recipient', answers: '451 4.3.0 come again' },
  { at: 'login', answers: '535 5.7.8 wrong password' },
  { at: 'letter', answers: 'nothing, cut off' },
])(
  'R-23: ten minutes without a mail server lose no letter and double none: %j',
  async (outage, { call, clock, given, mail, services }) => {
    const talent = await given.talent();
    const [asks, asksAgain, asksLate] = [talentRegistration(), talentRegistration(), talentRegistration()];
    const start = clock.now.getTime();
    await mail.fail(outage);

    await tell(services, { source: `outage ${start}`, account_id: talent.id, letter, facts: {} });
    const first = [
      await call('POST /api/user/register', { body: asks }),
      await call('POST /api/user/register', { body: asksAgain }),
    ];
    await mail.pass(300);
    const later = [
      await call('POST /api/user/resend', { body: { email: asksAgain.email } }),
      await call('POST /api/user/register', { body: asksLate }),
    ];
    await mail.pass(300);
    await mail.heal();
    await mail.pass(60);

    expect([...first, ...later].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const to = (address: string) => mail.arrived.filter((one) => one.envelope.to.includes(address));
    const letters = (address: string) => new Set(to(address).map(({ messageId }) => messageId)).size;
    const isTaken = outage !== 'away' && outage.answers === 'nothing, cut off';
    // Each is one letter to its reader, however often the server took it before the line was cut.
    expect([talent.email, asksLate.email].map(letters)).toEqual([1, 1]);
    expect([asksAgain.email, asks.email].map(letters)).toEqual(isTaken ? [2, 1] : [1, 0]);
    expect(mail.arrived.length > 10).toBe(isTaken);
    // No code arrives once it is of no use: it lives for ten minutes, and until the next.
    const lastTo = (address: string) => (to(address).at(-1)?.at.getTime() ?? start) - start;
    expect(lastTo(asks.email)).toBeLessThan(600_000);
    const code = to(asksAgain.email).at(-1)?.subject?.slice(0, 6) ?? '';
    const verified = await call('POST /api/user/verify', { body: { email: asksAgain.email, otp: code } });
    expect(verified.status).toBe(200);
    // Within a minute after the server is back all of it is there, and nothing follows but the welcome.
    await mail.pass(0);
    const count = mail.arrived.length;
    await mail.pass(300);
    expect(mail.arrived.length).toBe(count);
  },
);

test('a letter whose tries run out is shown to staff as failed, and leaves once it is tried again', async ({
  db,
  given,
  mail,
  services,
}) => {
  const talent = await given.talent();
  await mail.fail({ at: 'recipient', answers: `450 4.2.0 <${talent.email}> come again` });
  await tell(services, { source: 'a last try', account_id: talent.id, letter, facts: {} });
  // Another service would have been tried for a day.
  await sql`update pgboss.job set retry_limit = 0 where name = 'send-message' and state = 'created'`.execute(
    db,
  );

  await mail.pass(0);

  const { text } = await runStaffCommand(services, ['failed-tasks']);
  expect(text).toMatch(/send-message .* 450 4\.2\.0 <the address> come again/);
  await mail.heal();
  await runStaffCommand(services, ['retry-task', text.slice(0, 36)]);
  await mail.pass(0);
  expect(mail.arrived).toMatchObject([{ envelope: { to: [talent.email] } }]);
  const message = db.selectFrom('message').select('state').where('source', '=', 'a last try');
  expect(await message.execute()).toEqual([{ state: 'sent' }]);
});

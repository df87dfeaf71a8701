import { sql } from 'kysely';
import { expect } from 'vitest';
import { emails } from '#emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { test } from '#testing/test.ts';

/** What a child's guardian is not told, and why. */
const notTold: Record<string, string> = {
  code: 'Whoever has a one-time code can act as the account.',
  'email-proof': 'It proves the new email of the account, so it goes to that one only.',
  'email-change-undo': 'Its link takes back the new email, so it goes to the previous one only.',
  'guardian-link': 'Goes to the guardian who is asked, who has not consented yet.',
  ...Object.fromEntries(
    ['application', 'audition', 'offer', 'tape'].map((kind) => [
      `guardian-rejection-${kind}`,
      'Tells the child what the guardian has just decided.',
    ]),
  ),
  'audition-missed-check-out-contact':
    'Goes to the contact at the venue. The guardian gets one of their own.',
  ...Object.fromEntries(
    ['added-person', 'added-to-hidden-call', 'added-to-continued-call'].map((name) => [
      name,
      'Goes to an adult without an account whom a house added.',
    ]),
  ),
  'mandate-client': 'Goes to somebody whom an agency invites. For a child, only the guardian can accept.',
  'mandate-member': 'Goes to a future member of an agency.',
  'mandate-take-over': 'Goes to the talent whose account a guardian or an agency hands over.',
  'team-invitation': 'Goes to a future member of a house.',
  'audit-log-end': 'Goes to the operator.',
  'staff-invitation': 'Goes to a future member of staff.',
  'staff-ended': 'Goes to the staff.',
  'owner-end-proposed': 'Goes to owners of the staff.',
  'owner-ends-in-time': 'Goes to owners of the staff.',
  'staff-news': 'Goes to owners of the staff.',
};

test("tells a child's guardian of everything that is not listed here with the reason", async ({
  services,
  db,
  given,
}) => {
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  const [mobile, email] = ['+919700000099', 'sunita@test.example'];
  await given.guardian(child.id, { mobile, contact: mobile, email });

  for (const template of emails) {
    const notification = { source: template.name, account_id: child.id, facts: template.sample };
    if (!template.secret) await notify(services, { ...notification, template });
  }

  const told = await db
    .selectFrom('notification_delivery')
    .select('template')
    .where('address', 'in', [mobile, email])
    .where(sql<boolean>`content ->> 'text' like '%Tara%'`)
    .groupBy('template')
    .having(sql<boolean>`count(*) = 1`)
    .execute();
  const reached = new Set(told.map(({ template }) => template));
  const missing = emails.map(({ name }) => name).filter((name) => !reached.has(name));
  expect(
    missing.sort(),
    `A child's guardian must get these once, at the contact that the code was sent to, with the child's name. Send each with notify()
and without a secret, or add it to notTold in server/src/told-guardians.test.ts with the reason.`,
  ).toEqual(Object.keys(notTold).sort());
});

import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { fullName, type Person } from '#seed/people/person.ts';
import { createRandom } from '#seed/random.ts';
import { testMobile } from '#seed/test-mobile.ts';

const parents = {
  Mother: ['Sunita', 'Anita', 'Rekha', 'Meena', 'Kavita'],
  Father: ['Rajesh', 'Sanjay', 'Suresh', 'Vijay', 'Anil'],
} as const;

export const demoParent = { name: 'Sunita Rao', relation: 'Mother' } as const;
/** Children of the demo world stay children for a while. */
export const GROWN_UP = 16;

const demoContact = { mobile: null, email: demoAccounts.parent, contact: demoAccounts.parent, ...demoParent };
const unanswered = {
  confirmed_at: null,
  consent_version: null,
  consented_at: null,
  listed: false,
  birthday_greeting: false,
  applies_alone: false,
  shown_to_clients: false,
};

/** Makes the proof of each parent: a mobile number, and documents that staff compared after the last child was added. */
export function makeGuardianProofs(guardians: ReturnType<typeof makeGuardians>) {
  const inOrder = guardians.toSorted((one, other) => one.requested_at.localeCompare(other.requested_at));
  const contacts = new Map(inOrder.map((guardian) => [guardian.contact, guardian.requested_at]));
  return [...contacts].map(([contact, at], index) => ({
    mailbox: mailboxOf(contact),
    mobile: contact.includes('@') ? testMobile(2000 + index) : contact,
    mobile_proven_at: at,
    kind: 'passport' as const,
    state: 'verified' as const,
    sent_at: at,
    decided_at: at,
    identified_at: at,
  }));
}

/**
 * Makes the parent of each talent who was a child when the account was made. The parent consented on that
 * day, except for the child who waits: its parent, who has another child here, has not answered yet.
 */
export function makeGuardians(people: Person[], waiting: Person | undefined) {
  const random = createRandom(3);
  const children = people.filter(
    ({ date_of_birth, created_at }) => ageOn(date_of_birth, dayInIndia(new Date(created_at))) < 18,
  );
  const guardians = children.map((child, index) => {
    const relation = random.chance(0.6) ? 'Mother' : 'Father';
    const at = child.created_at;
    // Outside the range of the houses' and the talent's numbers.
    const mobile: string | null = testMobile(1000 + index);
    return {
      talent_id: child.id,
      name: fullName({ ...child, first_name: random.pick(parents[relation]) }),
      relation,
      mobile,
      contact: mobile,
      requested_at: at,
      confirmed_at: at,
      consent_version: guardianConsent.version,
      consented_at: at,
      listed: true,
      birthday_greeting: index % 2 === 0,
      applies_alone: true,
      shown_to_clients: true,
    } as const;
  });
  // From six on, casting calls look for them.
  const other = children.find(({ id, age }) => id !== waiting?.id && age > 5 && age < GROWN_UP);
  return guardians.map((guardian) => {
    if (guardian.talent_id === other?.id) return { ...guardian, ...demoContact };
    return guardian.talent_id === waiting?.id ? { ...guardian, ...demoContact, ...unanswered } : guardian;
  });
}

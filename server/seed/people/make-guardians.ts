import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { guardianConsent } from '@kirdaar/contract/rules/consents';
import { fullName, type Person } from '#seed/people/person.ts';
import { createRandom } from '#seed/random.ts';
import { testMobile } from '#seed/test-mobile.ts';

const parents = {
  Mother: ['Sunita', 'Anita', 'Rekha', 'Meena', 'Kavita'],
  Father: ['Rajesh', 'Sanjay', 'Suresh', 'Vijay', 'Anil'],
} as const;

/**
 * Makes the parent of each talent who was a child when the account was made. The parent consented on that
 * day.
 */
export function makeGuardians(people: Person[]) {
  const random = createRandom(3);
  const children = people.filter(
    ({ date_of_birth, created_at }) => ageOn(date_of_birth, dayInIndia(new Date(created_at))) < 18,
  );
  return children.map((child, index) => {
    const relation = random.chance(0.6) ? 'Mother' : 'Father';
    const at = child.created_at;
    // Outside the range of the houses' and the talent's numbers.
    const mobile = testMobile(1000 + index);
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
    } as const;
  });
}

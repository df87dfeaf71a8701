import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import type { Services } from '#platform/services.ts';
import { givenCastings } from '#testing/given-castings.ts';
import { givenPeople } from '#testing/given-people.ts';
import { givenProperty } from '#testing/given-property.ts';

/** The sender of a test request: the holder of a session token. */
export interface Caller {
  token: string;
}

/** Inserts valid rows into the test database; a test names only the fields it is about. */
export function createGiven(services: Services) {
  const people = givenPeople(services);
  return {
    /** Returns the birth date of a person who turns this age today. */
    born: (age: number) => yearsBefore(dayInIndia(services.now()), age),
    ...people,
    ...givenCastings(services, people),
    ...givenProperty(services),
  };
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { makeApplications } from '#seed/applications/make-applications.ts';
import { makeCalls } from '#seed/calls/make-calls.ts';
import { makeContent } from '#seed/content/make-content.ts';
import { makeHouses } from '#seed/make-houses.ts';
import { GROWN_UP } from '#seed/people/make-guardians.ts';
import { makePeople } from '#seed/people/make-people.ts';
import type { Person } from '#seed/people/person.ts';
import { createRandom } from '#seed/random.ts';

const SEED = 1969;

export type World = ReturnType<typeof makeWorld>;

/**
 * Makes everything in the demo world except its pictures. The content is the same every day, with dates
 * shifted to `now`.
 */
export function makeWorld(now: Date) {
  const today = dayInIndia(now);
  const houses = makeHouses(createRandom(SEED), today);
  const people = makePeople(createRandom(SEED + 1), today);
  const calls = makeCalls(createRandom(SEED + 2), houses, now);
  const applications = makeApplications(createRandom(SEED + 3), people, calls, now);
  const content = makeContent(createRandom(SEED + 4), now);
  return { houses, people, calls, applications, content, child: findWaitingChild(people, applications) };
}

/** Returns the child of the demo account, whose guardian has not consented and who therefore never applied. */
function findWaitingChild(people: Person[], applications: { person: Person }[]) {
  const applied = new Set(applications.map(({ person }) => person.id));
  return people.find(({ age, id }) => age < GROWN_UP && !applied.has(id));
}

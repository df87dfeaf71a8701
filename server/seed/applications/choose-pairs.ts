import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import type { Call } from '#seed/calls/call.ts';
import type { Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';

/** A person and the casting call they apply to; the demo talent's applications have a fixed status. */
export interface Pair {
  person: Person;
  call: Call;
  status?: ApplicationStatus;
}

const APPLICATIONS = 600;
const POPULAR = 40;
const MAX_ELSEWHERE = 26;

/**
 * Chooses who applies where: the first person to seven casting calls, forty people to the first call, the
 * rest at random.
 */
export function choosePairs(random: Random, people: Person[], calls: Call[]): Pair[] {
  const [first, ...others] = people;
  const [popular, ...elsewhere] = calls;
  if (!first || !popular) return [];
  const pairs = demoPairs(first, calls);
  const already = pairs.filter(({ call }) => call === popular).length;
  for (const person of candidatesFor(random, popular, others).slice(already - POPULAR)) {
    pairs.push({ person, call: popular });
  }
  const pools = new Map(
    elsewhere.map((call) => [call, candidatesFor(random, call, others).slice(-MAX_ELSEWHERE)]),
  );
  while (pairs.length < APPLICATIONS && pools.size > 0) {
    const call = random.pick([...pools.keys()]);
    const person = pools.get(call)?.pop();
    if (person) pairs.push({ person, call });
    else pools.delete(call);
  }
  return pairs;
}

/** One application in each status for the demo talent. */
function demoPairs(person: Person, calls: Call[]): Pair[] {
  const fitting = calls.filter((call) => fits(person, call));
  const open = fitting.filter(({ end }) => end === 'open');
  const ended = fitting.filter(({ end }) => end !== 'open');
  const give = (list: Call[], statuses: ApplicationStatus[]) =>
    list.slice(0, statuses.length).map((call, index) => ({ person, call, status: statuses[index] }));
  return [
    ...give(open, ['shortlisted', 'applied', 'viewed', 'audition', 'withdrawn']),
    ...give(ended, ['selected', 'not_selected']),
  ];
}

/** People who match the role, the most likely ones last. */
function candidatesFor(random: Random, call: Call, people: Person[]): Person[] {
  return people
    .filter((person) => fits(person, call))
    .map((person) => ({ person, keen: random.next() + (person.city === call.text.city ? 0.35 : 0) }))
    .sort((one, other) => one.keen - other.keen)
    .map(({ person }) => person);
}

function fits(person: Person, { text, ages }: Call): boolean {
  const kind =
    text.category === 'All'
      ? person.profile_type !== 'Talent Agencies'
      : text.category === person.profile_type ||
        (text.category === 'ACTORS & ACTRESS' && person.profile_type === 'Theater Artist');
  const gender = text.gender === person.gender || text.category === 'Talent Agencies';
  const speaks = text.languages.some((language) => person.languages.includes(language));
  return kind && gender && speaks && person.age >= ages.from && person.age <= ages.to;
}

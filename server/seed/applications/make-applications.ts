import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { answerFor } from '#seed/applications/answers.ts';
import { choosePairs } from '#seed/applications/choose-pairs.ts';
import { type MadeStatusChange, makeStatusChanges } from '#seed/applications/make-status-changes.ts';
import type { Call } from '#seed/calls/call.ts';
import type { Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';
import { timeBetween } from '#seed/times.ts';

export interface MadeApplication {
  id: string;
  person: Person;
  job_id: string;
  /** Status changes after the application. */
  steps: MadeStatusChange[];
  role_specific_info: string;
  travel: boolean;
  availability: boolean;
  applied_at: string;
}

const MAX_DAYS_TO_CHOOSE = 4;

/** Generates the applications of the demo world, each sent while its casting call was open. */
export function makeApplications(
  random: Random,
  people: Person[],
  calls: Call[],
  now: Date,
): MadeApplication[] {
  const cast = new Set<Call>();
  const sent = choosePairs(random, people, calls).map(({ person, call, status }) => {
    if (status === 'selected') cast.add(call);
    const applied_at = timeBetween(random, call.applied.from, call.applied.until);
    return {
      // The demo talent was chosen at once, so that the work is over.
      until: status === 'selected' ? new Date(Date.parse(applied_at) + MAX_DAYS_TO_CHOOSE * DAY_MS) : now,
      id: random.uuid(),
      person,
      job_id: call.row.id,
      status: status ?? statusOf(random, call, cast, applied_at, now),
      role_specific_info: answerFor(random, person, call),
      travel: random.chance(0.82),
      availability: random.chance(0.88),
      applied_at,
    };
  });
  return sent.map(({ status, until, ...application }) => {
    return { ...application, steps: makeStatusChanges(random, { ...application, status }, until) };
  });
}

/**
 * Chooses the status of an application. Every applicant to a casting call closed by its house has an outcome.
 */
function statusOf(
  random: Random,
  call: Call,
  cast: Set<Call>,
  appliedAt: string,
  now: Date,
): ApplicationStatus {
  if (call.row.status === 'closed') {
    if (!cast.has(call)) {
      cast.add(call);
      return 'selected';
    }
    return random.chance(0.07) ? 'withdrawn' : 'not_selected';
  }
  const days = (now.getTime() - Date.parse(appliedAt)) / DAY_MS;
  if (days < 2) return random.chance(0.8) ? 'applied' : 'viewed';
  return random.pick(days < 9 ? fresh : settled);
}

const fresh: ApplicationStatus[] = ['applied', 'applied', 'applied', 'viewed', 'viewed', 'shortlisted'];
const settled: ApplicationStatus[] = [
  'applied',
  'applied',
  'viewed',
  'viewed',
  'viewed',
  'shortlisted',
  'shortlisted',
  'audition',
  'not_selected',
  'withdrawn',
];

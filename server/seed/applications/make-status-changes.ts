import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import type { Random } from '#seed/random.ts';

export interface MadeStatusChange {
  status: ApplicationStatus;
  happened_at: string;
  party: 'talent' | 'house';
}

const HOUR_MS = 60 * 60 * 1000;
const STEP_MS = 5 * 24 * HOUR_MS;

/** Generates the status changes that lead to an application's status, within a few days each. */
export function makeStatusChanges(
  random: Random,
  { status, applied_at }: { status: ApplicationStatus; applied_at: string },
  now: Date,
): MadeStatusChange[] {
  const path = pathTo(random, status);
  const sent = Date.parse(applied_at);
  const span = Math.min(now.getTime() - sent, path.length * STEP_MS);
  const times = path.map(() => sent + random.next() * span).sort((one, other) => one - other);
  let last = sent;
  return path.map((step, index) => {
    last = Math.min(now.getTime(), Math.max(last, inOfficeHours(times[index] ?? sent)));
    const party = step === 'withdrawn' || step === 'selected' ? 'talent' : 'house';
    return { status: step, happened_at: new Date(last).toISOString(), party };
  });
}

/** Returns the same time, or the nearest one between 10:00 and 20:00 on its day in India. */
function inOfficeHours(time: number): number {
  const day = dayInIndia(new Date(time));
  const opens = Date.parse(`${day}T10:00:00+05:30`);
  const minutes = time % HOUR_MS;
  return Math.min(Math.max(time, opens + minutes), opens + 10 * HOUR_MS + minutes);
}

function pathTo(random: Random, status: ApplicationStatus): ApplicationStatus[] {
  switch (status) {
    case 'applied':
      return [];
    case 'viewed':
      return ['viewed'];
    case 'shortlisted':
      return ['viewed', 'shortlisted'];
    case 'audition':
      return ['viewed', 'shortlisted', 'audition'];
    case 'selected':
      return ['viewed', 'shortlisted', 'audition', 'selected'];
    case 'not_selected':
      return random.chance(0.3) ? ['viewed', 'shortlisted', status] : ['viewed', status];
    case 'withdrawn':
      return random.chance(0.5) ? ['viewed', status] : [status];
  }
}

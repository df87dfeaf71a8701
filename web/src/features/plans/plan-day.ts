import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { longDay } from '#features/jobs/day-text.ts';

/** The day in India of an instant: '05 Mar 2026'. */
export function planDay(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}

/** The last day in India before an instant at which something ends, be it midnight itself. */
export function lastPlanDay(end: string): string {
  return longDay(dayInIndia(new Date(Date.parse(end) - 1)));
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { longDay } from '#ui/day-text.ts';

/** Returns the day in India of a time: '5 Mar 2026'. */
export function planDay(instant: string): string {
  return longDay(dayInIndia(new Date(instant)));
}

/** Returns the last day in India before an end time, even when it ends at midnight. */
export function lastPlanDay(end: string): string {
  return longDay(dayInIndia(new Date(Date.parse(end) - 1)));
}

import { longDayOf } from '#ui/day-text.ts';

/** Returns the last day in India before an end time, even when it ends at midnight. */
export function lastPlanDay(end: string): string {
  return longDayOf(new Date(Date.parse(end) - 1).toISOString());
}

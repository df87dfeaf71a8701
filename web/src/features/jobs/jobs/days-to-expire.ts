import { addDays, daysUntilEndOf } from '@kirdaar/contract/rules/calendar';

/** Returns the days until the date of the audition starts in India, rounded up and never below 0. */
export function daysToExpire(auditionDate: string | null, now: Date): number | 'N/A' {
  return auditionDate ? daysUntilEndOf(addDays(auditionDate, -1), now) : 'N/A';
}

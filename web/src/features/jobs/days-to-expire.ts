import { addDays, daysUntilEndOf } from '@kirdaar/contract/rules/calendar';

/** Days until the day of the audition begins in India, rounded up, never below 0. */
export function daysToExpire(auditionDate: string | null, now: Date): number | 'N/A' {
  return auditionDate ? daysUntilEndOf(addDays(auditionDate, -1), now) : 'N/A';
}

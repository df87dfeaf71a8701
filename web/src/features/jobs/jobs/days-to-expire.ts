import { addDays, daysUntilEndOf } from '@kirdaar/contract/rules/calendar';
import * as words from '#words/jobs/job-details.ts';

/** Until the day of the audition starts in India, rounded up and never below 0. */
export function daysToExpire(auditionDate: string | null, now: Date): number | string {
  return auditionDate ? daysUntilEndOf(addDays(auditionDate, -1), now) : words.days_unknown;
}

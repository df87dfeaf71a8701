import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';
import * as words from '#words/jobs/job-details.ts';

type Closing = Pick<Job, 'application_deadline' | 'status'>;

/** Returns how long a casting call accepts applications, in whole days and never below 0. */
export function daysToDeadline({ application_deadline: deadline, status }: Closing, now: Date): string {
  if (status === 'closed') return words.deadline_closed;
  if (deadline === null) return words.deadline_none;
  const days = daysUntilEndOf(deadline, now);
  return words.deadline_left(days);
}

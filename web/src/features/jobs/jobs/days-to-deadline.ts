import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';

type Closing = Pick<Job, 'application_deadline' | 'status'>;

/** Returns how long a casting call accepts applications, in whole days and never below 0. */
export function daysToDeadline({ application_deadline: deadline, status }: Closing, now: Date): string {
  if (status === 'closed') return 'Closed';
  if (deadline === null) return 'No deadline';
  const days = daysUntilEndOf(deadline, now);
  return `${days} ${days === 1 ? 'Day' : 'Days'} left`;
}

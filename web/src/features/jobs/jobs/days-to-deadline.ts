import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';
import * as words from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';

type Closing = Pick<Job, 'application_deadline' | 'status'>;

/** In whole days, never below 0. */
export function daysToDeadline({ application_deadline: deadline, status }: Closing, now: Date): string {
  if (status === 'closed') return common.closed;
  if (deadline === null) return words.deadline_none;
  const days = daysUntilEndOf(deadline, now);
  return words.deadline_left(days);
}

import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';

type Closing = Pick<Job, 'application_deadline' | 'status'>;

/**
 * Whether a casting call no longer accepts applications: its house closed it, or its last day in India is
 * over.
 */
export function isClosed({ application_deadline, status }: Closing, now: Date): boolean {
  if (status === 'closed') return true;
  return application_deadline !== null && daysUntilEndOf(application_deadline, now) === 0;
}

/**
 * Returns the closing text of a casting call: 'Closed', 'Closes in 3 Days', or undefined without a deadline.
 */
export function closingText(job: Closing, now: Date): string | undefined {
  if (isClosed(job, now)) return 'Closed';
  if (job.application_deadline === null) return undefined;
  const days = daysUntilEndOf(job.application_deadline, now);
  return `Closes in ${days} ${days > 1 ? 'Days' : 'Day'}`;
}

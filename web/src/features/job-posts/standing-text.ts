import type { Job } from '@kirdaar/contract/jobs';
import { isClosed } from '#features/jobs/closing-text.ts';

/** How a call stands, said to its house. The end of its deadline closes nothing for the house. */
export function standingText(
  job: Pick<Job, 'status' | 'application_deadline'>,
  waiting: number,
  now: Date,
): string {
  if (job.status === 'closed') return 'Closed';
  if (job.status === 'pending') return 'Pending: our team looks at it';
  if (!isClosed(job, now)) return 'Open';
  return waiting > 0 ? 'Outcomes wanted' : 'Deadline over';
}

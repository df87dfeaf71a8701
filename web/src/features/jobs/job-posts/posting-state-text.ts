import type { Job } from '@kirdaar/contract/jobs/jobs';
import { isClosed } from '#features/jobs/jobs/closing-text.ts';

/**
 * Returns the status of a casting call as its house sees it. A past deadline does not make it closed for the
 * house.
 */
export function postingStateText(
  job: Pick<Job, 'status' | 'application_deadline' | 'applications_stopped'>,
  review: 'waiting' | 'refused' | null,
  waiting: number,
  now: Date,
): string {
  if (job.status === 'closed') return 'Closed';
  if (job.status === 'pending') return review === 'refused' ? 'Not approved' : 'Waiting for review';
  if (!isClosed(job, now)) return job.applications_stopped ? 'Applications stopped' : 'Open';
  return waiting > 0 ? 'Decisions needed' : 'Deadline passed';
}

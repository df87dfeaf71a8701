import type { Job } from '@kirdaar/contract/jobs/jobs';
import { isClosed } from '#features/jobs/jobs/closing-text.ts';

const reviewTexts = { refused: 'Not approved', waiting: 'Waiting for review' };

/**
 * Returns the status of a casting call as its house sees it. A past deadline does not make it closed for the
 * house. A pending one that has no review is on hold because the house is suspended.
 */
export function postingStateText(
  job: Pick<Job, 'status' | 'application_deadline' | 'applications_stopped'>,
  review: 'waiting' | 'refused' | null,
  waiting: number,
  now: Date,
): string {
  if (job.status === 'closed') return 'Closed';
  if (job.status === 'pending') return review ? reviewTexts[review] : 'On hold';
  if (!isClosed(job, now)) return job.applications_stopped ? 'Applications stopped' : 'Open';
  return waiting > 0 ? 'Decisions needed' : 'Deadline passed';
}

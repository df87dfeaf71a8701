import type { Job } from '@kirdaar/contract/jobs/jobs';
import { isClosed } from '#features/jobs/jobs/closing-text.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

/** A past deadline does not make it closed for the house. A pending one without a review is on hold. */
export function postingStateText(
  job: Pick<Job, 'status' | 'application_deadline' | 'applications_stopped'>,
  review: 'waiting' | 'rejected' | null,
  waiting: number,
  now: Date,
): string {
  if (job.status === 'closed') return common.closed;
  if (job.status === 'pending') return review ? words.state_review[review] : words.state_on_hold;
  if (!isClosed(job, now)) return job.applications_stopped ? words.state_stopped : words.state_open;
  return waiting > 0 ? words.state_undecided : words.state_past;
}

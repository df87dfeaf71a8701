import type { Job } from '@kirdaar/contract/jobs/jobs';
import { postingStateText } from '#features/jobs/job-posts/posting-state-text.ts';
import * as words from '#words/jobs/job-posts.ts';

interface PostingStateLineProps {
  job: Pick<Job, 'status' | 'application_deadline' | 'applications_stopped'>;
  /** The review of a version that talent do not see yet. */
  review: 'waiting' | 'rejected' | null;
  /** The number of applicants without an outcome. */
  waiting: number;
}

export function PostingStateLine({ job, review, waiting }: PostingStateLineProps) {
  const text = postingStateText(job, review, waiting, new Date());
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="sr-only">{words.state}</span>
      <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">{text}</span>
      {review && job.status !== 'pending' && (
        <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">
          {words.state_changes[review]}
        </span>
      )}
      {waiting > 0 && <span className="text-muted">{words.awaiting(waiting)}</span>}
    </p>
  );
}

import type { Job } from '@kirdaar/contract/jobs/jobs';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { isClosed } from '#features/jobs/jobs/ClosingText.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/job-posts.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

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
          {(job.status === 'closed' ? words.state_review : words.state_changes)[review]}
        </span>
      )}
      {waiting > 0 && <span className="text-muted">{words.awaiting(waiting)}</span>}
    </p>
  );
}

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

interface StopButtonProps {
  job: Pick<Job, 'id' | 'title' | 'applications_stopped'>;
  variant?: 'secondary' | 'quiet';
}

/** It tells nobody and can be undone, so it does not ask. */
export function StopButton({ job, variant = 'secondary' }: StopButtonProps) {
  const { id, title, applications_stopped } = job;
  const write = useWrite(jobWrites, 'stopApplications', resultToasts(words.applications_failed));
  if (!useMayWrite('owner')) return null;
  return (
    <Button
      variant={variant}
      disabled={write.busy}
      onClick={() => write.submit({ id, stopped: !applications_stopped })}
    >
      {sentence(
        (applications_stopped ? words.applications_take : words.applications_stop)(
          call_title(title),
          (text) => <span className="sr-only">{text}</span>,
        ),
      )}
    </Button>
  );
}

import type { Job } from '@kirdaar/contract/jobs';
import { standingText } from '#features/job-posts/standing-text.ts';

interface JobStandingProps {
  job: Pick<Job, 'status' | 'application_deadline'>;
  /** How many applicants have no outcome. */
  waiting: number;
}

/** How a call stands, for its house. */
export function JobStanding({ job, waiting }: JobStandingProps) {
  const text = standingText(job, waiting, new Date());
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="sr-only">Status: </span>
      <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold">{text}</span>
      {waiting > 0 && (
        <span className="text-muted">
          {waiting} {waiting === 1 ? 'waits' : 'wait'} for an answer
        </span>
      )}
    </p>
  );
}

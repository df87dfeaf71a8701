import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysUntilEndOf } from '@kirdaar/contract/rules/calendar';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/jobs/jobs.ts';
import * as common from '#words/ui/common.ts';

export function ClosingText({ job, className }: { job: Closing; className?: string }) {
  const text = closingText(job, new Date());
  if (!text) return null;
  // After midnight the browser computes one day less than the server-rendered page.
  return (
    <p suppressHydrationWarning className={classNames('font-semibold text-accent text-sm', className)}>
      {text}
    </p>
  );
}

/** Other roles of a project are listed without `applications_stopped`. */
type Closing = Pick<Job, 'application_deadline' | 'status'> & Partial<Pick<Job, 'applications_stopped'>>;

/** The house closed it, or its last day in India is over. */
export function isClosed({ application_deadline, status }: Closing, now: Date): boolean {
  if (status === 'closed') return true;
  return application_deadline !== null && daysUntilEndOf(application_deadline, now) === 0;
}

export function takesApplications(job: Closing, now: Date): boolean {
  return !isClosed(job, now) && !job.applications_stopped;
}

/** 'Closed', 'Closes in 3 Days', or undefined without a deadline or while nobody can apply, such as after staff removed it. */
export function closingText(job: Closing, now: Date): string | undefined {
  if (isClosed(job, now)) return common.closed;
  if (job.applications_stopped) return words.stopped;
  if (job.application_deadline === null || job.status === 'pending') return undefined;
  const days = daysUntilEndOf(job.application_deadline, now);
  return words.closes_in(days);
}

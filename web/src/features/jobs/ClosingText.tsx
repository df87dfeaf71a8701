import type { Job } from '@kirdaar/contract/jobs';
import { closingText } from '#features/jobs/closing-text.ts';
import { classNames } from '#ui/class-names.ts';

interface ClosingTextProps {
  job: Pick<Job, 'application_deadline' | 'status'>;
  className?: string;
}

/** When a call closes, in red. */
export function ClosingText({ job, className }: ClosingTextProps) {
  const text = closingText(job, new Date());
  if (!text) return null;
  // Past midnight the browser counts a day less than the page that was rendered before it.
  return (
    <p suppressHydrationWarning className={classNames('font-semibold text-accent text-sm', className)}>
      {text}
    </p>
  );
}

import { closingText } from '#features/jobs/jobs/closing-text.ts';
import { classNames } from '#ui/class-names.ts';

interface ClosingTextProps {
  job: Parameters<typeof closingText>[0];
  className?: string;
}

export function ClosingText({ job, className }: ClosingTextProps) {
  const text = closingText(job, new Date());
  if (!text) return null;
  // After midnight the browser computes one day less than the server-rendered page.
  return (
    <p suppressHydrationWarning className={classNames('font-semibold text-accent text-sm', className)}>
      {text}
    </p>
  );
}

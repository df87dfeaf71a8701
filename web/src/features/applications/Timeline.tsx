import type { Timeline as Steps } from '@kirdaar/contract/applications';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { stepTime } from '#features/applications/step-time.ts';
import { classNames } from '#ui/class-names.ts';

interface TimelineProps {
  /** With who took a step, where the reader is told. */
  steps: readonly (Steps[number] & { by?: string | null })[];
  /** What each step is called for whoever reads it. */
  words: Readonly<Record<ApplicationStatus, string>>;
  className?: string;
}

/** The steps of an application with the time of each, the latest marked. */
export function Timeline({ steps, words, className }: TimelineProps) {
  const latest = steps.at(-1)?.status;
  return (
    <ol aria-label="Timeline" className={classNames('flex flex-col', className)}>
      {steps.map(({ status, happened_at, by }) => (
        <li
          key={status}
          aria-current={status === latest ? 'step' : undefined}
          className="relative pb-3 pl-6 last:pb-0 before:absolute before:top-1.5 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-marigold before:bg-card aria-[current=step]:before:bg-marigold after:absolute after:top-4.5 after:bottom-[-0.375rem] after:left-[0.3125rem] after:w-0.5 after:bg-line last:after:hidden"
        >
          <span className={classNames('block text-sm', status === latest && 'font-semibold')}>
            {words[status]}
          </span>
          <time dateTime={happened_at} className="block text-muted text-sm tabular-nums">
            {stepTime(happened_at)}
            {by && `, ${by}`}
          </time>
        </li>
      ))}
    </ol>
  );
}

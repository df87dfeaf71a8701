import type { StatusHistory as History } from '@kirdaar/contract/applications/applications';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { classNames } from '#ui/class-names.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/applications/sent.ts';

interface StatusHistoryProps {
  history: readonly (History[number] & { by?: string | null })[];
  /** The reader's label for each status. */
  labels: Readonly<Record<ApplicationStatus, string>>;
  /** Whether the house keeps the application for later, which is the last step. */
  underConsideration?: boolean;
  className?: string;
}

const step =
  'relative pb-3 pl-6 last:pb-0 before:absolute before:top-1.5 before:left-0 before:size-3 before:rounded-full before:border-2 before:border-marigold before:bg-card aria-[current=step]:before:bg-marigold after:absolute after:top-4.5 after:bottom-[-0.375rem] after:left-[0.3125rem] after:w-0.5 after:bg-line last:after:hidden';

export function StatusHistory({
  history,
  labels,
  underConsideration = false,
  className,
}: StatusHistoryProps) {
  const last = underConsideration ? history.length : history.length - 1;
  return (
    <ol aria-label={words.sent_history} className={classNames('flex flex-col', className)}>
      {history.map(({ status, happened_at, by, reason }, place) => (
        <li
          key={`${status} ${happened_at}`}
          aria-current={place === last ? 'step' : undefined}
          className={step}
        >
          <span className={classNames('block text-sm', place === last && 'font-semibold')}>
            {reason ? endedRole(status) : labelAt(history.slice(0, place + 1), labels)}
          </span>
          <time dateTime={happened_at} className="block text-muted text-sm tabular-nums">
            {formatDateTime(happened_at)}
            {by && `, ${by}`}
          </time>
          {reason && (
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-sm">{words.sent_reason(reason)}</p>
          )}
        </li>
      ))}
      {underConsideration && (
        <li aria-current="step" className={step}>
          <span className="block font-semibold text-sm">{words.under_consideration}</span>
        </li>
      )}
    </ol>
  );
}

function labelAt(
  history: readonly History[number][],
  labels: StatusHistoryProps['labels'],
): string | undefined {
  const { status, party } = history.at(-1) ?? {};
  if (!status) return undefined;
  if (status === 'applied' && party === 'house') return words.considered;
  if (isReopened(history)) return words.under_consideration;
  return status === 'applied' && history.length > 1 ? words.again(labels[status]) : labels[status];
}

/** Whether the house made the application, from one to another of its casting calls. */
export function isConsidered([first]: readonly History[number][]): boolean {
  return first?.party === 'house';
}

/** Whether the last status follows a rejection, so that it does not say that somebody opened the application. */
export function isReopened(history: readonly History[number][]): boolean {
  return history.at(-1)?.status === 'viewed' && history.at(-2)?.status === 'not_selected';
}

/** Only the end of an accepted role has a reason. */
function endedRole(status: ApplicationStatus): string {
  return status === 'withdrawn' ? words.stepped_back : words.role_cancelled;
}

export function RejectionText({ text }: { text: string }) {
  return (
    <figure className="rounded-control bg-sunken px-4 py-3 text-sm">
      <figcaption className="font-semibold">{words.rejection_from}</figcaption>
      <blockquote className="wrap-anywhere mt-1 whitespace-pre-line">{text}</blockquote>
    </figure>
  );
}

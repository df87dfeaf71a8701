import type { Job } from '@kirdaar/contract/jobs/jobs';
import { addDays, daysUntilEndOf } from '@kirdaar/contract/rules/calendar';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/job-details.ts';
import * as common from '#words/ui/common.ts';

interface DaysToExpireProps {
  job: Pick<Job, 'audition_dates' | 'status'>;
}

export function DaysToExpire({ job: { audition_dates: auditionDate, status } }: DaysToExpireProps) {
  if (status === 'closed')
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-center font-display font-semibold text-2xl">
        {common.closed}
      </p>
    );
  return (
    <p className="rounded-control bg-marigold-wash px-4 py-3 text-center font-medium">
      {sentence(
        words.days_left(daysToExpire(auditionDate, new Date()), (days) => (
          <span className="block font-display font-semibold text-4xl tabular-nums leading-tight">{days}</span>
        )),
      )}
      {auditionDate && <span className="block text-muted text-sm">{words.days_until}</span>}
    </p>
  );
}

/** Until the day of the audition starts in India, rounded up and never below 0. */
export function daysToExpire(auditionDate: string | null, now: Date): number | string {
  return auditionDate ? daysUntilEndOf(addDays(auditionDate, -1), now) : words.days_unknown;
}

type Closing = Pick<Job, 'application_deadline' | 'status'>;

/** In whole days, never below 0. */
export function daysToDeadline({ application_deadline: deadline, status }: Closing, now: Date): string {
  if (status === 'closed') return common.closed;
  if (deadline === null) return words.deadline_none;
  const days = daysUntilEndOf(deadline, now);
  return words.deadline_left(days);
}

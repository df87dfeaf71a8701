import type { Job } from '@kirdaar/contract/jobs/jobs';
import { daysToExpire } from '#features/jobs/jobs/days-to-expire.ts';

interface DaysToExpireProps {
  job: Pick<Job, 'audition_dates' | 'status'>;
}

/** Days left until the audition of a casting call, unless its house closed it. */
export function DaysToExpire({ job: { audition_dates: auditionDate, status } }: DaysToExpireProps) {
  if (status === 'closed')
    return (
      <p className="rounded-control bg-sunken px-4 py-3 text-center font-display font-semibold text-2xl">
        Closed
      </p>
    );
  return (
    <p className="rounded-control bg-marigold-wash px-4 py-3 text-center font-medium">
      <span className="block font-display font-semibold text-4xl tabular-nums leading-tight">
        {daysToExpire(auditionDate, new Date())}
      </span>{' '}
      Days to Expire
      {auditionDate && <span className="block text-muted text-sm">until the audition</span>}
    </p>
  );
}

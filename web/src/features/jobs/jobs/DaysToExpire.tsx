import { daysToExpire } from '#features/jobs/jobs/days-to-expire.ts';

/** Days left until the audition of a casting call. */
export function DaysToExpire({ auditionDate }: { auditionDate: string | null }) {
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

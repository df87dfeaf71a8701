import type { Reply } from '@kirdaar/contract/api';
import { BadgeCheck } from 'lucide-react';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';

type Views = Reply<'GET /api/user/profile-views'>;

/**
 * Visits to the talent's page: houses by name, which they are informed of, and other visitors as a number.
 */
export function ProfileViews({ views: { days, houses, visitors } }: { views: Views }) {
  return (
    <Section
      title="Who viewed me"
      lead={`In the last ${days} days. Production houses know that you can see their visits. Other visitors are only counted.`}
    >
      {houses.length === 0 && <p className="text-muted">No production house has viewed your profile yet.</p>}
      {houses.length > 0 && (
        <ul
          aria-label="Production houses that viewed me"
          className="divide-y divide-line border-line border-y"
        >
          {houses.map(({ name, verification, last_day, days: times }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two houses may have one name, and the list is only read.
            <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <span className="wrap-anywhere">{name ?? 'A production house'}</span>
                {verification === 'documents' && (
                  <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-leaf-wash px-2 py-0.5 text-leaf text-xs">
                    <BadgeCheck aria-hidden className="size-3.5" />
                    Verified
                  </span>
                )}
              </span>
              <span className="text-muted text-sm">
                {longDay(last_day)}
                {times > 1 && `, on ${times} days`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 font-medium">Other visitors: {visitors}</p>
    </Section>
  );
}

import type { Reply } from '@kirdaar/contract/api';
import { BadgeCheck } from 'lucide-react';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/talent/public-profile.ts';
import * as common from '#words/ui/common.ts';

type Views = Reply<'GET /api/user/profile-views'>;

/**
 * Visits to the talent's page: houses by name, which they are informed of, and other visitors as a number.
 */
export function ProfileViews({ views: { days, houses, visitors } }: { views: Views }) {
  return (
    <Section title={words.views_title} lead={words.views_lead(days)}>
      {houses.length === 0 && <p className="text-muted">{words.views_none}</p>}
      {houses.length > 0 && (
        <ul aria-label={words.views_list} className="divide-y divide-line border-line border-y">
          {houses.map(({ name, verification, last_day, days: times }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two houses may have one name, and the list is only read.
            <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <span className="flex min-w-0 items-center gap-2 font-semibold">
                <span className="wrap-anywhere">{name ?? common.unnamed_house}</span>
                {verification === 'documents' && (
                  <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-leaf-wash px-2 py-0.5 text-leaf text-xs">
                    <BadgeCheck aria-hidden className="size-3.5" />
                    {words.views_verified}
                  </span>
                )}
              </span>
              <span className="text-muted text-sm">
                {times > 1 ? words.views_often(longDay(last_day), times) : longDay(last_day)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 font-medium">{words.views_others(visitors)}</p>
    </Section>
  );
}

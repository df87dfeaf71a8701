import type { Reply } from '@kirdaar/contract/api';
import { allowanceText } from '@kirdaar/contract/rules/allowances';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import {
  type CallChoice,
  callParams,
  choiceOfFilters,
  isSameChoice,
  withFilters,
} from '#features/jobs/call-filters.ts';
import { AlertSettings } from '#features/saved-searches/AlertSettings.tsx';
import { ChangeSearch } from '#features/saved-searches/ChangeSearch.tsx';
import { SaveSearch } from '#features/saved-searches/SaveSearch.tsx';
import { paths } from '#paths.ts';

interface SavedSearchesProps {
  saved: Reply<'GET /api/user/saved-searches'>;
  /** What the page is narrowed by now. */
  choice: CallChoice;
}

/** The talent's saved searches, and what one can do with the one that is shown. */
export function SavedSearches({ saved, choice }: SavedSearchesProps) {
  const heading = useId();
  const { searches, limit, plan } = saved;
  const narrowed = callParams(choice).size > 0;
  const current = searches.find(({ filters }) => isSameChoice(choiceOfFilters(filters), choice));
  if (searches.length === 0 && !narrowed) {
    return (
      <p className="max-w-prose text-muted">
        Filter the calls and save the search: with a plan, the new ones then come to you by email.
      </p>
    );
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="text-xl">
          Saved searches
        </h2>
        <p className="text-muted text-sm">
          {plan ?? 'No plan'}: {allowanceText('saved_searches', limit)}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {searches.map((search) => (
          <li key={search.id} className="max-w-full">
            <Link
              to={withFilters(paths.callsForYou, choiceOfFilters(search.filters))}
              aria-current={search === current ? 'page' : undefined}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control px-4 font-medium text-[0.95rem] hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-wash aria-[current=page]:text-accent-strong"
            >
              <Bookmark aria-hidden className="size-4 shrink-0" />
              <span className="truncate">{search.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {current && (
        <>
          <ChangeSearch key={current.id} search={current} />
          <AlertSettings search={current} saved={saved} />
        </>
      )}
      {narrowed && !current && <SaveSearch key={JSON.stringify(choice)} saved={saved} choice={choice} />}
    </section>
  );
}

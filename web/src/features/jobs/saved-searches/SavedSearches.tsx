import type { Reply } from '@kirdaar/contract/api';
import type { SavedSearch } from '@kirdaar/contract/jobs/saved-searches';
import { Bookmark } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { type CallChoice, callParams } from '#features/jobs/jobs/call-filters.ts';
import { choiceOfFilters, isSameChoice, withFilters } from '#features/jobs/jobs/talent-call-filters.ts';
import { AlertSettings } from '#features/jobs/saved-searches/AlertSettings.tsx';
import { ChangeSearch } from '#features/jobs/saved-searches/ChangeSearch.tsx';
import { nameToasts } from '#features/jobs/saved-searches/name-toasts.ts';
import { SaveSearch } from '#features/jobs/saved-searches/SaveSearch.tsx';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { paths } from '#paths.ts';
import * as words from '#words/jobs/saved-searches.ts';
import { allowance } from '#words/rules/allowances.ts';
import * as common from '#words/ui/common.ts';

interface SavedSearchesProps {
  saved: Reply<'GET /api/user/saved-searches'>;
  choice: CallChoice;
}

export function SavedSearches({ saved, choice }: SavedSearchesProps) {
  const heading = useId();
  const { searches, limit, plan } = saved;
  const narrowed = callParams(choice).size > 0;
  const current = searches.find(({ filters }) => isSameChoice(choiceOfFilters(filters), choice));
  if (searches.length === 0 && !narrowed) {
    return <p className="max-w-prose text-muted">{words.empty}</p>;
  }
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={heading} className="text-xl">
          {words.title}
        </h2>
        <p className="text-muted text-sm">
          {plan ?? common.no_plan}: {allowance('saved_searches', limit)}
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
      <ChosenFilters key={JSON.stringify(choice)} saved={saved} choice={choice} current={current} />
    </section>
  );
}

interface ChosenFiltersProps extends SavedSearchesProps {
  current: SavedSearch | undefined;
}

function ChosenFilters({ saved, choice, current }: ChosenFiltersProps) {
  // The parts below appear and disappear with these writes, so the writes belong here.
  const deletion = useWrite(searchWrites, 'deleteSearch', resultToasts(words.delete_failed));
  const creation = useWrite(searchWrites, 'saveSearch', nameToasts);
  const replacement = useWrite(searchWrites, 'changeSearch', nameToasts);
  if (current) {
    return (
      <>
        <ChangeSearch key={current.id} search={current} deletion={deletion} />
        <AlertSettings search={current} saved={saved} />
      </>
    );
  }
  if (callParams(choice).size === 0) return null;
  return <SaveSearch saved={saved} choice={choice} creation={creation} replacement={replacement} />;
}

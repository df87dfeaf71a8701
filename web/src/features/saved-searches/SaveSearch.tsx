import type { Reply } from '@kirdaar/contract/api';
import { LINE_MOST } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import { type CallChoice, talentCallFilters } from '#features/jobs/call-filters.ts';
import { NameForm } from '#features/saved-searches/NameForm.tsx';
import { useSearches } from '#features/saved-searches/use-searches.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';

interface SaveSearchProps {
  saved: Reply<'GET /api/user/saved-searches'>;
  choice: CallChoice;
}

/** Keeps what the page is narrowed by: as a new search while the plan allows one, or in place of another. */
export function SaveSearch({ saved: { searches, limit }, choice }: SaveSearchProps) {
  const { busy, nameError, save, change } = useSearches();
  return (
    <div className="flex flex-col gap-3">
      {limit !== null && searches.length >= limit ? (
        <p className="text-muted text-sm">
          You keep {searches.length} of {limit} already. Put these filters in place of another search, or{' '}
          <Link to={paths.talentPlans} className="font-semibold text-accent underline underline-offset-4">
            see what the plans allow
          </Link>
          .
        </p>
      ) : (
        <NameForm
          label="Name of this search"
          name={nameFor(choice)}
          submit="Save this search"
          busy={busy}
          error={nameError}
          onName={(name) => save({ name, filters: choice })}
        />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {searches.map(({ id, name }) => (
          <Button
            key={id}
            look="quiet"
            disabled={busy}
            className="-ml-5"
            onClick={() => change(id, { name, filters: choice })}
          >
            Keep it as “{name}” instead
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What is asked for, in the words of the page. */
function nameFor(choice: CallChoice): string {
  const words = talentCallFilters.flatMap(({ name, labels }) => {
    const value = choice[name];
    return value ? [labels?.[value] ?? value] : [];
  });
  return words.join(', ').slice(0, LINE_MOST);
}

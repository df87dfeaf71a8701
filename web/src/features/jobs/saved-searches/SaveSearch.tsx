import type { Reply } from '@kirdaar/contract/api';
import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { Link } from 'react-router';
import type { PendingWrite } from '#api/use-write.ts';
import type { CallChoice } from '#features/jobs/jobs/call-filters.ts';
import { talentCallFilters } from '#features/jobs/jobs/talent-call-filters.ts';
import { NameForm } from '#features/jobs/saved-searches/NameForm.tsx';
import type { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/jobs/saved-searches.ts';

interface SaveSearchProps {
  saved: Reply<'GET /api/user/saved-searches'>;
  choice: CallChoice;
  creation: PendingWrite<Parameters<typeof searchWrites.saveSearch>[0]>;
  replacement: PendingWrite<Parameters<typeof searchWrites.changeSearch>[0]>;
}

/** As a new search while the plan allows one, or in place of an existing one. */
export function SaveSearch({ saved: { searches, limit }, choice, creation, replacement }: SaveSearchProps) {
  const busy = creation.busy || replacement.busy;
  return (
    <div className="flex flex-col gap-3">
      {limit !== null && searches.length >= limit ? (
        <p className="text-muted text-sm">
          {sentence(
            words.limit_reached(searches.length, limit, (text) => (
              <Link to={paths.talentPlans} className="font-semibold text-accent underline underline-offset-4">
                {text}
              </Link>
            )),
          )}
        </p>
      ) : (
        <NameForm
          label={words.name}
          name={defaultName(choice)}
          submit={words.save}
          busy={busy}
          error={creation.error?.fields.name}
          onName={(name) => creation.submit({ name, filters: choice })}
        />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {searches.map(({ id, name }) => (
          <Button
            key={id}
            variant="quiet"
            disabled={busy}
            className="-ml-5"
            onClick={() => replacement.submit({ id, name, filters: choice })}
          >
            {words.replace(name)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function defaultName(choice: CallChoice): string {
  const values = talentCallFilters.flatMap(({ name, labels }) => {
    const value = choice[name];
    return value ? [labels?.[value] ?? value] : [];
  });
  return values.join(', ').slice(0, MAX_LINE);
}

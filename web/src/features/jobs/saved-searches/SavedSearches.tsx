import type { Reply } from '@kirdaar/contract/api';
import type { SavedSearch } from '@kirdaar/contract/jobs/saved-searches';
import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { Bookmark } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { Link } from 'react-router';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { type CallChoice, callParams } from '#features/jobs/jobs/call-filters.ts';
import {
  choiceOfFilters,
  isSameChoice,
  talentCallFilters,
  withFilters,
} from '#features/jobs/jobs/talent-call-filters.ts';
import { AlertSettings } from '#features/jobs/saved-searches/AlertSettings.tsx';
import { nameToasts, searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { filterText } from '#features/talent/directory/filter-text.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextField } from '#ui/TextField.tsx';
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

type ChosenFiltersProps = SavedSearchesProps & { current: SavedSearch | undefined };

function ChosenFilters({ saved, choice, current: same }: ChosenFiltersProps) {
  // The parts below appear and disappear with these writes, so the writes belong here.
  const deletion = useWrite(searchWrites, 'deleteSearch', resultToasts(words.delete_failed));
  const creation = useWrite(searchWrites, 'saveSearch', nameToasts);
  const replacement = useWrite(searchWrites, 'changeSearch', nameToasts);
  // What was typed may be saved in another spelling, so the reply says which search it became.
  const reply = creation.reply ?? replacement.reply;
  const current = same ?? saved.searches.find(({ id }) => id === reply?.search.id);
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

interface SaveSearchProps extends SavedSearchesProps {
  creation: PendingWrite<Parameters<typeof searchWrites.saveSearch>[0]>;
  replacement: PendingWrite<Parameters<typeof searchWrites.changeSearch>[0]>;
}

/** As a new search while the plan allows one, or in place of an existing one. */
function SaveSearch({ saved: { searches, limit }, choice, creation, replacement }: SaveSearchProps) {
  const busy = creation.busy || replacement.busy;
  return (
    <div className="flex flex-col gap-3">
      {limit !== null && searches.length >= limit ? (
        <p className="text-muted text-sm">
          {sentence(
            words.limit_reached(searches.length, limit, (text) => (
              <Link to={paths.talentPlans} className="link underline">
                {text}
              </Link>
            )),
          )}
        </p>
      ) : (
        <NameForm
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
    return value ? [labels?.[value] ?? filterText(name, value)] : [];
  });
  return values.join(', ').slice(0, MAX_LINE);
}

interface NameFormProps {
  name: string;
  submit: string;
  busy: boolean;
  error: string | undefined;
  onName: (name: string) => void;
}

function NameForm({ name, submit, busy, error, onName }: NameFormProps) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onName(String(new FormData(event.currentTarget).get('name')).trim());
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow sm:max-w-72">
        <TextField
          name="name"
          label={words.name}
          defaultValue={name}
          maxLength={MAX_LINE}
          pattern=".*\S.*"
          required
          error={error}
        />
      </div>
      <Button type="submit" variant="secondary" disabled={busy}>
        {submit}
      </Button>
    </form>
  );
}

interface ChangeSearchProps {
  search: SavedSearch;
  deletion: PendingWrite<string>;
}

function ChangeSearch({ search: { id, name, filters }, deletion }: ChangeSearchProps) {
  const renaming = useWrite(searchWrites, 'changeSearch', nameToasts);
  const busy = renaming.busy || deletion.busy;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <NameForm
        key={name}
        name={name}
        submit={words.rename}
        busy={busy}
        error={renaming.error?.fields.name}
        onName={(changed) => renaming.submit({ id, name: changed, filters })}
      />
      <ConfirmButton
        label={words.delete_label(name)}
        question={words.delete_question(name)}
        confirm={words.delete_confirm}
        busy={busy}
        onConfirm={() => deletion.submit(id)}
      >
        {common.delete_button}
      </ConfirmButton>
    </div>
  );
}

import type { SavedSearch } from '@kirdaar/contract/jobs/saved-searches';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { NameForm } from '#features/jobs/saved-searches/NameForm.tsx';
import { nameToasts } from '#features/jobs/saved-searches/name-toasts.ts';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

interface ChangeSearchProps {
  search: SavedSearch;
  deletion: PendingWrite<string>;
}

/** Renames or deletes the current saved search. */
export function ChangeSearch({ search: { id, name, filters }, deletion }: ChangeSearchProps) {
  const renaming = useWrite(searchWrites, 'changeSearch', nameToasts);
  const busy = renaming.busy || deletion.busy;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <NameForm
        key={name}
        label="Search name"
        name={name}
        submit="Rename search"
        busy={busy}
        error={renaming.error?.fields.name}
        onName={(changed) => renaming.submit({ id, name: changed, filters })}
      />
      <ConfirmButton
        label={`Delete search ${name}`}
        question={`Delete “${name}”?`}
        confirm="Delete search"
        busy={busy}
        onConfirm={() => deletion.submit(id)}
      >
        Delete
      </ConfirmButton>
    </div>
  );
}

import type { SavedSearch } from '@kirdaar/contract/saved-searches';
import { NameForm } from '#features/saved-searches/NameForm.tsx';
import { useSearches } from '#features/saved-searches/use-searches.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';

/** Renames or deletes the saved search that is shown. */
export function ChangeSearch({ search: { id, name, filters } }: { search: SavedSearch }) {
  const { busy, nameError, change, forget } = useSearches();
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <NameForm
        key={name}
        label="Name of this search"
        name={name}
        submit="Rename"
        busy={busy}
        error={nameError}
        onName={(changed) => change(id, { name: changed, filters })}
      />
      <ConfirmButton
        label={`Delete the search ${name}`}
        question={`Delete “${name}”?`}
        confirm="Yes, delete"
        busy={busy}
        onConfirm={() => forget(id)}
      >
        Delete
      </ConfirmButton>
    </div>
  );
}

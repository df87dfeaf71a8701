import type { SavedSearch } from '@kirdaar/contract/jobs/saved-searches';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { NameForm } from '#features/jobs/saved-searches/NameForm.tsx';
import { nameToasts } from '#features/jobs/saved-searches/name-toasts.ts';
import { searchWrites } from '#features/jobs/saved-searches/search-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import * as words from '#words/jobs/saved-searches.ts';
import * as common from '#words/ui/common.ts';

interface ChangeSearchProps {
  search: SavedSearch;
  deletion: PendingWrite<string>;
}

export function ChangeSearch({ search: { id, name, filters }, deletion }: ChangeSearchProps) {
  const renaming = useWrite(searchWrites, 'changeSearch', nameToasts);
  const busy = renaming.busy || deletion.busy;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <NameForm
        key={name}
        label={words.name}
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

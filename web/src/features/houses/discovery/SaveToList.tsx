import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { listFields, listWrites } from '#features/houses/discovery/list-writes.ts';
import { useLoaded } from '#features/houses/discovery/use-loaded.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { housePaths } from '#house-paths.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/houses/discovery.ts';
import * as common from '#words/ui/common.ts';

/** Shows which of the house's lists contain all of some talent; ticking a list adds them to it. */
export function SaveToList({ talentIds: talent_ids }: { talentIds: string[] }) {
  const { loaded, loading, failure, reload } = useLoaded(() =>
    callApi('GET /api/production/talent-lists', { query: { talent_ids: talent_ids.join(',') } }),
  );
  const options = { action: housePaths.talentLists, ...resultToasts(words.save_failed, reload) };
  const adding = useWrite(listWrites, 'addTalent', options);
  const removal = useWrite(listWrites, 'removeTalent', options);
  const [created, setCreated] = useState(0);
  const creation = useWrite(listWrites, 'createList', {
    action: housePaths.talentLists,
    onDone: ({ list }) => {
      // Empties the form.
      setCreated(created + 1);
      adding.submit({ list_id: list.id, talent_ids });
    },
  });

  return (
    <>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <ul className="flex flex-col">
        {loaded?.lists.map((list) => (
          <li key={list.id}>
            <label className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken">
              <input
                type="checkbox"
                checked={list.has_talent}
                disabled={adding.busy || removal.busy || loading}
                onChange={({ target }) =>
                  (target.checked ? adding : removal).submit({ list_id: list.id, talent_ids })
                }
                className="size-5 shrink-0"
              />
              <span className="wrap-anywhere grow">{list.name}</span>
              <span className="text-muted text-sm">{list.talents}</span>
            </label>
          </li>
        ))}
      </ul>
      <FieldsForm
        key={created}
        fields={listFields}
        write={creation}
        accountRole="production"
        submitLabel={words.save_new}
        busyLabel={common.creating}
        fallbackError={words.list_create_failed}
      />
    </>
  );
}

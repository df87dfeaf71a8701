import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { ListAuditLog } from '#features/houses/discovery/ListAuditLog.tsx';
import { listFields, listWrites } from '#features/houses/discovery/list-writes.ts';
import { SelectTalent } from '#features/houses/discovery/SelectTalent.tsx';
import { TalentCard } from '#features/houses/discovery/TalentCard.tsx';
import { failureToast, resultToasts, successToast } from '#features/houses/team/result-toasts.ts';
import { housePaths } from '#house-paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Button } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/houses/discovery.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentListPage.ts';

export const meta: Route.MetaFunction = (page) =>
  titled(page.loaderData?.list.name ?? words.list_unnamed, page);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  callApi('GET /api/production/talent-lists/:id', { params: { id } });

export const clientAction = pageAction(listWrites);

export default function TalentListPage({ loaderData: { list, entries, history } }: Route.ComponentProps) {
  const unseen = list.talents - entries.length;
  const removal = useWrite(listWrites, 'removeTalent', resultToasts(words.save_failed));
  return (
    <div className="flex flex-col gap-4">
      <BackButton fallback={housePaths.talentLists}>{common.back}</BackButton>
      <Page title={list.name} lead={list.made_by && words.list_lead(list.made_by)}>
        {list.talents === 0 && <Notice>{words.list_empty}</Notice>}
        {unseen > 0 && <Notice>{words.list_unseen(unseen)}</Notice>}
        <SelectTalent talents={entries.map(({ talent }) => talent)}>
          {(box) => (
            <CardGrid>
              {entries.map(({ talent, added_by }) => (
                <li key={talent.id}>
                  <TalentCard talent={talent}>
                    {box(talent)}
                    {added_by && <p className="text-muted text-sm">{words.list_added_by(added_by)}</p>}
                    <Button
                      variant="secondary"
                      disabled={removal.busy}
                      aria-label={words.list_remove_label(talent.name)}
                      onClick={() => removal.submit({ list_id: list.id, talent_ids: [talent.id] })}
                    >
                      {common.remove}
                    </Button>
                  </TalentCard>
                </li>
              ))}
            </CardGrid>
          )}
        </SelectTalent>
        <ListSettings id={list.id} name={list.name} />
        <ListAuditLog history={history} />
      </Page>
    </div>
  );
}

function ListSettings({ id, name }: { id: string; name: string }) {
  const renaming = useWrite(listWrites, 'renameList', successToast());
  const deletion = useWrite(listWrites, 'deleteList', failureToast(words.list_delete_failed));
  return (
    <details className="max-w-xl">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {words.list_settings}
      </summary>
      <div className="mt-3 flex flex-col items-start gap-5 *:w-full">
        <FieldsForm
          key={name}
          fields={listFields}
          values={{ name }}
          write={renaming}
          accountRole="production"
          submitLabel={words.list_rename}
          busyLabel={common.saving}
          fallbackError={words.list_rename_failed}
        />
        <ConfirmButton
          question={words.list_delete_question(name)}
          confirm={words.list_delete}
          busy={deletion.busy}
          onConfirm={() => deletion.submit(id)}
        >
          {words.list_delete}
        </ConfirmButton>
      </div>
    </details>
  );
}

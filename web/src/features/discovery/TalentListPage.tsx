import { useNavigate, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { listFields } from '#features/discovery/discovery-fields.ts';
import { ListHistory } from '#features/discovery/ListHistory.tsx';
import { TalentCard } from '#features/discovery/TalentCard.tsx';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { useChange } from '#features/team/use-change.ts';
import { paths } from '#paths.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Button } from '#ui/Button.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { showToast } from '#ui/toast-list.ts';
import type { Route } from './+types/TalentListPage.ts';

export const meta: Route.MetaFunction = (page) => titled(page.loaderData?.list.name ?? 'List', page);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  call('GET /api/production/talent-lists/:id', { params: { id } });

export default function TalentListPage({ loaderData: { list, entries, history } }: Route.ComponentProps) {
  const unseen = list.talents - entries.length;
  const { busy, change } = useChange();
  const params = { id: list.id };
  return (
    <div className="flex flex-col gap-4">
      <BackButton otherwise={paths.talentLists}>Back</BackButton>
      <Page title={list.name} lead={list.made_by && `Made by ${list.made_by}.`}>
        {list.talents === 0 && <Notice>Nobody is on this list yet.</Notice>}
        {unseen > 0 && (
          <Notice>
            {unseen} on this list cannot be seen any more: who sees a profile is its owner’s to say.
          </Notice>
        )}
        <CardGrid>
          {entries.map(({ talent, added_by }) => (
            <li key={talent.id}>
              <TalentCard talent={talent}>
                {added_by && <p className="text-muted text-sm">Added by {added_by}</p>}
                <Button
                  look="secondary"
                  disabled={busy}
                  aria-label={`Take ${talent.name} off the list`}
                  onClick={() =>
                    void change(() =>
                      call('POST /api/production/talent-lists/:id/talents/remove', {
                        params,
                        body: { talent_id: talent.id },
                      }),
                    )
                  }
                >
                  Take off
                </Button>
              </TalentCard>
            </li>
          ))}
        </CardGrid>
        <ListSettings id={list.id} name={list.name} />
        <ListHistory history={history} />
      </Page>
    </div>
  );
}

function ListSettings({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { busy, change } = useChange();
  const params = { id };
  async function rename(body: Record<'name', string>) {
    const { message } = await call('PUT /api/production/talent-lists/:id', { params, body });
    showToast('success', message);
    await revalidate();
  }
  async function remove() {
    if (await change(() => call('DELETE /api/production/talent-lists/:id', { params }), false))
      await navigate(paths.talentLists, { replace: true });
  }
  return (
    <details className="max-w-xl">
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        Change this list
      </summary>
      <div className="mt-3 flex flex-col items-start gap-5 *:w-full">
        <FieldsForm
          key={name}
          fields={listFields}
          values={{ name }}
          send={rename}
          accountRole="production"
          action="Save name"
          busyAction="Saving..."
          otherwise="The name could not be saved. Please try again."
        />
        <ConfirmButton
          question={`Delete the list “${name}”?`}
          confirm="Yes, delete"
          busy={busy}
          onConfirm={() => void remove()}
        >
          Delete list
        </ConfirmButton>
      </div>
    </details>
  );
}

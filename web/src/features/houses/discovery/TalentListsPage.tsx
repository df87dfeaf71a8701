import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { ListAuditLog } from '#features/houses/discovery/ListAuditLog.tsx';
import { listFields, listWrites } from '#features/houses/discovery/list-writes.ts';
import { housePath } from '#house-paths.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as areaFrameWords from '#words/app/area-frame.ts';
import * as words from '#words/houses/discovery.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentListsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(areaFrameWords.link_lists, page);

export async function clientLoader() {
  const [{ lists, history }, { invitations }] = await Promise.all([
    callApi('GET /api/production/talent-lists'),
    callApi('GET /api/production/casting-invitations'),
  ]);
  return { lists, history, invitations };
}

/** Also used by the dialogs on other pages that add a talent to a list or invite one. */
export const clientAction = pageAction(listWrites);

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export default function TalentListsPage({
  loaderData: { lists, history, invitations },
}: Route.ComponentProps) {
  return (
    <Page title={areaFrameWords.link_lists} lead={words.lists_lead}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Lists lists={lists} />
        <Invitations invitations={invitations} />
        <ListAuditLog history={history} />
      </div>
    </Page>
  );
}

function Lists({ lists }: Pick<Loaded, 'lists'>) {
  const creation = useWrite(listWrites, 'createList');
  return (
    <Section title={words.lists} lead={words.lists_who}>
      {lists.length === 0 && <p className="text-muted">{words.lists_none}</p>}
      <ul aria-label={words.lists} className="mb-6 divide-y divide-line">
        {lists.map(({ id, name, talents, made_by }) => (
          <li key={id}>
            <Link
              to={housePath('talentList', { id })}
              className="flex min-h-14 items-center gap-4 rounded-control px-2 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="wrap-anywhere block font-semibold">{name}</span>
                {made_by && (
                  <span className="block text-muted text-sm">{words.list_created_by(made_by)}</span>
                )}
              </span>
              <span className="text-muted tabular-nums">
                {sentence(words.list_size(talents, (text) => <span className="sr-only">{text}</span>))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <FieldsForm
        key={lists.length}
        fields={listFields}
        write={creation}
        accountRole="production"
        submitLabel={words.list_create}
        busyLabel={common.creating}
        fallbackError={words.list_create_failed}
      />
    </Section>
  );
}

function Invitations({ invitations }: Pick<Loaded, 'invitations'>) {
  const [all, setAll] = useState(false);
  const shown = all ? invitations : invitations.slice(0, 20);
  return (
    <Section title={words.invitations} lead={words.invitations_lead}>
      {invitations.length === 0 && <p className="text-muted">{words.invitations_none}</p>}
      <ul aria-label={words.invitations} className="divide-y divide-line">
        {shown.map(({ id, talent, job, invited_by, answer }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow">
              <Link
                to={housePath(answer === 'applied' ? 'applicationDetails' : 'houseTalent', { id: talent.id })}
                className="wrap-anywhere font-semibold underline-offset-4 hover:underline"
              >
                {talent.name}
              </Link>
              <p className="wrap-anywhere text-muted text-sm">
                {invited_by ? words.invitation_by(call_title(job.title), invited_by) : call_title(job.title)}
              </p>
            </div>
            <span className="text-sm">{words.invitation_answers[answer]}</span>
          </li>
        ))}
      </ul>
      {shown.length < invitations.length && (
        <button type="button" onClick={() => setAll(true)} className="link min-h-11">
          {common.show_all(invitations.length)}
        </button>
      )}
    </Section>
  );
}

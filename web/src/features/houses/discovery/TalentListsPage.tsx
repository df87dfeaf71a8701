import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { listFields } from '#features/houses/discovery/discovery-fields.ts';
import { ListAuditLog } from '#features/houses/discovery/ListAuditLog.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { housePath } from '#house-paths.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/TalentListsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Lists and invitations', page);

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

const answers = { waiting: 'No answer yet', applied: 'Applied', declined: 'Declined' } as const;

export default function TalentListsPage({
  loaderData: { lists, history, invitations },
}: Route.ComponentProps) {
  return (
    <Page title="Lists and invitations" lead="Your house’s lists of talent and invitations to apply.">
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
    <Section title="Lists" lead="Your whole team sees them. Talent do not.">
      {lists.length === 0 && <p className="text-muted">No lists yet.</p>}
      <ul aria-label="Lists" className="mb-6 divide-y divide-line">
        {lists.map(({ id, name, talents, made_by }) => (
          <li key={id}>
            <Link
              to={housePath('talentList', { id })}
              className="flex min-h-14 items-center gap-4 rounded-control px-2 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="wrap-anywhere block font-semibold">{name}</span>
                {made_by && <span className="block text-muted text-sm">Created by {made_by}</span>}
              </span>
              <span className="text-muted tabular-nums">
                {talents}
                <span className="sr-only"> talent</span>
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
        submitLabel="Create list"
        busyLabel="Creating…"
        fallbackError="We couldn’t create the list. Try again."
      />
    </Section>
  );
}

function Invitations({ invitations }: Pick<Loaded, 'invitations'>) {
  const [all, setAll] = useState(false);
  const shown = all ? invitations : invitations.slice(0, 20);
  return (
    <Section title="Invitations" lead="Invitations to your casting calls, the latest first.">
      {invitations.length === 0 && (
        <p className="text-muted">
          No invitations yet. To send one, open a profile and select “Invite to apply”.
        </p>
      )}
      <ul aria-label="Invitations" className="divide-y divide-line">
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
                {job.title}
                {invited_by && `, invited by ${invited_by}`}
              </p>
            </div>
            <span className="text-sm">{answers[answer]}</span>
          </li>
        ))}
      </ul>
      {shown.length < invitations.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          Show all {invitations.length}
        </button>
      )}
    </Section>
  );
}

import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { listFields } from '#features/discovery/discovery-fields.ts';
import { ListHistory } from '#features/discovery/ListHistory.tsx';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { path } from '#paths.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/TalentListsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Lists and invitations', page);

export async function clientLoader() {
  const [{ lists, history }, { invitations }] = await Promise.all([
    call('GET /api/production/talent-lists'),
    call('GET /api/production/casting-invitations'),
  ]);
  return { lists, history, invitations };
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

const answers = { waiting: 'No answer yet', applied: 'Applied', declined: 'Not for them' } as const;

export default function TalentListsPage({
  loaderData: { lists, history, invitations },
}: Route.ComponentProps) {
  return (
    <Page title="Lists and invitations" lead="Talent your house keeps together, and whom you asked to apply.">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Lists lists={lists} />
        <Invitations invitations={invitations} />
        <ListHistory history={history} />
      </div>
    </Page>
  );
}

function Lists({ lists }: Pick<Loaded, 'lists'>) {
  const { revalidate } = useRevalidator();
  async function make(body: Record<'name', string>) {
    await call('POST /api/production/talent-lists', { body });
    await revalidate();
  }
  return (
    <Section title="Lists" lead="Everyone of your team sees them. Talent does not.">
      {lists.length === 0 && <p className="text-muted">No lists yet.</p>}
      <ul aria-label="Lists" className="mb-6 divide-y divide-line">
        {lists.map(({ id, name, talents, made_by }) => (
          <li key={id}>
            <Link
              to={path('talentList', { id })}
              className="flex min-h-14 items-center gap-4 rounded-control px-2 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 grow">
                <span className="wrap-anywhere block font-semibold">{name}</span>
                {made_by && <span className="block text-muted text-sm">Made by {made_by}</span>}
              </span>
              <span className="text-muted tabular-nums">
                {talents}
                <span className="sr-only"> on it</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <FieldsForm
        key={lists.length}
        fields={listFields}
        send={make}
        accountRole="production"
        action="Make a list"
        busyAction="Making it…"
        otherwise="The list could not be made. Please try again."
      />
    </Section>
  );
}

function Invitations({ invitations }: Pick<Loaded, 'invitations'>) {
  const [all, setAll] = useState(false);
  const shown = all ? invitations : invitations.slice(0, 20);
  return (
    <Section title="Invitations" lead="To your calls, the latest first.">
      {invitations.length === 0 && (
        <p className="text-muted">Nobody yet. Open the page of a talent and press “Invite to apply”.</p>
      )}
      <ul aria-label="Invitations" className="divide-y divide-line">
        {shown.map(({ id, talent, job, invited_by, answer }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 grow">
              <Link
                to={path(answer === 'applied' ? 'applicationDetails' : 'talent', { id: talent.id })}
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

import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { HouseHistory } from '#features/team/HouseHistory.tsx';
import { Invitations } from '#features/team/Invitations.tsx';
import { MemberRow } from '#features/team/MemberRow.tsx';
import { teamEventText } from '#features/team/team-event-text.ts';
import { ownNameFields } from '#features/team/team-fields.ts';
import { paths } from '#paths.ts';
import { clearSession, refreshHouse } from '#session/store.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import type { Route } from './+types/TeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Team', page);

export const clientLoader = () => call('GET /api/production/team');

export default function TeamPage({ loaderData: { members, invitations, history } }: Route.ComponentProps) {
  const self = members.find(({ is_self }) => is_self);
  const isOwner = self?.team_role === 'owner';
  return (
    <Page title="Team" lead="Everyone who works for your house here. Every act shows who did it.">
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title="Members">
          <ul aria-label="Members" className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow key={member.id} member={member} editable={isOwner} />
            ))}
          </ul>
        </Section>
        {isOwner && <Invitations invitations={invitations} />}
        {history.length > 0 && (
          <Section title="Who changed the team">
            <HouseHistory acts={history.map((event) => ({ ...event, words: teamEventText(event) }))} />
          </Section>
        )}
        <OwnName name={self?.name === self?.email ? '' : (self?.name ?? '')} />
        {members.length > 1 && <Leave />}
      </div>
    </Page>
  );
}

function OwnName({ name }: { name: string }) {
  const { revalidate } = useRevalidator();
  async function save(body: Record<'name', string>) {
    const { message, production_house } = await call('PUT /api/production/team/name', { body });
    refreshHouse(production_house);
    showToast('success', message);
    await revalidate();
  }
  return (
    <Section title="Your name" lead="As your team sees it beside what you do. Talent never does.">
      <FieldsForm
        fields={ownNameFields}
        values={{ name }}
        send={save}
        accountRole="production"
        action="Save name"
        busyAction="Saving..."
        otherwise="Your name could not be saved. Please try again."
      />
    </Section>
  );
}

function Leave() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    try {
      const { message } = await call('POST /api/production/team/leave');
      clearSession();
      showToast('success', message);
      await navigate(paths.productionLogin);
    } catch (error) {
      showToast('failure', serverMessage(error, 'That did not work. Please try again.'));
      setBusy(false);
    }
  }
  return (
    <Section title="Leave the team" lead="Your login ends at once, on every device. What you did stays.">
      <ConfirmButton
        question="Leave this team?"
        confirm="Yes, leave"
        busy={busy}
        onConfirm={() => void leave()}
      >
        Leave the team
      </ConfirmButton>
    </Section>
  );
}

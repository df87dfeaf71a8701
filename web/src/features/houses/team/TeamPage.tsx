import type { TeamMember } from '@kirdaar/contract/houses/team';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { Invitations } from '#features/houses/team/Invitations.tsx';
import { MemberRow } from '#features/houses/team/MemberRow.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { teamEventText } from '#features/houses/team/team-event-text.ts';
import { ownNameFields } from '#features/houses/team/team-fields.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import type { Route } from './+types/TeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Team', page);

export const clientLoader = () => callApi('GET /api/production/team');

export const clientAction = pageAction(teamWrites);

export default function TeamPage({ loaderData: { members, invitations, history } }: Route.ComponentProps) {
  const self = members.find(({ is_self }) => is_self);
  const isOwner = self?.team_role === 'owner';
  return (
    <Page
      title="Team"
      lead="Everyone in your production house who has a login. Each action shows who did it."
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title="Members">
          <Members members={members} editable={isOwner} />
        </Section>
        {isOwner && <Invitations invitations={invitations} />}
        {history.length > 0 && (
          <Section title="Team history">
            <AuditLog events={history.map((event) => ({ ...event, text: teamEventText(event) }))} />
          </Section>
        )}
        <OwnName name={self?.name === self?.email ? '' : (self?.name ?? '')} />
        {members.length > 1 && <Leave />}
      </div>
    </Page>
  );
}

function Members({ members, editable }: { members: readonly TeamMember[]; editable: boolean }) {
  const removal = useWrite(
    teamWrites,
    'removeMember',
    resultToasts('We couldn’t remove the member. Try again.'),
  );
  return (
    <ul aria-label="Members" className="divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.id} member={member} editable={editable} removal={removal} />
      ))}
    </ul>
  );
}

function OwnName({ name }: { name: string }) {
  const change = useWrite(teamWrites, 'changeOwnName', {
    onDone: ({ message }) => showToast('success', message),
  });
  return (
    <Section title="Your name" lead="Your team sees this name beside your actions. Talent never see it.">
      <FieldsForm
        fields={ownNameFields}
        values={{ name }}
        write={change}
        accountRole="production"
        submitLabel="Save name"
        busyLabel="Saving..."
        fallbackError="We couldn’t save your name. Try again."
      />
    </Section>
  );
}

function Leave() {
  const leaving = useWrite(teamWrites, 'leaveTeam', {
    onFailed: (error) =>
      showToast('failure', serverMessage(error, 'We couldn’t remove you from the team. Try again.')),
  });
  return (
    <Section
      title="Leave the team"
      lead="You will be logged out on every device. Your work stays with the house."
    >
      <ConfirmButton
        question="Leave this team?"
        confirm="Leave team"
        busy={leaving.busy}
        onConfirm={leaving.submit}
      >
        Leave team
      </ConfirmButton>
    </Section>
  );
}

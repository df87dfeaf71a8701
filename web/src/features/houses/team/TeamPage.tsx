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
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export const clientLoader = () => callApi('GET /api/production/team');

export const clientAction = pageAction(teamWrites);

export default function TeamPage({ loaderData: { members, invitations, history } }: Route.ComponentProps) {
  const self = members.find(({ is_self }) => is_self);
  const isOwner = self?.team_role === 'owner';
  return (
    <Page title={words.title} lead={words.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title={words.members}>
          <Members members={members} editable={isOwner} />
        </Section>
        {isOwner && <Invitations invitations={invitations} />}
        {history.length > 0 && (
          <Section title={words.history_title}>
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
  const removal = useWrite(teamWrites, 'removeMember', resultToasts(words.remove_failed));
  return (
    <ul aria-label={words.members} className="divide-y divide-line">
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
    <Section title={words.own_name} lead={words.own_name_lead}>
      <FieldsForm
        fields={ownNameFields}
        values={{ name }}
        write={change}
        accountRole="production"
        submitLabel={words.own_name_save}
        busyLabel={common.saving}
        fallbackError={words.own_name_failed}
      />
    </Section>
  );
}

function Leave() {
  const leaving = useWrite(teamWrites, 'leaveTeam', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.leave_failed)),
  });
  return (
    <Section title={words.leave} lead={words.leave_lead}>
      <ConfirmButton
        question={words.leave_question}
        confirm={words.leave_confirm}
        busy={leaving.busy}
        onConfirm={leaving.submit}
      >
        {words.leave_confirm}
      </ConfirmButton>
    </Section>
  );
}

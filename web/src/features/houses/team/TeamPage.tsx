import type { Reply } from '@kirdaar/contract/api';
import type { TeamMember } from '@kirdaar/contract/houses/team';
import { type TeamRole, teamRoles } from '@kirdaar/contract/rules/team-roles';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { name as nameField } from '#features/accounts/identity/identity-fields.ts';
import { AuditLog } from '#features/houses/team/AuditLog.tsx';
import { Invitations } from '#features/houses/team/Invitations.tsx';
import { ProjectLimits } from '#features/houses/team/ProjectLimits.tsx';
import { RoleChoice } from '#features/houses/team/RoleChoice.tsx';
import { failureToast, resultToasts, successToast } from '#features/houses/team/result-toasts.ts';
import { teamEventText } from '#features/houses/team/team-event-text.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { link_team } from '#words/app/area-frame.ts';
import * as discoveryWords from '#words/houses/discovery.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TeamPage.ts';

export const meta: Route.MetaFunction = (page) => titled(link_team, page);

export const clientLoader = () => callApi('GET /api/production/team');

export const clientAction = pageAction(teamWrites);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { members, invitations, projects, history } = loaderData;
  const self = members.find(({ is_self }) => is_self);
  const isOwner = self?.team_role === 'owner';
  return (
    <Page title={link_team} lead={words.lead}>
      <div className="flex max-w-3xl flex-col gap-6">
        <Section title={words.members}>
          <Members members={members} projects={projects} editable={isOwner} />
        </Section>
        {isOwner && <Invitations invitations={invitations} projects={projects} />}
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

interface MembersProps {
  members: readonly TeamMember[];
  projects: Reply<'GET /api/production/team'>['projects'];
  editable: boolean;
}

function Members({ members, ...row }: MembersProps) {
  const removal = useWrite(teamWrites, 'removeMember', resultToasts(words.remove_failed));
  return (
    <ul aria-label={words.members} className="divide-y divide-line">
      {members.map((member) => (
        <MemberRow key={member.id} member={member} {...row} removal={removal} />
      ))}
    </ul>
  );
}

function OwnName({ name }: { name: string }) {
  const change = useWrite(teamWrites, 'changeOwnName', successToast());
  return (
    <Section title={words.own_name} lead={words.own_name_lead}>
      <FieldsForm
        fields={[nameField]}
        values={{ name }}
        write={change}
        accountRole="production"
        submitLabel={discoveryWords.list_rename}
        busyLabel={common.saving}
        fallbackError={words.own_name_failed}
      />
    </Section>
  );
}

function Leave() {
  const leaving = useWrite(teamWrites, 'leaveTeam', failureToast(words.leave_failed));
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

interface MemberRowProps extends Omit<MembersProps, 'members'> {
  member: TeamMember;
  /** Removes a member. It belongs to the list, because the row of a removed member disappears. */
  removal: PendingWrite<string>;
}

function MemberRow({ member, projects, editable, removal }: MemberRowProps) {
  const { id, name, email, team_role, is_self, calendar_link_made_at } = member;
  const [chosen, setChosen] = useState<TeamRole>();
  const toasts = resultToasts(words.role_failed, () => setChosen(undefined));
  const change = useWrite(teamWrites, 'changeRole', {
    ...toasts,
    onFailed: (error) => {
      setChosen(undefined);
      toasts.onFailed(error);
    },
  });
  const calendar = useWrite(teamWrites, 'endCalendarLink', resultToasts(words.calendar_failed));
  const busy = change.busy || removal.busy;

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <UserRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">
          {name}
          {is_self && <span className="font-normal text-muted"> {words.self}</span>}
        </p>
        {name !== email && <p className="wrap-anywhere text-muted text-sm">{email}</p>}
      </div>
      {editable ? (
        <RoleChoice
          person={name}
          roles={teamRoles}
          labels={words.roles}
          role={team_role}
          {...{ chosen, busy }}
          onChoose={setChosen}
          onSave={(role) => change.submit({ id, team_role: role })}
        />
      ) : (
        <span className="rounded-full bg-sunken px-3 py-1 font-medium text-sm">{words.roles[team_role]}</span>
      )}
      {editable && team_role !== 'owner' && <ProjectLimits member={member} projects={projects} />}
      {editable && !is_self && (
        <ConfirmButton
          question={words.remove_question(name)}
          confirm={words.remove_confirm}
          label={common.remove_person(name)}
          busy={busy}
          onConfirm={() => removal.submit(id)}
        >
          {common.remove}
        </ConfirmButton>
      )}
      {editable && calendar_link_made_at && (
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          <p className="text-muted">{words.calendar_since(formatDateTime(calendar_link_made_at))}</p>
          <ConfirmButton
            question={words.calendar_question(name)}
            confirm={words.calendar_confirm}
            label={words.calendar_label(name)}
            busy={calendar.busy}
            onConfirm={() => calendar.submit(id)}
          >
            {common.end_link}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

import type { TeamMember } from '@kirdaar/contract/houses/team';
import { type TeamRole, teamRoles } from '@kirdaar/contract/rules/team-roles';
import { UserRound } from 'lucide-react';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { roleNames } from '#features/houses/team/role-texts.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';

interface MemberRowProps {
  member: TeamMember;
  /** Whether the current user may change the team. */
  editable: boolean;
  /** Removes a member. It belongs to the list, because the row of a removed member disappears. */
  removal: PendingWrite<string>;
}

/** One team member: name, role, and the changes an owner can make. */
export function MemberRow({ member, editable, removal }: MemberRowProps) {
  const { id, name, email, team_role, is_self, calendar_link_made_at } = member;
  const change = useWrite(teamWrites, 'changeRole', resultToasts(words.role_failed));
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
        <label className="flex items-center gap-2 text-muted text-sm">
          <span className="sr-only">{words.role_of(name)}</span>
          <select
            value={change.pending?.team_role ?? team_role}
            disabled={busy}
            className={`${controlClasses} w-auto`}
            // The options are the team roles.
            onChange={({ target }) => change.submit({ id, team_role: target.value as TeamRole })}
          >
            {teamRoles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <span className="rounded-full bg-sunken px-3 py-1 font-medium text-sm">{roleNames[team_role]}</span>
      )}
      {editable && !is_self && (
        <ConfirmButton
          question={words.remove_question(name)}
          confirm={words.remove_confirm}
          label={words.remove_label(name)}
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
            {words.calendar_end}
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

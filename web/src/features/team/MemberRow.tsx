import { type TeamRole, teamRoles } from '@kirdaar/contract/rules/team-roles';
import type { TeamMember } from '@kirdaar/contract/team';
import { UserRound } from 'lucide-react';
import { call } from '#api/call.ts';
import { roleNames } from '#features/team/team-words.ts';
import { useChange } from '#features/team/use-change.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { controlLook } from '#ui/Field.tsx';

interface MemberRowProps {
  member: TeamMember;
  /** Whether whoever looks may change the team. */
  editable: boolean;
}

/** One of the team: who it is, as what, and what an owner can change of it. */
export function MemberRow({ member, editable }: MemberRowProps) {
  const { id, name, email, team_role, is_self } = member;
  const { busy, change } = useChange();
  const params = { id };

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <UserRound aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">
          {name}
          {is_self && <span className="font-normal text-muted"> (you)</span>}
        </p>
        {name !== email && <p className="wrap-anywhere text-muted text-sm">{email}</p>}
      </div>
      {editable ? (
        <label className="flex items-center gap-2 text-muted text-sm">
          <span className="sr-only">Role of {name}</span>
          <select
            value={team_role}
            disabled={busy}
            className={`${controlLook} w-auto`}
            onChange={({ target }) => {
              // The options are the roles.
              const body = { team_role: target.value as TeamRole };
              void change(() => call('PUT /api/production/team/members/:id', { params, body }));
            }}
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
          question={`Remove ${name} and log them out everywhere?`}
          confirm="Yes, remove"
          label={`Remove ${name}`}
          busy={busy}
          onConfirm={() => void change(() => call('DELETE /api/production/team/members/:id', { params }))}
        >
          Remove
        </ConfirmButton>
      )}
    </li>
  );
}

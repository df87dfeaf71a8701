import type { Reply } from '@kirdaar/contract/api';
import type { TeamInvitation } from '@kirdaar/contract/houses/team';
import { teamRoles } from '@kirdaar/contract/rules/team-roles';
import { useState } from 'react';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { email } from '#features/accounts/identity/identity-fields.ts';
import { LimitChoice } from '#features/houses/team/ProjectLimits.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/houses/team.ts';
import * as common from '#words/ui/common.ts';

const invitationFields = [
  { ...email, hint: words.invite_email_hint, autoComplete: 'off' },
  {
    name: 'team_role',
    label: common.role,
    options: teamRoles,
    labels: words.roles,
    hint: words.invite_role_hint,
    required: true,
    missing: words.invite_role_missing,
  },
] as const;

interface InvitationsProps {
  invitations: readonly TeamInvitation[];
  projects: Reply<'GET /api/production/team'>['projects'];
}

export function Invitations({ invitations, projects }: InvitationsProps) {
  const [sent, setSent] = useState(0);
  const [team_role, setRole] = useState('reviewer');
  const [chosen, choose] = useState<string[] | null>(null);
  const project_ids = team_role === 'owner' ? null : chosen;
  const invitation = useWrite(teamWrites, 'inviteMember', {
    onDone: ({ message }) => {
      showToast('success', message);
      // Empties the form.
      setSent(sent + 1);
      setRole('reviewer');
      choose(null);
    },
  });
  // It belongs to the list, because the row of a withdrawn invitation disappears.
  const withdrawal = useWrite(teamWrites, 'withdrawInvitation', resultToasts(words.withdraw_failed));

  return (
    <Section title={words.invite_title} lead={words.invite_lead}>
      <FieldsForm
        key={sent}
        fields={invitationFields}
        values={{ team_role: 'reviewer' }}
        write={{ ...invitation, submit: (typed) => invitation.submit({ ...typed, project_ids }) }}
        onAnswers={(answers) => setRole(answers.team_role)}
        note={
          projects.length > 1 &&
          team_role !== 'owner' && <LimitChoice projects={projects} chosen={chosen} onChoose={choose} />
        }
        accountRole="production"
        submitLabel={common.send_invitation}
        busyLabel={common.sending}
        fallbackError={common.invitation_failed}
      />
      {invitations.length > 0 && (
        <ul aria-label={words.invitations} className="mt-6 divide-y divide-line border-line border-t">
          {invitations.map((pending) => (
            <InvitationRow key={pending.id} invitation={pending} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function InvitationRow(props: { invitation: TeamInvitation; withdrawal: PendingWrite<string> }) {
  const { withdrawal } = props;
  const { id, email, team_role, invited_by, expires_at, projects } = props.invitation;
  const resending = useWrite(teamWrites, 'resendInvitation', resultToasts(common.invitation_failed));
  const busy = resending.busy || withdrawal.busy;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 py-4">
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="text-muted text-sm">
          {words.invitation(words.roles[team_role], invited_by, longDayOf(expires_at))}
          {projects && ` · ${words.limits_some(projects.length)}`}
        </p>
      </div>
      <Button
        variant="secondary"
        disabled={busy}
        aria-label={words.invitation_resend_label(email)}
        onClick={() => resending.submit(id)}
      >
        {words.invitation_resend}
      </Button>
      <ConfirmButton
        question={words.withdraw_question(email)}
        confirm={words.withdraw}
        label={words.withdraw_label(email)}
        busy={busy}
        onConfirm={() => withdrawal.submit(id)}
      >
        {words.withdraw}
      </ConfirmButton>
    </li>
  );
}

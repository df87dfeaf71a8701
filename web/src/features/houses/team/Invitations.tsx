import type { TeamInvitation } from '@kirdaar/contract/houses/team';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { type PendingWrite, useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { resultToasts } from '#features/houses/team/result-toasts.ts';
import { roleNames } from '#features/houses/team/role-texts.ts';
import { invitationFields } from '#features/houses/team/team-fields.ts';
import { teamWrites } from '#features/houses/team/team-writes.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { longDay } from '#ui/day-text.ts';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Sends team invitations and lists those that are not accepted yet. */
export function Invitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const [sent, setSent] = useState(0);
  const invitation = useWrite(teamWrites, 'inviteMember', {
    onDone: ({ message }) => {
      showToast('success', message);
      // Empties the form.
      setSent(sent + 1);
    },
  });
  // It belongs to the list, because the row of a withdrawn invitation disappears.
  const withdrawal = useWrite(
    teamWrites,
    'withdrawInvitation',
    resultToasts('We couldn’t withdraw the invitation. Try again.'),
  );

  return (
    <Section title="Invite someone" lead="Each person gets their own login, so nobody shares a password.">
      <FieldsForm
        key={sent}
        fields={invitationFields}
        values={{ team_role: 'reviewer' }}
        write={invitation}
        accountRole="production"
        submitLabel="Send invitation"
        busyLabel="Sending…"
        fallbackError="We couldn’t send the invitation. Try again."
      />
      {invitations.length > 0 && (
        <ul aria-label="Pending invitations" className="mt-6 divide-y divide-line border-line border-t">
          {invitations.map((pending) => (
            <InvitationRow key={pending.id} invitation={pending} withdrawal={withdrawal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface InvitationRowProps {
  invitation: TeamInvitation;
  withdrawal: PendingWrite<string>;
}

function InvitationRow({ invitation, withdrawal }: InvitationRowProps) {
  const { id, email, team_role, invited_by, expires_at } = invitation;
  const resending = useWrite(
    teamWrites,
    'resendInvitation',
    resultToasts('We couldn’t send the invitation. Try again.'),
  );
  const busy = resending.busy || withdrawal.busy;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 py-4">
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="text-muted text-sm">
          {roleNames[team_role]}
          {invited_by && `, invited by ${invited_by}`} · valid until{' '}
          {longDay(dayInIndia(new Date(expires_at)))}
        </p>
      </div>
      <Button
        variant="secondary"
        disabled={busy}
        aria-label={`Resend invitation to ${email}`}
        onClick={() => resending.submit(id)}
      >
        Resend invitation
      </Button>
      <ConfirmButton
        question={`Withdraw the invitation to ${email}?`}
        confirm="Withdraw invitation"
        label={`Withdraw invitation to ${email}`}
        busy={busy}
        onConfirm={() => withdrawal.submit(id)}
      >
        Withdraw invitation
      </ConfirmButton>
    </li>
  );
}

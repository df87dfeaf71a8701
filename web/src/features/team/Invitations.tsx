import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import type { TeamInvitation } from '@kirdaar/contract/team';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { longDay } from '#features/jobs/day-text.ts';
import { invitationFields } from '#features/team/team-fields.ts';
import { roleNames } from '#features/team/team-words.ts';
import { useChange } from '#features/team/use-change.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Asks people into the team, and shows who has not come yet. */
export function Invitations({ invitations }: { invitations: readonly TeamInvitation[] }) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(0);

  async function invite({ email, team_role }: Record<'email' | 'team_role', string>) {
    // The list to choose from is the contract's.
    const body = { email, team_role: team_role as TeamRole };
    const { message } = await call('POST /api/production/team/invitations', { body });
    showToast('success', message);
    await revalidate();
    setSent(sent + 1);
  }

  return (
    <Section title="Invite someone" lead="Each person has a login of their own: nobody shares a password.">
      <FieldsForm
        key={sent}
        fields={invitationFields}
        values={{ team_role: 'reviewer' }}
        send={invite}
        accountRole="production"
        action="Send invitation"
        busyAction="Sending…"
        otherwise="The invitation could not be sent. Please try again."
      />
      {invitations.length > 0 && (
        <ul aria-label="Invitations that wait" className="mt-6 divide-y divide-line border-line border-t">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const { id, email, team_role, invited_by, expires_at } = invitation;
  const { busy, change } = useChange();
  const params = { id };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-3 py-4">
      <div className="min-w-48 grow">
        <p className="wrap-anywhere font-semibold">{email}</p>
        <p className="text-muted text-sm">
          {roleNames[team_role]}
          {invited_by && `, invited by ${invited_by}`} · works until{' '}
          {longDay(dayInIndia(new Date(expires_at)))}
        </p>
      </div>
      <Button
        look="secondary"
        disabled={busy}
        aria-label={`Send again to ${email}`}
        onClick={() =>
          void change(() => call('POST /api/production/team/invitations/:id/resend', { params }))
        }
      >
        Send again
      </Button>
      <ConfirmButton
        question={`Withdraw the invitation of ${email}?`}
        confirm="Yes, withdraw"
        label={`Withdraw: ${email}`}
        busy={busy}
        onConfirm={() => void change(() => call('DELETE /api/production/team/invitations/:id', { params }))}
      >
        Withdraw
      </ConfirmButton>
    </li>
  );
}

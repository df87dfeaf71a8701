import { findGuardianFirst } from '#features/accounts/guardian-decisions/queries.ts';
import { invitationToApplyEmail } from '#features/applications/invitations-to-apply/emails.ts';
import { findInvitationToApply } from '#features/applications/invitations-to-apply/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Of a child, the guardian gets it first, and the child once the guardian has passed it on. */
export const sendInvitationToApply: Task<{ invitation_id: string; is_passed_on?: boolean }> = {
  name: 'send-invitation-to-apply',
  run: async (services, { invitation_id, is_passed_on = false }) => {
    const invitation = await findInvitationToApply(services.db, invitation_id);
    if (!invitation) return;
    const subject = { kind: 'invitation', subject_id: invitation_id } as const;
    const guardian = await findGuardianFirst(services.db, invitation.talent_id, subject, services.now());
    const { talent_id, company_name, verified_name, title, message } = invitation;
    await notify(services, {
      source: `casting invitation ${invitation_id}`,
      account_id: talent_id,
      template: invitationToApplyEmail,
      facts: { talent_id, company_name, verified_name, title, message },
      ...(guardian && { guardian, by: [] }),
      // The guardian has read it.
      ...(is_passed_on && { guardian: 'not told' }),
    });
  },
};

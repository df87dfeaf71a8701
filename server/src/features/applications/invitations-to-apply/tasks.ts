import { invitationToApplyEmail } from '#features/applications/invitations-to-apply/emails.ts';
import { findInvitationToApply } from '#features/applications/invitations-to-apply/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

export const sendInvitationToApply: Task<{ invitation_id: string }> = {
  name: 'send-invitation-to-apply',
  run: async (services, { invitation_id }) => {
    const invitation = await findInvitationToApply(services.db, invitation_id);
    if (!invitation) return;
    const { talent_id, company_name, verified_name, title, message } = invitation;
    await notify(services, {
      source: `casting invitation ${invitation_id}`,
      account_id: talent_id,
      template: invitationToApplyEmail,
      facts: { company_name, verified_name, title, message },
    });
  },
};

import { listGuardiansFirst } from '#features/accounts/guardian-decisions/queries.ts';
import { invitationToApplyEmail } from '#features/applications/invitations-to-apply/emails.ts';
import { findInvitationToApply } from '#features/applications/invitations-to-apply/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Of a child, the guardians get it first, and the child once one of them has passed it on. */
export const sendInvitationToApply: Task<{ invitation_id: string; is_passed_on?: boolean }> = {
  name: 'send-invitation-to-apply',
  run: async (services, { invitation_id, is_passed_on = false }) => {
    const invitation = await findInvitationToApply(services.db, invitation_id);
    if (!invitation) return;
    const subject = { kind: 'invitation', subject_id: invitation_id } as const;
    const first = await listGuardiansFirst(services.db, invitation.talent_id, subject, services.now());
    const { talent_id, company_name, verified_name, title, message } = invitation;
    const notification = {
      source: `casting invitation ${invitation_id}`,
      account_id: talent_id,
      template: invitationToApplyEmail,
      facts: { talent_id, company_name, verified_name, title, message },
    };
    for (const guardian of first) await notify(services, { ...notification, guardian, by: [] });
    // The guardian who passed it on has read it.
    if (first.length === 0)
      await notify(services, { ...notification, ...(is_passed_on && { guardian: 'not told' as const }) });
  },
};

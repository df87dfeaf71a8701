import { castingInvitationEmail } from '#features/casting-invitations/emails.ts';
import { findInvitationToSend } from '#features/casting-invitations/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Tells a talent of an invitation to apply. */
export const sendCastingInvitation: Task<{ invitation_id: string }> = {
  name: 'send-casting-invitation',
  run: async ({ db, messenger, config }, { invitation_id }, id) => {
    const invitation = await findInvitationToSend(db, invitation_id);
    if (invitation) await messenger.send(id, castingInvitationEmail(config, invitation));
  },
};

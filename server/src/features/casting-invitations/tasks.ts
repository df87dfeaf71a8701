import { castingInvitationLetter } from '#features/casting-invitations/letters.ts';
import { findInvitationToSend } from '#features/casting-invitations/queries.ts';
import { wardOf } from '#features/guardian/ward.ts';
import { tell } from '#features/messages/tell.ts';
import type { Task } from '#platform/queue.ts';

/** Tells a talent of an invitation to apply. */
export const sendCastingInvitation: Task<{ invitation_id: string }> = {
  name: 'send-casting-invitation',
  run: async (services, { invitation_id }) => {
    const invitation = await findInvitationToSend(services.db, invitation_id, services.now());
    if (!invitation) return;
    const { talent_id, company_name, title, message } = invitation;
    await tell(services, {
      source: `casting invitation ${invitation_id}`,
      account_id: talent_id,
      letter: castingInvitationLetter,
      facts: { company_name, title, message, ward: wardOf(invitation) },
    });
  },
};

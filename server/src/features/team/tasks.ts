import { teamInvitationEmail } from '#features/team/emails.ts';
import { joinTokenOf } from '#features/team/join-token.ts';
import { deleteExpiredInvitations, findInvitationToSend } from '#features/team/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends the letter of an invitation, unless it was used or withdrawn meanwhile. */
export const sendTeamInvitation: Task<{ invitation_id: string }> = {
  name: 'send-team-invitation',
  run: async ({ db, messenger, config, secrets }, { invitation_id }, id) => {
    const invitation = await findInvitationToSend(db, invitation_id);
    const token = invitation && joinTokenOf(secrets.publicFace, invitation);
    if (token) await messenger.send(id, teamInvitationEmail(config, invitation, token));
  },
};

export const forgetTeamInvitations: Task = {
  name: 'forget-team-invitations',
  schedule: '22 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredInvitations(db, now());
  },
};

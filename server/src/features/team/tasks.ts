import { joinTokenOf } from '#features/team/join-token.ts';
import { teamInvitationLetter } from '#features/team/letters.ts';
import { deleteExpiredInvitations, findInvitationToSend } from '#features/team/queries.ts';
import { composeMessage, siteOf } from '#platform/letter.ts';
import type { Task } from '#platform/queue.ts';

/** Sends the letter of an invitation, unless it was used or withdrawn meanwhile. */
export const sendTeamInvitation: Task<{ invitation_id: string }> = {
  name: 'send-team-invitation',
  run: async ({ db, messenger, config, secrets }, { invitation_id }, id) => {
    const invitation = await findInvitationToSend(db, invitation_id);
    const token = invitation && joinTokenOf(secrets.publicFace, invitation);
    if (!token) return;
    const { email: to, language } = invitation;
    const reader = { to, language, stop_path: undefined };
    const facts = { ...invitation, token };
    await messenger.send(id, composeMessage(siteOf(config), teamInvitationLetter, facts, 'email', reader));
  },
};

export const forgetTeamInvitations: Task = {
  name: 'forget-team-invitations',
  schedule: '22 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredInvitations(db, now());
  },
};

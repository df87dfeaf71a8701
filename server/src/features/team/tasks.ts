import { sendSecret } from '#features/messages/send-secret.ts';
import { joinTokenOf } from '#features/team/join-token.ts';
import { teamInvitationLetter } from '#features/team/letters.ts';
import {
  deleteExpiredInvitations,
  deleteInvitationEvents,
  findInvitationToSend,
} from '#features/team/queries.ts';
import { A_DAY, type Task } from '#platform/queue.ts';

const A_YEAR_MS = 365 * 86_400_000;

/** Sends the letter of an invitation, unless it was used or withdrawn meanwhile. */
export const sendTeamInvitation: Task<{ invitation_id: string }> = {
  name: 'send-team-invitation',
  patience: A_DAY,
  run: async (services, { invitation_id }, id) => {
    const invitation = await findInvitationToSend(services.db, invitation_id);
    const token = invitation && joinTokenOf(services.secrets.publicFace, invitation);
    if (!token) return;
    const { email: to, language } = invitation;
    const reader = { channel: 'email', to, language } as const;
    await sendSecret(services, id, teamInvitationLetter, { ...invitation, token }, reader);
  },
};

export const forgetTeamInvitations: Task = {
  name: 'forget-team-invitations',
  schedule: '22 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredInvitations(db, now());
    await deleteInvitationEvents(db, new Date(now().getTime() - A_YEAR_MS));
  },
};

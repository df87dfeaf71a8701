import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { teamInvitationEmail } from '#features/houses/team/emails.ts';
import {
  deleteExpiredTeamInvitations,
  deleteTeamInvitationEvents,
  findTeamInvitationToSend,
} from '#features/houses/team/queries.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

const A_YEAR_MS = 365 * DAY_MS;

/** Sends the email of an invitation, unless it was used or withdrawn meanwhile. */
export const sendTeamInvitation: Task<{ invitation_id: string }> = {
  name: 'send-team-invitation',
  retryPolicy: A_DAY,
  run: async (services, { invitation_id }, id) => {
    const invitation = await findTeamInvitationToSend(services.db, invitation_id);
    const token = invitation && derivedTokenOf(services.secrets.links, 'team', invitation);
    if (!token) return;
    const { email: to, language } = invitation;
    const recipient = { channel: 'email', to, language } as const;
    await sendSecret(services, id, teamInvitationEmail, { ...invitation, token }, recipient);
  },
};

export const deleteTeamInvitations: Task = {
  name: 'delete-team-invitations',
  schedule: '22 * * * *',
  run: async ({ db, now }) => {
    await deleteExpiredTeamInvitations(db, now());
    await deleteTeamInvitationEvents(db, new Date(now().getTime() - A_YEAR_MS));
  },
};

import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import { staffInvitationEmail, staffNewsEmail } from '#features/admin/decisions/emails.ts';
import {
  findInvitationToSend,
  findStaffNews,
  listOwners,
} from '#features/admin/staff-invitations/queries.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

/** Sends the link with which a person sets up a staff login, unless it was used meanwhile. */
export const sendStaffInvitation: Task<{ staff_id: string }> = {
  name: 'send-staff-invitation',
  retryPolicy: A_DAY,
  run: async (services, { staff_id }, id) => {
    const invitation = await findInvitationToSend(services.db, staff_id);
    const token = invitation && derivedTokenOf(services.secrets.links, 'staff', invitation);
    if (!token) return;
    const { email: to, role } = invitation;
    const recipient = { channel: 'email', to, language: 'en' } as const;
    await sendSecret(services, id, staffInvitationEmail, { role, token }, recipient);
  },
};

/** Tells every owner that somebody has joined or has another role. */
export const tellOwnersOfStaff: Task<{ staff_id: string }> = {
  name: 'tell-owners-of-staff',
  retryPolicy: A_DAY,
  run: async (services, { staff_id }, id) => {
    const news = await findStaffNews(services.db, staff_id);
    if (!news) return;
    for (const { id: owner, email: to } of await listOwners(services.db))
      await sendSecret(services, `${id} ${owner}`, staffNewsEmail, news, {
        channel: 'email',
        to,
        language: 'en',
      });
  },
};

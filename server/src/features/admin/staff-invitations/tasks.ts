import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { derivedTokenOf } from '#features/accounts/identity/derived-token.ts';
import {
  ownerEndProposedEmail,
  ownerEndsInTimeEmail,
  staffEndedEmail,
  staffInvitationEmail,
  staffNewsEmail,
} from '#features/admin/staff-invitations/emails.ts';
import {
  findInvitationToSend,
  findStaffNews,
  listOwners,
} from '#features/admin/staff-invitations/queries.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Sends the link with which a person sets up a staff login, unless it was used meanwhile. */
export const sendStaffInvitation: Task<{ staff_id: string }> = {
  name: 'send-staff-invitation',
  retryPolicy: A_DAY,
  run: async (services, { staff_id }, id) => {
    const invitation = await findInvitationToSend(services.db, staff_id);
    const token = invitation && derivedTokenOf(services.secrets.links, 'staff', invitation);
    if (!token) return;
    const { email, role } = invitation;
    await sendSecret(services, id, staffInvitationEmail, { role, token }, inEnglish(email));
  },
};

/** Tells every owner that somebody has joined or has another role. */
export const tellOwnersOfStaff: Task<{ staff_id: string }> = {
  name: 'tell-owners-of-staff',
  retryPolicy: A_DAY,
  run: async (services, { staff_id }, id) => {
    const news = await findStaffNews(services.db, staff_id);
    if (!news) return;
    for (const { id: owner, email } of await listOwners(services.db))
      await sendSecret(services, `${id} ${owner}`, staffNewsEmail, news, inEnglish(email));
  },
};

/** Tells a person and every owner that somebody took a role or login away. */
export const tellOfEndedStaff: Task<{ staff_id: string; email: string; role: StaffRole; by: string }> = {
  name: 'tell-of-ended-staff',
  retryPolicy: A_DAY,
  run: (services, { by, ...person }, id) => tellOfStaff(services, id, staffEndedEmail, person, by),
};

/** Tells an owner and every other one that somebody proposed to take the role or login away. */
export const tellOfProposedEnd: Task<{ staff_id: string; by: string; is_timed: boolean }> = {
  name: 'tell-of-proposed-end',
  retryPolicy: A_DAY,
  run: (services, { by, is_timed, ...person }, id) =>
    tellOfStaff(services, id, is_timed ? ownerEndsInTimeEmail : ownerEndProposedEmail, person, by),
};

async function tellOfStaff(
  services: Services,
  id: string,
  email: typeof staffEndedEmail,
  { staff_id, ...past }: { staff_id: string; email?: string; role?: StaffRole },
  by: string,
) {
  const [person, actor] = [await findStaffNews(services.db, staff_id), await findStaffNews(services.db, by)];
  if (!person || !actor) return;
  const facts = { ...person, ...past, by: actor.name };
  const owners = (await listOwners(services.db)).filter((owner) => owner.id !== staff_id);
  for (const told of [...owners, { id: staff_id, email: facts.email }])
    await sendSecret(services, `${id} ${told.id}`, email, facts, inEnglish(told.email));
}

const inEnglish = (to: string) => ({ channel: 'email', to, language: 'en' }) as const;

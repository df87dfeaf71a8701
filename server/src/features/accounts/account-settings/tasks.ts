import { securityEmails } from '#features/accounts/account-settings/emails.ts';
import { deleteSecurityNotice, findSecurityNotice } from '#features/accounts/account-settings/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Sends a security notification to the email that the account had at the time, then deletes it. */
export const sendSecurityNotice: Task<{ notice_id: string }> = {
  name: 'send-security-notice',
  run: async (services, { notice_id }) => {
    const notice = await findSecurityNotice(services.db, notice_id);
    if (!notice) return;
    const { kind, account_id, email, ...facts } = notice;
    const source = `account notice ${notice_id}`;
    await notify(services, { source, account_id, email, template: securityEmails[kind], facts });
    await deleteSecurityNotice(services.db, notice_id);
  },
};

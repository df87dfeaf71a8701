import { securityEmails } from '#features/accounts/account-settings/emails.ts';
import {
  deleteSecurityNotice,
  findAccount,
  findSecurityNotice,
  insertSecurityNotice,
} from '#features/accounts/account-settings/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { SecurityNoticeKind } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Queues a security notification to the account's current email, in the caller's transaction. */
export async function addSecurityNotice(
  { db, now, queue }: Services,
  account_id: string,
  notice: { kind: SecurityNoticeKind; device?: string },
) {
  const { email } = await findAccount(db, account_id);
  const created_at = now().toISOString();
  const { id } = await insertSecurityNotice(db, { ...notice, account_id, email, created_at });
  await queue.add(db, sendSecurityNotice, { notice_id: id });
}

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

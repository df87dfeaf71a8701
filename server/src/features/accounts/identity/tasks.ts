import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { deleteSecurityNoticesBefore } from '#features/accounts/account-settings/queries.ts';
import { welcomeEmails } from '#features/accounts/identity/emails.ts';
import { deletePendingAccountsBefore, findNewcomer } from '#features/accounts/identity/queries.ts';
import { deleteCodesExpiredBefore } from '#features/accounts/one-time-codes/queries.ts';
import { deleteExpiredTokens } from '#features/accounts/sessions/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { deleteExpiredCounts } from '#platform/http/rate-limit.ts';
import type { Task } from '#platform/task.ts';

export const sendWelcome: Task<{ account_id: string }> = {
  name: 'send-welcome',
  run: async (services, { account_id }) => {
    const newcomer = await findNewcomer(services.db, account_id);
    if (!newcomer) return;
    const { role, name } = newcomer;
    const source = `welcome of ${account_id}`;
    await notify(services, { source, account_id, template: welcomeEmails[role], facts: { name } });
  },
};

export const deleteExpired: Task = {
  name: 'delete-expired',
  schedule: '7 * * * *',
  run: async ({ db, now }) => {
    const present = now();
    const yesterday = new Date(present.getTime() - DAY_MS);
    await deletePendingAccountsBefore(db, yesterday);
    await deleteCodesExpiredBefore(db, yesterday);
    await deleteExpiredTokens(db, present);
    await deleteSecurityNoticesBefore(db, new Date(present.getTime() - 7 * DAY_MS));
    await deleteExpiredCounts(db, present);
  },
};

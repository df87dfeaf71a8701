import { eraseAccounts } from '#features/privacy/account-deletion/erase-accounts.ts';
import type { Task } from '#platform/task.ts';

/** Erases the accounts whose owners asked for it 30 days ago. */
export const eraseDueAccounts: Task = {
  name: 'erase-accounts',
  schedule: '50 * * * *',
  run: eraseAccounts,
};

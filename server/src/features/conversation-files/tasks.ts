import { deleteExpired } from '#features/conversation-files/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Forgets files that were uploaded and never sent; what they were stored as goes with what nothing refers to. */
export const forgetUnsentFiles: Task = {
  name: 'forget-unsent-files',
  schedule: '20 * * * *',
  run: async ({ db, now }) => {
    await deleteExpired(db, now());
  },
};

import { deleteExpired } from '#features/messaging/attachments/queries.ts';
import type { Task } from '#platform/task.ts';

/** The cleanup of unreferenced files removes them from storage. */
export const deleteUnsentAttachments: Task = {
  name: 'delete-unsent-attachments',
  schedule: '20 * * * *',
  run: async ({ db, now }) => {
    await deleteExpired(db, now());
  },
};

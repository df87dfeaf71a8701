import { notifyPublicPages } from '#features/admin/announcements/queries.ts';
import type { Task } from '#platform/task.ts';

/** When an announcement begins or ends, makes every process render its kept pages again. */
export const renewAnnouncements: Task = {
  name: 'renew-announcements',
  run: async ({ db }) => {
    await notifyPublicPages(db);
  },
};

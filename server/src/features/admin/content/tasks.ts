import { publishDue } from '#features/admin/content/publish-content.ts';
import { listDueDrafts } from '#features/admin/content/queries.ts';
import type { Task } from '#platform/task.ts';

export const publishScheduledContent: Task = {
  name: 'publish-scheduled-content',
  schedule: '* * * * *',
  run: async (services) => {
    for (const piece of await listDueDrafts(services.db, services.now())) await publishDue(services, piece);
  },
};

import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteDraftsBefore } from '#features/jobs/job-drafts/queries.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/job-image.ts';
import type { Task } from '#platform/task.ts';

export const deleteJobDrafts: Task = {
  name: 'delete-job-drafts',
  schedule: '20 4 * * *',
  run: async (services) => {
    const before = new Date(services.now().getTime() - DRAFT_DAYS * DAY_MS);
    for (const { image } of await deleteDraftsBefore(services.db, before))
      await deleteUnusedImage(services, image);
  },
};

import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { KEEP_SAVED_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteSavedOfClosed } from '#features/jobs/saved-jobs/queries.ts';
import type { Task } from '#platform/task.ts';

export const deleteOldSavedJobs: Task = {
  name: 'delete-saved-jobs',
  schedule: '41 3 * * *',
  run: async ({ db, now }) => {
    await deleteSavedOfClosed(db, new Date(now().getTime() - KEEP_SAVED_DAYS * DAY_MS));
  },
};

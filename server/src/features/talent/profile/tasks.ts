import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteDraftsBefore } from '#features/talent/profile/queries.ts';
import type { Task } from '#platform/task.ts';

export const deleteProfileDrafts: Task = {
  name: 'delete-profile-drafts',
  schedule: '17 * * * *',
  run: async ({ db, now }) => {
    await deleteDraftsBefore(db, new Date(now().getTime() - DRAFT_DAYS * DAY_MS));
  },
};

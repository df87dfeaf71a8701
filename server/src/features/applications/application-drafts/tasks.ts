import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteDraftsBefore } from '#features/applications/application-drafts/queries.ts';
import type { Task } from '#platform/task.ts';

export const deleteApplicationDrafts: Task = {
  name: 'delete-application-drafts',
  schedule: '19 * * * *',
  run: async ({ db, now }) => {
    await deleteDraftsBefore(db, new Date(now().getTime() - DRAFT_DAYS * DAY_MS));
  },
};

import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { deleteSharesEndedBefore } from '#features/applications/share-links/queries.ts';
import type { Task } from '#platform/task.ts';

const KEPT_DAYS = 90;

/** Deletes share links of boards some time after they ended. */
export const deleteEndedShareLinks: Task = {
  name: 'delete-board-share-links',
  schedule: '37 3 * * *',
  run: async ({ db, now }) => {
    await deleteSharesEndedBefore(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
  },
};

import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { deleteReportsClosedBefore } from '#features/messaging/reports/queries.ts';
import type { Task } from '#platform/task.ts';

const YEAR_MS = 365 * DAY_MS;

/** A later complaint may need an earlier one. */
export const deleteOldReports: Task = {
  name: 'delete-reports',
  schedule: '52 3 * * *',
  run: async ({ db, now }) => {
    await deleteReportsClosedBefore(db, new Date(now().getTime() - YEAR_MS));
  },
};

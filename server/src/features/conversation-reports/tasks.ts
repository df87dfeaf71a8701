import { deleteReportsClosedBefore } from '#features/conversation-reports/queries.ts';
import type { Task } from '#platform/queue.ts';

const A_YEAR_MS = 365 * 86_400_000;

/** Forgets reports, with what was written, a year after they were closed: so long a second look may need the first. */
export const forgetReports: Task = {
  name: 'forget-reports',
  schedule: '52 3 * * *',
  run: async ({ db, now }) => {
    await deleteReportsClosedBefore(db, new Date(now().getTime() - A_YEAR_MS));
  },
};

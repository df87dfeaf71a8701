import { lockDueApplications, settleDueSteps } from '#features/held-steps/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Tells the talents of the steps that may no longer be taken back. */
export const settleSteps: Task = {
  name: 'settle-steps',
  run: async ({ db, now }) => {
    const due = now();
    await db.transaction().execute(async (trx) => {
      await lockDueApplications(trx, due);
      await settleDueSteps(trx, due);
    });
  },
};

import { lockDueApplications, settleDueSteps } from '#features/held-steps/queries.ts';
import { tellOfSteps } from '#features/timeline/tell-of-steps.ts';
import type { Task } from '#platform/queue.ts';

/** Tells the talents of a step that may no longer be taken back. */
export const settleSteps: Task<{ request_id: string }> = {
  name: 'settle-steps',
  run: async ({ db, now, queue }, { request_id }) => {
    const due = now();
    await db.transaction().execute(async (trx) => {
      await lockDueApplications(trx, request_id, due);
      await tellOfSteps({ db: trx, queue }, await settleDueSteps(trx, request_id, due));
    });
  },
};

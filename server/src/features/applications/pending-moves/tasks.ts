import { lockDueApplications, settleDueMoves } from '#features/applications/pending-moves/queries.ts';
import { notifyStatusChanges } from '#features/applications/status-history/notify-status-changes.ts';
import type { Task } from '#platform/task.ts';

/** Notifies the talent of a move that can no longer be undone. */
export const settleMoves: Task<{ request_id: string }> = {
  name: 'settle-pending-moves',
  run: async ({ db, now, queue }, { request_id }) => {
    const due = now();
    await db.transaction().execute(async (trx) => {
      await lockDueApplications(trx, request_id, due);
      await notifyStatusChanges({ db: trx, queue }, await settleDueMoves(trx, request_id, due));
    });
  },
};

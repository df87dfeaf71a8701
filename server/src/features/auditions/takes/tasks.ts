import { deleteTakesDue, listUnfinishedTakes } from '#features/auditions/takes/queries.ts';
import { takeUploads } from '#features/auditions/takes/take-uploads.ts';
import { finishComplete } from '#features/talent/uploads/tasks.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 500;

/** Finishes the takes of which everything arrived before the connection or the process broke off. */
export const finishTakes: Task = {
  name: 'finish-takes',
  schedule: '20 * * * *',
  seconds: 600,
  run: async (services) => {
    const { db, now } = services;
    await finishComplete(services, takeUploads(services), await listUnfinishedTakes(db, now(), AT_ONCE));
  },
};

/** Deletes the takes that were promised to be deleted by now, with everything that was made of them. */
export const deleteTakes: Task = {
  name: 'delete-takes',
  schedule: '40 * * * *',
  seconds: 600,
  run: async (services) => {
    await withCleanup(services, async (files) => {
      const deleted = await services.db
        .transaction()
        .execute((trx) => deleteTakesDue(trx, services.now(), AT_ONCE));
      files.push(...deleted);
    });
  },
};

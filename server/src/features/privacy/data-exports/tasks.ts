import {
  GATHERING_SECONDS,
  GATHERING_TRIES,
  gatherExport,
} from '#features/privacy/data-exports/gather-export.ts';
import { updateToEnded } from '#features/privacy/data-exports/queries.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Task } from '#platform/task.ts';

export const gatherDataExport: Task<{ data_export_id: string }> = {
  name: 'gather-data-export',
  seconds: GATHERING_SECONDS,
  retryPolicy: { tries: GATHERING_TRIES, longestWaitSeconds: 300 },
  // Each run reads and writes every file of an account.
  atOnce: 2,
  run: (services, { data_export_id }) => gatherExport(services, data_export_id),
};

export const endDataExports: Task = {
  name: 'end-data-exports',
  schedule: '20 * * * *',
  run: async (services) => deleteUnusedFiles(services, await updateToEnded(services.db, services.now())),
};

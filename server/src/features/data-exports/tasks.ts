import { endExports } from '#features/data-exports/end-exports.ts';
import { GATHERING_SECONDS, GATHERING_TRIES, gatherExport } from '#features/data-exports/gather-export.ts';
import type { Task } from '#platform/queue.ts';

/** Gathers what was asked for, and tells whoever asked. */
export const gatherDataExport: Task<{ data_export_id: string }> = {
  name: 'gather-data-export',
  seconds: GATHERING_SECONDS,
  patience: { tries: GATHERING_TRIES, longestWaitSeconds: 300 },
  // Each reads and writes as many bytes as somebody ever sent.
  atOnce: 2,
  run: (services, { data_export_id }) => gatherExport(services, data_export_id),
};

/** Takes away the files that nobody may download any more. */
export const endDataExports: Task = {
  name: 'end-data-exports',
  schedule: '20 * * * *',
  run: endExports,
};

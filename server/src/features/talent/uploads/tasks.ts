import { sweepUploads } from '#features/talent/uploads/sweep-uploads.ts';
import type { Task } from '#platform/task.ts';

/** Runs each hour and at every start. */
export const sweep: Task = {
  name: 'delete-abandoned-uploads',
  schedule: '25 * * * *',
  seconds: 600,
  run: sweepUploads,
};

import { sweepUploads } from '#features/uploads/sweep-uploads.ts';
import type { Task } from '#platform/queue.ts';

/** Each hour, and whenever the product starts. */
export const sweep: Task = {
  name: 'sweep-media',
  schedule: '25 * * * *',
  seconds: 600,
  run: sweepUploads,
};

import { updateRecentApplications } from '#features/jobs/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Keeps the order of the popular calls at most a minute behind their applications. */
export const recountApplications: Task = {
  name: 'recount-applications',
  schedule: '* * * * *',
  run: ({ db, now }) => updateRecentApplications(db, now()),
};

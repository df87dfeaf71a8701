import { updateRecentApplications } from '#features/jobs/popular/queries.ts';
import type { Task } from '#platform/task.ts';

/** Recounts applications every minute, so that the order of popular casting calls is at most a minute old. */
export const recountApplications: Task = {
  name: 'recount-applications',
  schedule: '* * * * *',
  run: ({ db, now }) => updateRecentApplications(db, now()),
};

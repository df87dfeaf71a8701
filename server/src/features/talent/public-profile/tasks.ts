import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteLinksEndedBefore, deleteViewsBefore } from '#features/talent/public-profile/queries.ts';
import { firstViewDay } from '#features/talent/public-profile/read-views.ts';
import type { Task } from '#platform/task.ts';

/** Deletes views, and share links that ended, before the first day shown. */
export const deleteOldProfileViews: Task = {
  name: 'delete-profile-views',
  schedule: '23 3 * * *',
  run: async ({ db, now }) => {
    await deleteViewsBefore(db, firstViewDay(now()), dayInIndia(now()));
    await deleteLinksEndedBefore(db, new Date(now().getTime() - VIEW_DAYS * DAY_MS));
  },
};

import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { firstViewDay } from '#features/talent/public-profile/profile-views.ts';
import { deleteLinksEndedBefore, deleteViewsBefore } from '#features/talent/public-profile/queries.ts';
import type { Task } from '#platform/task.ts';

export const deleteOldProfileViews: Task = {
  name: 'delete-profile-views',
  schedule: '23 3 * * *',
  run: async ({ db, now }) => {
    await deleteViewsBefore(db, firstViewDay(now()), dayInIndia(now()));
    await deleteLinksEndedBefore(db, new Date(now().getTime() - VIEW_DAYS * DAY_MS));
  },
};

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { deleteLinksEndedBefore, deleteViewsBefore } from '#features/public-face/queries.ts';
import { firstViewDay } from '#features/public-face/read-views.ts';
import type { Task } from '#platform/queue.ts';

const DAY_MS = 86_400_000;

/** Forgets who looked, and which links had ended, before the days that are told. */
export const forgetViews: Task = {
  name: 'forget-views',
  schedule: '23 3 * * *',
  run: async ({ db, now }) => {
    await deleteViewsBefore(db, firstViewDay(now()), dayInIndia(now()));
    await deleteLinksEndedBefore(db, new Date(now().getTime() - VIEW_DAYS * DAY_MS));
  },
};

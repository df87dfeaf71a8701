import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { deleteContactViewsBefore } from '#features/jobs/contact-views/queries.ts';
import type { Task } from '#platform/task.ts';

/** Long enough to find out who collected contacts. */
const CONTACT_VIEW_DAYS = 180;

export const deleteOldContactViews: Task = {
  name: 'delete-contact-views',
  schedule: '29 3 * * *',
  run: async ({ db, now }) => {
    await deleteContactViewsBefore(db, addDays(dayInIndia(now()), -CONTACT_VIEW_DAYS));
  },
};

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { insertMissingAddresses } from '#features/talent/addresses/queries.ts';
import type { Task } from '#platform/task.ts';

/** A day on which the task did not run is made up for. */
const DAYS_BACK = 30;

/** Gives an address to the talent who came of age; the database gives it to all others at once. */
export const giveAddresses: Task = {
  name: 'give-talent-addresses',
  schedule: '3 0 * * *',
  run: async ({ db, now }) => {
    const today = dayInIndia(now());
    await insertMissingAddresses(db, addDays(today, -DAYS_BACK), today);
  },
};

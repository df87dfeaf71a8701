import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { reminderEmail } from '#features/plans/emails.ts';
import { noteReminders, type Reminder } from '#features/plans/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends the reminder of one plan. */
export const sendReminder: Task<Reminder> = {
  name: 'send-plan-reminder',
  run: async ({ messenger, config }, reminder, id) => {
    await messenger.send(id, reminderEmail(config, reminder));
  },
};

/** Reminds, each morning, of the plans that end soon; of each once a week before and once a day before. */
export const remindOfEnds: Task = {
  name: 'remind-of-plan-ends',
  schedule: '0 9 * * *',
  run: async ({ db, now, queue }) => {
    // The nearest first, so that nobody hears of a week when it is a day.
    for (const days of [...REMINDER_DAYS].sort((one, other) => one - other)) {
      await db.transaction().execute(async (trx) => {
        for (const reminder of await noteReminders(trx, days, now()))
          await queue.add(trx, sendReminder, reminder);
      });
    }
  },
};

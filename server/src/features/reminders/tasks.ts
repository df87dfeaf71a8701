import { REMINDER_HOURS } from '@kirdaar/contract/rules/auditions';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import { noteReminders } from '#features/reminders/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Notes, every few minutes, whom to remind; a time is reminded of once a day before and once two hours before. */
export const remindOfAuditions: Task = {
  name: 'remind-of-auditions',
  schedule: '*/5 * * * *',
  run: async ({ db, now, queue }) => {
    for (const [place, hours] of REMINDER_HOURS.entries()) {
      // Where the next one is due, this one comes too late.
      const until = REMINDER_HOURS[place + 1] ?? 0;
      await db.transaction().execute(async (trx) => {
        for (const { application_id, starts_at } of await noteReminders(trx, hours, until, now()))
          await queue.add(trx, sendAuditionLetter, { application_id, kind: 'reminder', was: starts_at });
      });
    }
  },
};

import { REMINDER_HOURS } from '@kirdaar/contract/rules/auditions';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { insertReminders, updateCancelled } from '#features/auditions/reminders/queries.ts';
import type { Task } from '#platform/task.ts';

/** Queues due reminders every few minutes: one a day before an audition and one two hours before. */
export const remindOfAuditions: Task = {
  name: 'remind-of-auditions',
  schedule: '*/5 * * * *',
  run: async ({ db, now, queue }) => {
    for (const [place, hours] of REMINDER_HOURS.entries()) {
      // Once the next reminder is due, this one is too late.
      const until = REMINDER_HOURS[place + 1] ?? 0;
      await db.transaction().execute(async (trx) => {
        for (const { application_id, starts_at } of await insertReminders(trx, hours, until, now()))
          await queue.add(trx, sendAuditionEmail, { application_id, kind: 'reminder', was: starts_at });
      });
    }
  },
};

/**
 * Tells talent whose applications were closed that their confirmed audition is cancelled, with a file that
 * removes it from their calendar. Every way in which an application ends leads here.
 */
export const announceCancelledAuditions: Task = {
  name: 'announce-cancelled-auditions',
  schedule: '*/5 * * * *',
  run: async ({ db, now, queue }) => {
    await db.transaction().execute(async (trx) => {
      for (const { application_id, starts_at } of await updateCancelled(trx))
        if (Date.parse(starts_at) > now().getTime())
          await queue.add(trx, sendAuditionEmail, { application_id, kind: 'ended', was: starts_at });
    });
  },
};

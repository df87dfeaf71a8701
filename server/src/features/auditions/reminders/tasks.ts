import { REMINDER_HOURS } from '@kirdaar/contract/rules/auditions';
import { TAPE_REMINDER_HOURS } from '@kirdaar/contract/rules/self-tapes';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import {
  countTapes,
  insertReminders,
  updateCancelled,
  updateTapesReminded,
  updateTapesSummarised,
} from '#features/auditions/reminders/queries.ts';
import { tapeHouseEmails } from '#features/auditions/self-tapes/emails.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** One reminder a day before an audition and one two hours before. */
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

/** Tells talent whose application ended that their audition is cancelled, however it ended. */
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

/** A day before the deadline. */
export const remindOfTapes: Task = {
  name: 'remind-of-tapes',
  schedule: '*/5 * * * *',
  run: async ({ db, now, queue }) => {
    await db.transaction().execute(async (trx) => {
      for (const { id } of await updateTapesReminded(trx, TAPE_REMINDER_HOURS, now()))
        await queue.add(trx, sendTapeEmail, { self_tape_id: id, kind: 'reminder' });
    });
  },
};

export const summariseTapes: Task = {
  name: 'summarise-tapes',
  schedule: '*/5 * * * *',
  run: async (services) => {
    const { db, now } = services;
    await db.transaction().execute(async (trx) => {
      for (const { id, job_id, deadline } of await updateTapesSummarised(trx, now())) {
        const counted = await countTapes(trx, id);
        if (!counted || counted.received + counted.missing === 0) continue;
        const { production_house_id, ...facts } = counted;
        await notifyHouse({ ...services, db: trx }, production_house_id, {
          source: `self-tapes of ${id} due ${deadline}`,
          template: tapeHouseEmails.due,
          facts: { ...facts, job_id },
        });
      }
    });
  },
};

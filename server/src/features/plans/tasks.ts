import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { tell } from '#features/messages/tell.ts';
import { planBoughtLetter, planEndedLetter, planReminderLetter } from '#features/plans/letters.ts';
import { type Ended, findBought, listEnded, noteReminders, type Reminder } from '#features/plans/queries.ts';
import { firstDay, lastDay } from '#features/plans/standing.ts';
import type { Task } from '#platform/queue.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So that a morning without a server is made up for. */
const ENDED_DAYS = 2;

/** Sends the reminder of one plan. */
export const sendReminder: Task<Reminder> = {
  name: 'send-plan-reminder',
  run: async (services, { id, talent_id, reminded_days, ...reminder }) => {
    const { plan_name, plan_price, auto_renew, ends_at } = reminder;
    await tell(services, {
      source: `reminder of subscription ${id}, ${reminded_days}`,
      account_id: talent_id,
      letter: planReminderLetter,
      facts: { plan_name, plan_price, auto_renew, last_day: lastDay(reminder) },
      expires_at: ends_at,
    });
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

/** Tells of one plan that it is over. */
export const sendPlanEnded: Task<Ended> = {
  name: 'send-plan-ended',
  run: async (services, { id, talent_id, plan_name, plan_price, ends_at }) => {
    await tell(services, {
      source: `end of subscription ${id}`,
      account_id: talent_id,
      letter: planEndedLetter,
      facts: { plan_name, plan_price, last_day: lastDay({ ends_at }) },
    });
  },
};

/** Tells, the morning after, of the plans that ended and are followed by no other. */
export const tellOfEnds: Task = {
  name: 'tell-of-plan-ends',
  schedule: '10 9 * * *',
  run: async ({ db, now, queue }) => {
    const since = new Date(now().getTime() - ENDED_DAYS * DAY_MS);
    for (const ended of await listEnded(db, since, now())) await queue.add(db, sendPlanEnded, ended);
  },
};

/** Tells of a plan that was bought. Its invoice says so by email. */
export const sendPlanBought: Task<{ order_id: string }> = {
  name: 'send-plan-bought',
  run: async (services, { order_id }) => {
    const bought = await findBought(services.db, order_id);
    if (!bought) return;
    const { talent_id, plan_name, is_next } = bought;
    await tell(services, {
      source: `plan of order ${order_id}`,
      account_id: talent_id,
      letter: planBoughtLetter,
      facts: { plan_name, is_next, first_day: firstDay(bought), last_day: lastDay(bought) },
      by: ['bell', 'whatsapp', 'sms', 'push'],
    });
  },
};

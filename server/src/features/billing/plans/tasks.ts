import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { planBoughtEmail, planEndedEmail, planReminderEmail } from '#features/billing/plans/emails.ts';
import { firstDay, lastDay } from '#features/billing/plans/plan-pricing.ts';
import {
  type EndedPlan,
  findBoughtPlan,
  listEnded,
  markReminded,
  type Reminder,
} from '#features/billing/plans/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Two days, so that the next run catches up on a morning when the server was down. */
const ENDED_DAYS = 2;

export const sendReminder: Task<Reminder> = {
  name: 'send-plan-reminder',
  run: async (services, { id, talent_id, reminded_days, plan_name, plan_price, auto_renew, ends_at }) => {
    await notify(services, {
      source: `reminder of subscription ${id}, ${reminded_days}`,
      account_id: talent_id,
      template: planReminderEmail,
      facts: { plan_name, plan_price, auto_renew, last_day: lastDay({ ends_at }) },
      expires_at: ends_at,
    });
  },
};

/** Queues reminders each morning for plans that end soon: one a week before the end and one a day before. */
export const remindOfPlanEnds: Task = {
  name: 'remind-of-plan-ends',
  schedule: '0 9 * * *',
  run: async ({ db, now, queue }) => {
    // Nearest deadline first, so that no talent gets the week reminder on the last day.
    for (const days of [...REMINDER_DAYS].sort((one, other) => one - other)) {
      await db.transaction().execute(async (trx) => {
        for (const reminder of await markReminded(trx, days, now()))
          await queue.add(trx, sendReminder, reminder);
      });
    }
  },
};

export const sendPlanEnded: Task<EndedPlan> = {
  name: 'send-plan-ended',
  run: async (services, { id, talent_id, plan_name, plan_price, ends_at }) => {
    await notify(services, {
      source: `end of subscription ${id}`,
      account_id: talent_id,
      template: planEndedEmail,
      facts: { plan_name, plan_price, last_day: lastDay({ ends_at }) },
    });
  },
};

/** Queues notifications each morning for plans that ended and have no successor. */
export const notifyPlanEnds: Task = {
  name: 'notify-plan-ends',
  schedule: '10 9 * * *',
  run: async ({ db, now, queue }) => {
    const since = new Date(now().getTime() - ENDED_DAYS * DAY_MS);
    for (const ended of await listEnded(db, since, now())) await queue.add(db, sendPlanEnded, ended);
  },
};

/** Notifies the talent of a plan purchase; not by email, since the invoice email covers that. */
export const sendPlanBought: Task<{ order_id: string }> = {
  name: 'send-plan-bought',
  run: async (services, { order_id }) => {
    const bought = await findBoughtPlan(services.db, order_id);
    if (!bought) return;
    const { talent_id, plan_name, is_next } = bought;
    await notify(services, {
      source: `plan of order ${order_id}`,
      account_id: talent_id,
      template: planBoughtEmail,
      facts: { plan_name, is_next, first_day: firstDay(bought), last_day: lastDay(bought) },
      by: ['bell', 'whatsapp', 'sms', 'push'],
    });
  },
};

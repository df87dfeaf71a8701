import { dayInIndia, weekdayOf } from '@kirdaar/contract/rules/calendar';
import { alertTalent } from '#features/jobs/alerts/alert-talent.ts';
import { listTalentToAlert } from '#features/jobs/alerts/queries.ts';
import type { Task } from '#platform/task.ts';

/** Sends the alerts for one talent's saved searches. */
export const sendAlert: Task<{ talent_id: string }> = {
  name: 'send-alert',
  run: (services, { talent_id }) => alertTalent(services, talent_id),
};

const BATCH_SIZE = 500;

/** Queues alerts each morning in India for every talent who is due one that weekday. */
export const sendAlerts: Task = {
  name: 'send-alerts',
  schedule: '0 9 * * *',
  seconds: 600,
  run: async ({ db, now, queue }) => {
    const weekday = weekdayOf(dayInIndia(now()));
    let last: string | undefined;
    do {
      const talents = await listTalentToAlert(db, weekday, now(), last, BATCH_SIZE);
      await db.transaction().execute(async (trx) => {
        for (const talent of talents) await queue.add(trx, sendAlert, talent);
      });
      last = talents.at(-1)?.talent_id;
    } while (last !== undefined);
  },
};

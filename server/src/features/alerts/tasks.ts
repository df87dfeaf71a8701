import { dayInIndia, weekdayOf } from '@kirdaar/contract/rules/calendar';
import { alertTalent } from '#features/alerts/alert-talent.ts';
import { listTalentsToAlert } from '#features/alerts/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends what is new of the saved searches of one talent. */
export const sendAlert: Task<{ talent_id: string }> = {
  name: 'send-alert',
  run: (services, { talent_id }) => alertTalent(services, talent_id),
};

const AT_ONCE = 500;

/** Each morning in India, for everybody whose day it is. */
export const sendAlerts: Task = {
  name: 'send-alerts',
  schedule: '0 9 * * *',
  seconds: 600,
  run: async ({ db, now, queue }) => {
    const weekday = weekdayOf(dayInIndia(now()));
    let last: string | undefined;
    do {
      const talents = await listTalentsToAlert(db, weekday, now(), last, AT_ONCE);
      await db.transaction().execute(async (trx) => {
        for (const talent of talents) await queue.add(trx, sendAlert, talent);
      });
      last = talents.at(-1)?.talent_id;
    } while (last !== undefined);
  },
};

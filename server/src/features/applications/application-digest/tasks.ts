import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { applicationDigestEmail } from '#features/applications/application-digest/emails.ts';
import { listHousesOfNew, listNew } from '#features/applications/application-digest/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

const MAX_CALLS = 10;

/**
 * Sends a house the digest of a day's unopened applications. One digest covers all casting calls, because
 * there may be many.
 */
export const sendApplicationDigest: Task<{ production_house_id: string; day: string }> = {
  name: 'send-application-digest',
  run: async (services, { production_house_id, day }) => {
    const calls = await listNew(services.db, production_house_id, day);
    if (calls.length === 0) return;
    const applications = calls.reduce((sum, call) => sum + call.applications, 0);
    await notifyHouse(services, production_house_id, {
      source: `new applications of ${day} to ${production_house_id}`,
      template: applicationDigestEmail,
      facts: { calls: calls.slice(0, MAX_CALLS), applications, of_calls: calls.length },
    });
  },
};

/** Queues the digest of the day before for each house, every morning. */
export const sendApplicationDigests: Task = {
  name: 'send-application-digests',
  schedule: '20 9 * * *',
  run: async ({ db, now, queue }) => {
    const day = addDays(dayInIndia(now()), -1);
    for (const { production_house_id } of await listHousesOfNew(db, day))
      await queue.add(db, sendApplicationDigest, { production_house_id, day });
  },
};

import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { tellHouse } from '#features/messages/tell-house.ts';
import { newApplicationsLetter } from '#features/new-applications/letters.ts';
import { listHousesOfNew, listNew } from '#features/new-applications/queries.ts';
import type { Task } from '#platform/queue.ts';

const CALLS_MOST = 10;

/** Tells a house of the applications of a day that wait to be opened: of all its calls at once, for there may be many. */
export const sendNewApplications: Task<{ production_house_id: string; day: string }> = {
  name: 'send-new-applications',
  run: async (services, { production_house_id, day }) => {
    const calls = await listNew(services.db, production_house_id, day);
    if (calls.length === 0) return;
    const applications = calls.reduce((sum, call) => sum + call.applications, 0);
    await tellHouse(services, production_house_id, {
      source: `new applications of ${day} to ${production_house_id}`,
      letter: newApplicationsLetter,
      facts: { calls: calls.slice(0, CALLS_MOST), applications, of_calls: calls.length },
    });
  },
};

/** Has each house told, in the morning, of the applications of the day before. */
export const tellOfNewApplications: Task = {
  name: 'tell-of-new-applications',
  schedule: '20 9 * * *',
  run: async ({ db, now, queue }) => {
    const day = addDays(dayInIndia(now()), -1);
    for (const { production_house_id } of await listHousesOfNew(db, day))
      await queue.add(db, sendNewApplications, { production_house_id, day });
  },
};

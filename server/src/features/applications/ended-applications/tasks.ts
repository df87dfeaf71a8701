import {
  applicationEndedEmail,
  houseLeftChildrenEmail,
} from '#features/applications/ended-applications/emails.ts';
import { listChildrenLeft, listEnded } from '#features/applications/ended-applications/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

export const notifyOfEndedApplications: Task<{ talent_id: string }> = {
  name: 'notify-of-ended-applications',
  run: async (services, { talent_id }) => {
    const ended = await listEnded(services.db, talent_id);
    for (const { id, job_id, title, production_house_id, hidden_at } of ended)
      await notifyHouse(services, production_house_id, {
        source: `application ${id} ended ${hidden_at}`,
        template: applicationEndedEmail,
        facts: { job_id, title },
      });
  },
};

/** Tells each child with an undecided application, once, that the house is no longer verified for children. */
export const notifyOfHouseLeft: Task<{ production_house_id: string }> = {
  name: 'notify-of-house-left',
  run: async (services, { production_house_id }) => {
    const left = await listChildrenLeft(services.db, production_house_id, services.now());
    for (const { talent_id, company_name, grade_id } of left)
      await notify(services, {
        source: `end of child grade ${grade_id}`,
        account_id: talent_id,
        template: houseLeftChildrenEmail,
        facts: { company_name },
      });
  },
};

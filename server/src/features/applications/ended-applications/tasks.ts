import { applicationEndedEmail } from '#features/applications/ended-applications/emails.ts';
import { listEnded } from '#features/applications/ended-applications/queries.ts';
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

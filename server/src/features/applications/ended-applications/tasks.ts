import { listEnded } from '#features/applications/ended-applications/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { Task } from '#platform/task.ts';

const words = serverWords('applicationEmails');

/** Tells a house that an application was withdrawn, without saying whose: the house can no longer see it. */
export const applicationEndedEmail: EmailTemplate<{ job_id: string; title: string }> = {
  name: 'application-ended',
  kind: 'applications',
  sample: { job_id: '0198a8a0-0000-7000-8000-000000000001', title: 'Lead Detective · Web Series' },
  write: inEachLanguage((language) => ({ job_id, title }, { address }) => {
    const path = `/production/applicants/${job_id}`;
    return { ...words[language].application_ended({ title, page: `${address}${path}` }), path };
  }),
};

/** Tells houses that applications of a child ended, because the consent was withdrawn or the account is deleted. */
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

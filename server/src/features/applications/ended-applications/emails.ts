import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

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

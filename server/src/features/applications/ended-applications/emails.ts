import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

/** Tells a child, and so the guardian, that the house of an undecided application is no longer verified for children. */
export const houseLeftChildrenEmail: EmailTemplate<{ company_name: string | null }> = {
  name: 'house-left-children',
  kind: 'applications',
  protects: true,
  sample: { company_name: 'Lantern Films' },
  write: leadingTo('/user/my-application', (language) => words[language].house_left_children),
};

/** Tells a house that an application was withdrawn, without saying whose: the house can no longer see it. */
export const applicationEndedEmail: EmailTemplate<{ job_id: string; title: string }> = {
  name: 'application-ended',
  kind: 'applications',
  sample: { job_id: '0198a8a0-0000-7000-8000-000000000001', title: 'Lead Detective · Web Series' },
  write: leadingTo(
    ({ job_id }) => `/production/applicants/${job_id}`,
    (language) => words[language].application_ended,
  ),
};

import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

interface TakenDown {
  job_id: string;
  title: string;
  reason: string;
}

const pathOf = ({ job_id }: TakenDown) => `/production/view-job-details/${job_id}`;

/** Tells a house that staff took its casting call down, and how to answer. */
export const jobTakenDownEmail: EmailTemplate<TakenDown> = {
  name: 'job-taken-down',
  kind: 'account',
  sample: {
    job_id: '0198a8a0-0000-7000-8000-000000000001',
    title: 'Lead Detective · Web Series',
    reason: 'Talent told us that they were asked for a fee.',
  },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].job_taken_down({ ...facts, page: `${address}${pathOf(facts)}` }),
    path: pathOf(facts),
  })),
};

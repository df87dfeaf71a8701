import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('auditionEmails');

interface AuditionAnswered {
  job_id: string;
  title: string;
  name: string;
  /** The note written by the talent; may be empty when they decline. */
  note: string;
}

const sample: AuditionAnswered = {
  job_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  name: 'Asha Rao',
  note: 'I am shooting in Pune that week. Could I come on Saturday?',
};

/** The notifications to a house about answers after which it has something to do. */
export const auditionAnswerEmails = {
  asked: {
    name: 'audition-asked',
    kind: 'auditions',
    sample,
    write: inEachLanguage((language) => (facts, { address }) => ({
      ...words[language].audition_asked({ ...facts, page: `${address}${auditionsPath(facts.job_id)}` }),
      path: auditionsPath(facts.job_id),
    })),
  },
  declined: {
    name: 'audition-declined',
    kind: 'auditions',
    sample,
    write: inEachLanguage((language) => (facts, { address }) => ({
      ...words[language].audition_declined({ ...facts, page: `${address}${auditionsPath(facts.job_id)}` }),
      path: auditionsPath(facts.job_id),
    })),
  },
} as const satisfies Record<string, EmailTemplate<AuditionAnswered>>;

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

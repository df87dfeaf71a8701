import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('jobEmails');

interface Reviewed {
  job_id: string;
  title: string;
  subject: 'call' | 'edit';
}

const sample = {
  job_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  subject: 'call' as const,
};
const pathOf = ({ job_id }: Reviewed) => `/production/view-job-details/${job_id}`;

export const jobApprovedEmail: EmailTemplate<Reviewed> = {
  name: 'job-approved',
  kind: 'account',
  sample,
  shapes: [
    { name: 'edit', fits: ({ subject }) => subject === 'edit', sample: { ...sample, subject: 'edit' } },
  ],
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].job_approved({ ...facts, page: `${address}${pathOf(facts)}` }),
    path: pathOf(facts),
  })),
};

export const jobRejectedEmail: EmailTemplate<Reviewed & { reason: string }> = {
  name: 'job-rejected',
  kind: 'account',
  sample: { ...sample, reason: 'Add the name of the studio.' },
  shapes: [
    {
      name: 'edit',
      fits: ({ subject }) => subject === 'edit',
      sample: { ...sample, subject: 'edit', reason: 'Add the name of the studio.' },
    },
  ],
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].job_rejected({ ...facts, page: `${address}${pathOf(facts)}` }),
    path: pathOf(facts),
  })),
};

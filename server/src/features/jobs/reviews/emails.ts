import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('jobEmails');

interface Reviewed {
  job_id: string;
  title: string;
  subject: 'call' | 'edit';
  /** Empty if it was approved. */
  reason: string;
}

const sample: Reviewed = {
  job_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  subject: 'call',
  reason: 'Add the name of the studio.',
};

// At once, because the audition may be tomorrow morning.
const removedForApplicant: EmailTemplate<{ title: string }> = {
  ...applicantEmail('applied-to-removed-call', (language) => words[language].applied_to_removed_call),
  atOnce: true,
};

export const reviewEmails = {
  approved: reviewEmail('job-approved', (language) => words[language].job_approved),
  rejected: reviewEmail('job-rejected', (language) => words[language].job_rejected),
  refused: reviewEmail('job-refused', (language) => words[language].job_refused),
  removedForApplicant,
  continuesForApplicant: applicantEmail(
    'applied-to-continued-call',
    (language) => words[language].applied_to_continued_call,
  ),
};

function applicantEmail(
  name: string,
  says: (
    language: Language,
  ) => (typeof words)[Language]['applied_to_removed_call' | 'applied_to_continued_call'],
): EmailTemplate<{ title: string }> {
  const { title } = sample;
  const write = leadingTo<{ title: string }>('/user/my-application', says);
  return { name, kind: 'applications', sample: { title }, write };
}

type Text = (typeof words)[Language]['job_approved' | 'job_rejected' | 'job_refused'];

function reviewEmail(name: string, says: (language: Language) => Text): EmailTemplate<Reviewed> {
  return {
    name,
    kind: 'account',
    sample,
    shapes: [
      { name: 'edit', fits: ({ subject }) => subject === 'edit', sample: { ...sample, subject: 'edit' } },
    ],
    write: leadingTo(({ job_id }) => `/production/view-job-details/${job_id}`, says),
  };
}

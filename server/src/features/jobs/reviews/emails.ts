import type { Language } from '@kirdaar/contract/rules/languages';
import {
  type EmailTemplate,
  leadingTo,
  type SecretEmailTemplate,
} from '#platform/channels/email-template.ts';
import { formatAppointment, formatDay } from '#platform/channels/format-date.ts';
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

/** Until when the reader can answer the offer and send the self-tape of an application, if there are any. */
export interface Waits extends Record<'answer_by' | 'tape_by', string | null> {}

export const waits: Waits = { answer_by: '2026-12-10', tape_by: '2026-12-01T12:30:00Z' };

/** Says so in a sentence each. */
export function until({ answer_by, tape_by }: Waits, language: Language): string[] {
  return [
    ...(answer_by ? [words[language].offer_until(formatDay(answer_by, language))] : []),
    ...(tape_by ? [words[language].tape_until(formatAppointment(tape_by, language))] : []),
  ];
}

// At once, because the audition may be tomorrow morning.
const removedForApplicant: EmailTemplate<Waits & { title: string }> = {
  ...applicantEmail(
    'applied-to-removed-call',
    { title: sample.title, ...waits },
    (language) => words[language].applied_to_removed_call,
  ),
  atOnce: true,
  protects: true,
};

export const reviewEmails = {
  approved: reviewEmail('job-approved', (language) => words[language].job_approved),
  rejected: reviewEmail('job-rejected', (language) => words[language].job_rejected),
  refused: reviewEmail('job-refused', (language) => words[language].job_refused),
  removedForApplicant,
  continuesForApplicant: applicantEmail(
    'applied-to-continued-call',
    { title: sample.title, ...waits },
    (language) => (facts) =>
      words[language].applied_to_continued_call({ ...facts, until: until(facts, language) }),
  ),
};

/** To people without an account whom the house added; the link is a secret. */
export const addedReviewEmails = {
  hidden: addedEmail('added-to-hidden-call', (language) => words[language].added_to_hidden_call),
  continues: addedEmail('added-to-continued-call', (language) => words[language].added_to_continued_call),
};

interface Added {
  title: string;
  token: string;
}

function addedEmail(name: string, says: Parameters<typeof leadingTo<Added>>[1]): SecretEmailTemplate<Added> {
  return {
    name,
    kind: 'applications',
    secret: true,
    by: ['email', 'sms'],
    sample: { title: sample.title, token: 'a-sample-of-a-token' },
    write: leadingTo(({ token }) => `/added/${token}`, says),
  };
}

/** Makes an email to somebody who applied to a casting call. */
export function applicantEmail<F extends object>(
  name: string,
  shown: F,
  textIn: Parameters<typeof leadingTo<F>>[1],
): EmailTemplate<F> {
  return { name, kind: 'applications', sample: shown, write: leadingTo('/user/my-application', textIn) };
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

import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('selfTapeEmails');

interface TapeAnswered {
  job_id: string;
  application_id: string;
  title: string;
  name: string;
  /** The note written by the talent; may be empty. */
  note: string;
}

interface TapesDue {
  job_id: string;
  title: string;
  received: number;
  missing: number;
}

const job_id = '0198a8a0-0000-7000-8000-000000000001';
const title = 'Lead Detective · Web Series';
const application_id = '0198a8a0-0000-7000-8000-000000000002';
const answered: TapeAnswered = {
  job_id,
  application_id,
  title,
  name: 'Asha Rao',
  note: 'I am abroad until May.',
};

const received: EmailTemplate<TapeAnswered> = {
  name: 'self-tape-received',
  kind: 'auditions',
  sample: answered,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].self_tape_received({ ...facts, page: `${address}${reviewPath(facts)}` }),
    path: reviewPath(facts),
  })),
};

const declined: EmailTemplate<TapeAnswered> = {
  name: 'self-tape-declined',
  kind: 'auditions',
  sample: answered,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].self_tape_declined({ ...facts, page: `${address}${reviewPath(facts)}` }),
    path: reviewPath(facts),
  })),
};

const due: EmailTemplate<TapesDue> = {
  name: 'self-tapes-due',
  kind: 'auditions',
  sample: { job_id, title, received: 27, missing: 4 },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].self_tapes_due({ ...facts, page: `${address}${auditionsPath(facts.job_id)}` }),
    path: auditionsPath(facts.job_id),
  })),
};

/** The notifications to a house about self-tapes. */
export const tapeHouseEmails = { received, declined, due };

function reviewPath({ job_id, application_id }: Pick<TapeAnswered, 'job_id' | 'application_id'>): string {
  return `/production/applicants/${job_id}/review/${application_id}`;
}

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

import type { EmailTemplate } from '#platform/channels/email-template.ts';

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
  write: {
    en: ({ title, name, ...ids }, { address }) => ({
      subject: `${name} sent a self-tape: ${title}`,
      paragraphs: [`${name} sent a self-tape for ${title}.`, `Watch it here: ${address}${reviewPath(ids)}`],
      note: 'A tape can be replaced until its deadline.',
      short: `${name} sent a self-tape for ${title}.`,
      path: reviewPath(ids),
    }),
    hi: ({ title, name, ...ids }, { address }) => ({
      subject: `${name} ने सेल्फ़-टेप भेजा है: ${title}`,
      paragraphs: [`${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`, `टेप यहाँ देखें: ${address}${reviewPath(ids)}`],
      note: 'अंतिम समय तक टेप बदला जा सकता है।',
      short: `${name} ने ${title} के लिए सेल्फ़-टेप भेजा है।`,
      path: reviewPath(ids),
    }),
  },
};

const declined: EmailTemplate<TapeAnswered> = {
  name: 'self-tape-declined',
  kind: 'auditions',
  sample: answered,
  write: {
    en: ({ title, name, note, ...ids }, { address }) => ({
      subject: `${name} declined the self-tape: ${title}`,
      paragraphs: [
        `${name} will not send a self-tape for ${title}.`,
        ...(note ? [note] : []),
        `Open the application: ${address}${reviewPath(ids)}`,
      ],
      note: `${name} can still send a tape while their application is open.`,
      short: `${name} will not send a self-tape for ${title}.`,
      path: reviewPath(ids),
    }),
    hi: ({ title, name, note, ...ids }, { address }) => ({
      subject: `${name} ने सेल्फ़-टेप से मना किया: ${title}`,
      paragraphs: [
        `${name} ${title} के लिए सेल्फ़-टेप नहीं भेजेंगे।`,
        ...(note ? [note] : []),
        `आवेदन यहाँ खोलें: ${address}${reviewPath(ids)}`,
      ],
      note: `आवेदन खुला रहने तक ${name} अब भी टेप भेज सकते हैं।`,
      short: `${name} ${title} के लिए सेल्फ़-टेप नहीं भेजेंगे।`,
      path: reviewPath(ids),
    }),
  },
};

const due: EmailTemplate<TapesDue> = {
  name: 'self-tapes-due',
  kind: 'auditions',
  sample: { job_id, title, received: 27, missing: 4 },
  write: {
    en: ({ job_id, title, received, missing }, { address }) => ({
      subject: `Tape deadline passed: ${title}`,
      paragraphs: [
        `The deadline for self-tapes for ${title} has passed.`,
        `Received: ${received}. Missing: ${missing}.`,
        `See the tapes: ${address}${auditionsPath(job_id)}`,
      ],
      note: 'A first tape can still arrive late. To give more time, set a later deadline.',
      short: `Self-tapes received: ${received}. Missing: ${missing}.`,
      path: auditionsPath(job_id),
    }),
    hi: ({ job_id, title, received, missing }, { address }) => ({
      subject: `टेप भेजने का समय पूरा हुआ: ${title}`,
      paragraphs: [
        `${title} के सेल्फ़-टेप भेजने का समय पूरा हो गया है।`,
        `मिले: ${received}। बाकी: ${missing}।`,
        `टेप यहाँ देखें: ${address}${auditionsPath(job_id)}`,
      ],
      note: 'पहला टेप देर से भी आ सकता है। ज़्यादा समय देने के लिए अंतिम समय आगे बढ़ाएँ।',
      short: `मिले सेल्फ़-टेप: ${received}। बाकी: ${missing}।`,
      path: auditionsPath(job_id),
    }),
  },
};

/** The notifications to a house about self-tapes. */
export const tapeHouseEmails = { received, declined, due };

function reviewPath({ job_id, application_id }: Pick<TapeAnswered, 'job_id' | 'application_id'>): string {
  return `/production/applicants/${job_id}/review/${application_id}`;
}

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

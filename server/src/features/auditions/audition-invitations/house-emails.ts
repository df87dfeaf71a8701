import type { EmailTemplate } from '#platform/channels/email-template.ts';

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
    write: {
      en: ({ job_id, title, name, note }, { address }) => ({
        subject: `${name} asked for another audition time: ${title}`,
        paragraphs: [
          `${name} would like to audition for ${title} at another time:`,
          note,
          `Add times here: ${address}${auditionsPath(job_id)}`,
        ],
        note: `We will notify ${name} as soon as you add times.`,
        short: `${name} would like to audition for ${title} at another time.`,
        path: auditionsPath(job_id),
      }),
      hi: ({ job_id, title, name, note }, { address }) => ({
        subject: `${name} ने ऑडिशन के लिए दूसरा समय माँगा है: ${title}`,
        paragraphs: [
          `${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है:`,
          note,
          `नए समय यहाँ जोड़ें: ${address}${auditionsPath(job_id)}`,
        ],
        note: `नए समय जुड़ते ही हम ${name} को सूचना देंगे।`,
        short: `${name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है।`,
        path: auditionsPath(job_id),
      }),
    },
  },
  declined: {
    name: 'audition-declined',
    kind: 'auditions',
    sample,
    write: {
      en: ({ job_id, title, name, note }, { address }) => ({
        subject: `${name} declined the audition: ${title}`,
        paragraphs: [
          `${name} will not audition for ${title}.`,
          ...(note ? [note] : []),
          `Offer the time to the next applicant: ${address}${auditionsPath(job_id)}`,
        ],
        note: `${name} can still choose a time while their application is open.`,
        short: `${name} will not audition for ${title}.`,
        path: auditionsPath(job_id),
      }),
      hi: ({ job_id, title, name, note }, { address }) => ({
        subject: `${name} ने ऑडिशन अस्वीकार किया: ${title}`,
        paragraphs: [
          `${name} ${title} का ऑडिशन नहीं देंगे।`,
          ...(note ? [note] : []),
          `यह समय अगले आवेदक को दें: ${address}${auditionsPath(job_id)}`,
        ],
        note: `आवेदन खुला रहने तक ${name} अब भी कोई समय चुन सकते हैं।`,
        short: `${name} ${title} का ऑडिशन नहीं देंगे।`,
        path: auditionsPath(job_id),
      }),
    },
  },
} as const satisfies Record<string, EmailTemplate<AuditionAnswered>>;

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

import { auditionEmail } from '#features/auditions/audition-invitations/audition-email.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

/** The notifications to a talent about an audition. */
export const auditionEmails = {
  offered: auditionEmail({
    name: 'audition-offered',
    en: {
      subject: 'You are invited to audition',
      paragraphs: ({ house, title, page }) => [
        `${house} invites you to audition for ${title}.`,
        `Choose a time, or ask for another time: ${page}`,
      ],
    },
    hi: {
      subject: 'आपको ऑडिशन के लिए आमंत्रित किया गया है',
      paragraphs: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए आपको आमंत्रित किया है।`,
        `कोई समय चुनें या दूसरा समय माँगें: ${page}`,
      ],
    },
  }),
  more: auditionEmail({
    name: 'audition-more-times',
    en: {
      subject: 'New audition times',
      paragraphs: ({ house, title, page }) => [
        `${house} has new audition times for ${title}.`,
        `Choose one: ${page}`,
      ],
    },
    hi: {
      subject: 'ऑडिशन के नए समय',
      paragraphs: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए नए समय दिए हैं।`,
        `इनमें से एक चुनें: ${page}`,
      ],
    },
  }),
  confirmed: auditionEmail({
    name: 'audition-confirmed',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'Your audition is confirmed',
      paragraphs: ({ house, title, when, place }) => [
        `Your audition with ${house} for ${title}:`,
        when,
        place,
      ],
    },
    hi: {
      subject: 'आपका ऑडिशन तय हो गया है',
      paragraphs: ({ house, title, when, place }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
        when,
        place,
      ],
    },
  }),
  moved: auditionEmail({
    name: 'audition-moved',
    atOnce: true,
    en: {
      subject: 'Your audition time has changed. Choose a new slot',
      paragraphs: ({ house, title, when, page }) => [
        `${house} can no longer see you for ${title} on ${when}.`,
        `Choose another time: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय बदल गया है, कृपया फिर से चुनें',
      paragraphs: ({ house, title, when, page }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन अब ${when} नहीं हो सकेगा।`,
        `कृपया दूसरा समय चुनें: ${page}`,
      ],
    },
  }),
  cancelled: auditionEmail({
    name: 'audition-cancelled',
    atOnce: true,
    en: {
      subject: 'Your audition time was cancelled. Choose a new slot',
      paragraphs: ({ house, title, when, page }) => [
        `${house} cancelled the audition for ${title} on ${when}.`,
        `Choose another time, or ask for one: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय रद्द हो गया है, कृपया फिर से चुनें',
      paragraphs: ({ house, title, when, page }) => [
        `${house} ने ${title} का ऑडिशन रद्द कर दिया है, जो ${when} होना था।`,
        `कृपया दूसरा समय चुनें या माँगें: ${page}`,
      ],
    },
  }),
  place: auditionEmail({
    name: 'audition-place',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'The place of your audition has changed',
      paragraphs: ({ title, when, place }) => [
        `Your audition for ${title} is still at this time: ${when}.`,
        `The new place is: ${place}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन की जगह बदल गई है',
      paragraphs: ({ title, when, place }) => [
        `${title} के लिए आपके ऑडिशन का समय वही है: ${when}।`,
        `नई जगह: ${place}`,
      ],
    },
  }),
  reminder: auditionEmail({
    name: 'audition-reminder',
    isAtTime: true,
    en: {
      subject: 'Reminder: your audition',
      paragraphs: ({ house, title, when, place }) => [
        `Your audition with ${house} for ${title}:`,
        when,
        place,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का रिमाइंडर',
      paragraphs: ({ house, title, when, place }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन:`,
        when,
        place,
      ],
    },
  }),
};

interface OtherTimeRequest {
  job_id: string;
  title: string;
  first_name: string;
  /** The note written by the talent. */
  note: string;
}

/** Notifies the house that a talent cannot come at any of its times. */
export const otherTimeRequestedEmail: EmailTemplate<OtherTimeRequest> = {
  name: 'audition-asked',
  kind: 'auditions',
  sample: {
    job_id: '0198a8a0-0000-7000-8000-000000000001',
    title: 'Lead Detective · Web Series',
    first_name: 'Asha',
    note: 'I am shooting in Pune that week. Could I come on Saturday?',
  },
  write: {
    en: ({ job_id, title, first_name, note }, { address }) => ({
      subject: `${first_name} asked for another audition time: ${title}`,
      paragraphs: [
        `${first_name} would like to audition for ${title} at another time:`,
        note,
        `Add times here: ${address}${auditionsPath(job_id)}`,
      ],
      note: `We will notify ${first_name} as soon as you add times.`,
      short: `${first_name} would like to audition for ${title} at another time.`,
      path: auditionsPath(job_id),
    }),
    hi: ({ job_id, title, first_name, note }, { address }) => ({
      subject: `${first_name} ने ऑडिशन के लिए दूसरा समय माँगा है: ${title}`,
      paragraphs: [
        `${first_name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है:`,
        note,
        `नए समय यहाँ जोड़ें: ${address}${auditionsPath(job_id)}`,
      ],
      note: `नए समय जुड़ते ही हम ${first_name} को सूचना देंगे।`,
      short: `${first_name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है।`,
      path: auditionsPath(job_id),
    }),
  },
};

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

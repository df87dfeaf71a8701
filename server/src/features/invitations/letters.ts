import { auditionLetter } from '#features/invitations/audition-letter.ts';
import type { Letter } from '#platform/letter.ts';

/** What a talent is told about an audition. */
export const auditionLetters = {
  offered: auditionLetter({
    name: 'audition-offered',
    en: {
      subject: 'You are invited to audition',
      says: ({ house, title, page }) => [
        `${house} would like to see you for ${title}.`,
        `Choose a time, or ask for another: ${page}`,
      ],
    },
    hi: {
      subject: 'आपको ऑडिशन के लिए आमंत्रित किया गया है',
      says: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए आपको आमंत्रित किया है।`,
        `कोई समय चुनें या दूसरा समय माँगें: ${page}`,
      ],
    },
  }),
  more: auditionLetter({
    name: 'audition-more-times',
    en: {
      subject: 'New audition times',
      says: ({ house, title, page }) => [
        `${house} has new audition times for ${title}.`,
        `Choose one: ${page}`,
      ],
    },
    hi: {
      subject: 'ऑडिशन के नए समय',
      says: ({ house, title, page }) => [
        `${house} ने ${title} के ऑडिशन के लिए नए समय दिए हैं।`,
        `इनमें से एक चुनें: ${page}`,
      ],
    },
  }),
  confirmed: auditionLetter({
    name: 'audition-confirmed',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'Your audition is confirmed',
      says: ({ house, title, when, place }) => [`${house} expects you for ${title}.`, when, place],
    },
    hi: {
      subject: 'आपका ऑडिशन तय हो गया है',
      says: ({ house, title, when, place }) => [`${title} के लिए ${house} के साथ आपका ऑडिशन:`, when, place],
    },
  }),
  moved: auditionLetter({
    name: 'audition-moved',
    atOnce: true,
    en: {
      subject: 'Your audition is moved: please choose anew',
      says: ({ house, title, when, page }) => [
        `${house} can no longer see you for ${title} on ${when}.`,
        `Please choose another time: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय बदल गया है, कृपया फिर से चुनें',
      says: ({ house, title, when, page }) => [
        `${title} के लिए ${house} के साथ आपका ऑडिशन अब ${when} नहीं हो सकेगा।`,
        `कृपया दूसरा समय चुनें: ${page}`,
      ],
    },
  }),
  cancelled: auditionLetter({
    name: 'audition-cancelled',
    atOnce: true,
    en: {
      subject: 'Your audition time is cancelled: please choose anew',
      says: ({ house, title, when, page }) => [
        `${house} cancelled the audition for ${title} on ${when}.`,
        `Please choose another time, or ask for one: ${page}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन का समय रद्द हो गया है, कृपया फिर से चुनें',
      says: ({ house, title, when, page }) => [
        `${house} ने ${title} का ऑडिशन रद्द कर दिया है, जो ${when} होना था।`,
        `कृपया दूसरा समय चुनें या माँगें: ${page}`,
      ],
    },
  }),
  place: auditionLetter({
    name: 'audition-place',
    atOnce: true,
    isAtTime: true,
    en: {
      subject: 'Your audition is at another place',
      says: ({ title, when, place }) => [
        `The time of your audition for ${title} stays: ${when}.`,
        `The place is now: ${place}`,
      ],
    },
    hi: {
      subject: 'आपके ऑडिशन की जगह बदल गई है',
      says: ({ title, when, place }) => [
        `${title} के लिए आपके ऑडिशन का समय वही है: ${when}।`,
        `नई जगह: ${place}`,
      ],
    },
  }),
  reminder: auditionLetter({
    name: 'audition-reminder',
    isAtTime: true,
    en: {
      subject: 'Reminder of your audition',
      says: ({ house, title, when, place }) => [`${house} expects you for ${title}.`, when, place],
    },
    hi: {
      subject: 'आपके ऑडिशन का रिमाइंडर',
      says: ({ house, title, when, place }) => [`${title} के लिए ${house} के साथ आपका ऑडिशन:`, when, place],
    },
  }),
};

interface Asked {
  job_id: string;
  title: string;
  first_name: string;
  /** The talent's own words. */
  note: string;
}

/** Tells the house that somebody cannot come to any of its times. */
export const askedLetter: Letter<Asked> = {
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
      subject: `Another audition time is asked for: ${title}`,
      paragraphs: [
        `${first_name} would like to audition for ${title}, but at another time:`,
        note,
        `Add times here: ${address}${auditionsPath(job_id)}`,
      ],
      note: 'Whoever asked is told of new times as soon as you add them.',
      short: `${first_name} would like to audition for ${title}, but at another time.`,
      path: auditionsPath(job_id),
    }),
    hi: ({ job_id, title, first_name, note }, { address }) => ({
      subject: `ऑडिशन के लिए दूसरा समय माँगा गया है: ${title}`,
      paragraphs: [
        `${first_name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है:`,
        note,
        `नए समय यहाँ जोड़ें: ${address}${auditionsPath(job_id)}`,
      ],
      note: 'नए समय जुड़ते ही कलाकार को इनकी सूचना दी जाएगी।',
      short: `${first_name} ने ${title} के ऑडिशन के लिए दूसरा समय माँगा है।`,
      path: auditionsPath(job_id),
    }),
  },
};

function auditionsPath(jobId: string): string {
  return `/production/auditions/${jobId}`;
}

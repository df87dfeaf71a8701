import { auditionEmail } from '#features/auditions/audition-invitations/audition-email.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('auditionEmails');

/** The notifications to a talent about an audition. */
export const auditionEmails = {
  offered: auditionEmail({
    name: 'audition-offered',
    says: inEachLanguage((language) => words[language].audition_offered),
  }),
  proposed: auditionEmail({
    name: 'audition-proposed',
    says: inEachLanguage((language) => words[language].audition_proposed),
  }),
  more: auditionEmail({
    name: 'audition-more-times',
    says: inEachLanguage((language) => words[language].audition_more_times),
  }),
  confirmed: auditionEmail({
    name: 'audition-confirmed',
    atOnce: true,
    isAtTime: true,
    says: inEachLanguage((language) => words[language].audition_confirmed),
  }),
  moved: auditionEmail({
    name: 'audition-moved',
    atOnce: true,
    says: inEachLanguage((language) => words[language].audition_moved),
  }),
  cancelled: auditionEmail({
    name: 'audition-cancelled',
    atOnce: true,
    says: inEachLanguage((language) => words[language].audition_cancelled),
  }),
  ended: auditionEmail({
    name: 'audition-ended',
    atOnce: true,
    says: inEachLanguage((language) => words[language].audition_ended),
  }),
  place: auditionEmail({
    name: 'audition-place',
    atOnce: true,
    isAtTime: true,
    says: inEachLanguage((language) => words[language].audition_place),
  }),
  reminder: auditionEmail({
    name: 'audition-reminder',
    isAtTime: true,
    says: inEachLanguage((language) => words[language].audition_reminder),
  }),
};

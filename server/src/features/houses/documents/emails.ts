import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

const path = '/production/complete-profile';

/** Tells a house that staff verified it by its documents. */
export const houseVerifiedEmail: EmailTemplate<object> = {
  name: 'house-verified',
  kind: 'account',
  sample: {},
  write: inEachLanguage((language) => (_facts, { address }) => ({
    ...words[language].house_verified({ page: `${address}${path}` }),
    path,
  })),
};

/** Tells a house that staff could not accept its document, and why. */
export const houseRejectedEmail: EmailTemplate<{ reason: string }> = {
  name: 'house-rejected',
  kind: 'account',
  sample: { reason: 'The name on the card cannot be read.' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_rejected({ ...facts, page: `${address}${path}` }),
    path,
  })),
};

interface End {
  /** The last day on which the document is valid. */
  day: string;
}

/** Tells a house in time that its verification ends. */
export const verificationEndsEmail: EmailTemplate<End> = {
  name: 'house-verification-ends',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_verification_ends({
      day: formatDay(facts.day, language),
      page: `${address}${path}`,
    }),
    path,
  })),
};

/** Tells a house that its verification has ended, and what that means. */
export const verificationEndedEmail: EmailTemplate<End> = {
  name: 'house-verification-ended',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_verification_ended({
      day: formatDay(facts.day, language),
      page: `${address}${path}`,
    }),
    path,
  })),
};

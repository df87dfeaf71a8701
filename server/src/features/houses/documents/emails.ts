import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

const path = '/production/complete-profile';

export const houseVerifiedEmail: EmailTemplate<{ waits: boolean }> = {
  name: 'house-verified',
  kind: 'account',
  sample: { waits: false },
  shapes: [{ name: 'waits', fits: ({ waits }) => waits, sample: { waits: true } }],
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_verified({ ...facts, page: `${address}${path}` }),
    path,
  })),
};

export const houseRejectedEmail: EmailTemplate<{ reason: string }> = {
  name: 'house-rejected',
  kind: 'account',
  sample: { reason: 'The name on the card cannot be read.' },
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].house_rejected({ ...facts, page: `${address}${path}` }),
    path,
  })),
};

/** Tells a house in time that its verification ends; `day` is the last one. */
export const verificationEndsEmail: EmailTemplate<{ day: string }> = {
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

export const verificationEndedEmail: EmailTemplate<{ day: string }> = {
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

/** Tells a house that it is verified for children, or is no longer. */
export const childGradeEmail: EmailTemplate<{ granted: boolean; reason: string | null }> = {
  name: 'child-grade',
  kind: 'account',
  sample: { granted: false, reason: 'Two talent reported unsafe working hours.' },
  shapes: [{ name: 'granted', fits: ({ granted }) => granted, sample: { granted: true, reason: null } }],
  write: inEachLanguage((language) => ({ granted, reason }, { address }) => {
    const page = `${address}${path}`;
    const text = granted
      ? words[language].verified_for_children({ page })
      : words[language].child_grade_ended({ reason, page });
    return { ...text, path };
  }),
};

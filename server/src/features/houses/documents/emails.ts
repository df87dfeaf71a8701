import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

const path = '/production/complete-profile';

export const houseVerifiedEmail: EmailTemplate<{ waits: boolean }> = {
  name: 'house-verified',
  kind: 'account',
  sample: { waits: false },
  shapes: [{ name: 'waits', fits: ({ waits }) => waits, sample: { waits: true } }],
  write: leadingTo(path, (language) => words[language].house_verified),
};

export const houseRejectedEmail: EmailTemplate<{ reason: string }> = {
  name: 'house-rejected',
  kind: 'account',
  sample: { reason: 'The name on the card cannot be read.' },
  write: leadingTo(path, (language) => words[language].house_rejected),
};

/** Tells a house in time that its verification ends; `day` is the last one. */
export const verificationEndsEmail: EmailTemplate<{ day: string }> = {
  name: 'house-verification-ends',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: leadingTo(path, (language) => ({ day, page }) => {
    return words[language].house_verification_ends({ day: formatDay(day, language), page });
  }),
};

export const verificationEndedEmail: EmailTemplate<{ day: string }> = {
  name: 'house-verification-ended',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: leadingTo(path, (language) => ({ day, page }) => {
    return words[language].house_verification_ended({ day: formatDay(day, language), page });
  }),
};

/** Tells a house that it is verified for children, or is no longer. */
export const childGradeEmail: EmailTemplate<{ granted: boolean; reason: string | null }> = {
  name: 'child-grade',
  kind: 'account',
  sample: { granted: false, reason: 'Two talent reported unsafe working hours.' },
  shapes: [{ name: 'granted', fits: ({ granted }) => granted, sample: { granted: true, reason: null } }],
  write: leadingTo(path, (language) => ({ granted, reason, page }) => {
    return granted
      ? words[language].verified_for_children({ page })
      : words[language].child_grade_ended({ reason, page });
  }),
};

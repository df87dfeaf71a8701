import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('houseEmails');

const path = '/production/complete-profile';

interface Owner {
  is_agency: boolean;
}

const pathOf = ({ is_agency }: Owner) => (is_agency ? '/user/agency/team' : path);
const ofHouse = { is_agency: false };
const isAgency = { name: 'agency', fits: ({ is_agency }: Owner) => is_agency };

export const houseVerifiedEmail: EmailTemplate<Owner & { waits: boolean }> = {
  name: 'house-verified',
  kind: 'account',
  sample: { ...ofHouse, waits: false },
  shapes: [
    { name: 'waits', fits: ({ waits }) => waits, sample: { ...ofHouse, waits: true } },
    { ...isAgency, sample: { is_agency: true, waits: false } },
  ],
  write: leadingTo(pathOf, (language) => (facts) => {
    const write = facts.is_agency ? words[language].agency_verified : words[language].house_verified;
    return write(facts);
  }),
};

export const houseRejectedEmail: EmailTemplate<Owner & { reason: string }> = {
  name: 'house-rejected',
  kind: 'account',
  sample: { ...ofHouse, reason: 'The name on the card cannot be read.' },
  write: leadingTo(pathOf, (language) => words[language].house_rejected),
};

export const houseRefusedEmail: EmailTemplate<Owner & { reason: string }> = {
  ...houseRejectedEmail,
  name: 'house-refused',
  shapes: [{ ...isAgency, sample: { is_agency: true, reason: 'The document is forged.' } }],
  write: leadingTo(
    ({ is_agency }) => (is_agency ? '/grievance' : '/production/appeals'),
    (language) => (facts) =>
      facts.is_agency ? words[language].agency_refused(facts) : words[language].house_refused(facts),
  ),
};

/** Tells a house or an agency in time that its verification ends; `day` is the last one. */
export const verificationEndsEmail = endEmail('house-verification-ends', (language, { is_agency }) =>
  is_agency ? words[language].agency_verification_ends : words[language].house_verification_ends,
);

const endedIn = (language: Language, { is_agency }: Owner) =>
  is_agency ? words[language].agency_verification_ended : words[language].house_verification_ended;

export const verificationEndedEmail = endEmail('house-verification-ended', endedIn);

/** Tells a house or an agency that its verification has ended with its name. */
export const verifiedNameLeftEmail: EmailTemplate<Owner> = {
  name: 'verified-name-left',
  kind: 'account',
  sample: ofHouse,
  shapes: [{ ...isAgency, sample: { is_agency: true } }],
  write: leadingTo(
    pathOf,
    (language) =>
      ({ page, ...owner }) =>
        endedIn(language, owner)({ day: null, page }),
  ),
};

type EndText = typeof words.en.house_verification_ends;

function endEmail(
  name: string,
  textIn: (language: Language, owner: Owner) => EndText,
): EmailTemplate<Owner & { day: string }> {
  const day = '2026-12-20';
  return {
    name,
    kind: 'account',
    sample: { ...ofHouse, day },
    shapes: [{ ...isAgency, sample: { is_agency: true, day } }],
    write: leadingTo(pathOf, (language) => ({ day: last, page, ...owner }) => {
      return textIn(language, owner)({ day: formatDay(last, language), page });
    }),
  };
}

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

import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountEmails');

interface Consent {
  guardian_name: string;
  first_name: string;
}

/** The guardian's own page, to which the link of the first message leads. */
const PAGE = '/guardian';
const sample = { guardian_name: 'Sunita Rao', first_name: 'Tara' };

/** Confirms the consent to the guardian who gave it. */
export const consentGivenEmail: EmailTemplate<Consent> = {
  name: 'consent-given',
  kind: 'account',
  atOnce: true,
  addressesGuardian: true,
  sample,
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].consent_given({
      ...facts,
      product: name,
      page: `${address}${PAGE}`,
      contact: `${address}/contact`,
    }),
    path: PAGE,
  })),
};

/** Notifies the guardian that the consent was withdrawn. */
export const consentWithdrawnEmail: EmailTemplate<Consent> = {
  name: 'consent-withdrawn',
  kind: 'account',
  atOnce: true,
  addressesGuardian: true,
  sample,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].consent_withdrawn({
      ...facts,
      page: `${address}${PAGE}`,
      contact: `${address}/contact`,
    }),
    path: PAGE,
  })),
};

/** Notifies a guardian that another number has replaced theirs. */
export const guardianReplacedEmail: EmailTemplate<Consent> = {
  name: 'guardian-replaced',
  kind: 'account',
  atOnce: true,
  addressesGuardian: true,
  sample,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].guardian_replaced({ ...facts, contact: `${address}/contact` }),
    path: '/contact',
  })),
};

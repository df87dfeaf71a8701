import type { Language } from '@kirdaar/contract/rules/languages';
import type { GuardianDeletesAccount } from '@kirdaar/contract/words/en/privacy/emails';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('privacyEmails');

interface GuardianDeletion {
  guardian_name: string;
  first_name: string;
  erase_at: string;
}

const PAGE = '/guardian';
const sample = { guardian_name: 'Sunita Rao', first_name: 'Tara', erase_at: '2026-12-31T05:00:00Z' };

/** Notify the child and the guardian alike, in words that are true for both. */
export const guardianDeletionEmails = {
  deletes: guardianDeletionEmail(
    'guardian-deletes-account',
    (language) => words[language].guardian_deletes_account,
  ),
  keeps: guardianDeletionEmail(
    'guardian-keeps-account',
    (language) => words[language].guardian_keeps_account,
  ),
};

function guardianDeletionEmail(
  name: string,
  textIn: (language: Language) => (facts: GuardianDeletesAccount) => Omit<EmailText, 'path'>,
): EmailTemplate<GuardianDeletion> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    addressesGuardian: true,
    sample,
    write: inEachLanguage((language) => (facts, { name: product, address }) => {
      const links = { page: `${address}${PAGE}`, contact: `${address}/contact` };
      const until = formatInstant(facts.erase_at, language);
      return { ...textIn(language)({ ...facts, ...links, until, product }), path: PAGE };
    }),
  };
}

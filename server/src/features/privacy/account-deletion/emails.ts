import type { EmailTemplate } from '#platform/channels/email-template.ts';
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
export const guardianDeletionEmails: Record<'deletes' | 'keeps', EmailTemplate<GuardianDeletion>> = {
  deletes: {
    name: 'guardian-deletes-account',
    kind: 'account',
    atOnce: true,
    addressesGuardian: true,
    sample,
    write: inEachLanguage((language) => (facts, { name, address }) => ({
      ...words[language].guardian_deletes_account({
        ...facts,
        until: formatInstant(facts.erase_at, language),
        product: name,
        page: `${address}${PAGE}`,
        contact: `${address}/contact`,
      }),
      path: PAGE,
    })),
  },
  keeps: {
    name: 'guardian-keeps-account',
    kind: 'account',
    atOnce: true,
    addressesGuardian: true,
    sample,
    write: inEachLanguage((language) => (facts, { name, address }) => ({
      ...words[language].guardian_keeps_account({ ...facts, product: name, contact: `${address}/contact` }),
      path: PAGE,
    })),
  },
};

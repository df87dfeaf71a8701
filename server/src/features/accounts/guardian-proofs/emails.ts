import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountEmails');
const path = '/guardian';

export const guardianVerifiedEmail = proofEmail(
  'guardian-verified',
  {},
  (language) => words[language].guardian_verified,
);
export const guardianRejectedEmail = proofEmail(
  'guardian-rejected',
  { reason: 'The name on the document cannot be read.' },
  (language) => words[language].guardian_rejected,
);

function proofEmail<F extends object>(
  name: string,
  sample: F,
  textIn: (
    language: Language,
  ) => (facts: F & Record<'page' | 'contact' | 'product', string>) => Omit<EmailText, 'path'>,
): EmailTemplate<F> {
  return {
    name,
    kind: 'account',
    sample,
    write: inEachLanguage((language) => (facts, { name: product, address }) => ({
      ...textIn(language)({ ...facts, page: `${address}${path}`, contact: `${address}/contact`, product }),
      path,
    })),
  };
}

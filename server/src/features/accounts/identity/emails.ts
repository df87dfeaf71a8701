import type { Language } from '@kirdaar/contract/rules/languages';
import type { Welcome } from '@kirdaar/contract/words/en/accounts/emails';
import type { EmailTemplate, EmailText } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const words = serverWords('accountEmails');

interface NewAccount {
  /** The name of a talent, or the company name of a house if it is known yet. */
  name: string | null;
}

export const welcomeEmails: Record<AccountRole, EmailTemplate<NewAccount>> = {
  talent: welcomeEmail(
    'welcome-talent',
    (language) => words[language].welcome_talent,
    'Asha Verma',
    '/user/complate-profile',
  ),
  production: welcomeEmail(
    'welcome-house',
    (language) => words[language].welcome_house,
    'Monsoon Frames',
    '/production/complete-profile',
  ),
};

function welcomeEmail(
  name: string,
  textIn: (language: Language) => (facts: Welcome) => Omit<EmailText, 'path'>,
  sample: string,
  path: string,
): EmailTemplate<NewAccount> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { name: sample },
    write: inEachLanguage((language) => (account, { name: product, address }) => ({
      ...textIn(language)({ name: account.name, page: `${address}${path}`, product }),
      path,
    })),
  };
}

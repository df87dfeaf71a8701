import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

const words = serverWords('accountEmails');

interface NewAccount {
  /** The name of a talent, or the company name of a house if it is known yet. */
  name: string | null;
}

export const welcomeEmails: Record<AccountRole, EmailTemplate<NewAccount>> = {
  talent: welcomeEmail('welcome-talent', 'welcome_talent', 'Asha Verma', '/user/complate-profile'),
  production: welcomeEmail(
    'welcome-house',
    'welcome_house',
    'Monsoon Frames',
    '/production/complete-profile',
  ),
};

function welcomeEmail(
  name: string,
  text: 'welcome_talent' | 'welcome_house',
  sample: string,
  path: string,
): EmailTemplate<NewAccount> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    sample: { name: sample },
    write: inEachLanguage((language) => (account, { name: product, address }) => ({
      ...words[language][text]({ name: account.name, page: `${address}${path}`, product }),
      path,
    })),
  };
}

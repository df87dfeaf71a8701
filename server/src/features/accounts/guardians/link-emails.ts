import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountEmails');

interface GuardianLink {
  guardian_name: string;
  first_name: string;
  token: string;
}

const PAGE = '/guardian';

/**
 * Asks a guardian for consent. The token follows the # of the URL, because browsers do not send that part to
 * servers.
 */
export const guardianLinkEmail: SecretEmailTemplate<GuardianLink> = {
  name: 'guardian-link',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email', 'sms'],
  sample: { guardian_name: 'Sunita Rao', first_name: 'Tara', token: 'a-sample-of-a-token' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].guardian_link({
      ...facts,
      product: name,
      page: `${address}${PAGE}#token=${facts.token}`,
    }),
    path: PAGE,
  })),
};

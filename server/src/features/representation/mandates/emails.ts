import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('representationEmails');

interface Invitation {
  name: string;
  inviter_name: string;
  note: string;
  token: string;
}

/** Have a link whose token follows the # of the URL, which browsers do not send to servers. */
export const mandateLinkEmails = {
  client: linkEmail('mandate-client', 'client'),
  member: linkEmail('mandate-member', 'member'),
  take_over: linkEmail('mandate-take-over', 'take_over'),
};

function linkEmail(name: string, kind: 'client' | 'member' | 'take_over'): SecretEmailTemplate<Invitation> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    secret: true,
    by: ['email', 'sms'],
    sample: { name: 'Asha Rao', inviter_name: 'Star Agency', note: '', token: 'a-sample-of-a-token' },
    write: inEachLanguage((language) => ({ token, ...facts }, { name: product, address }) => ({
      ...words[language].mandate_link({ ...facts, kind, product, page: `${address}${PAGE}#token=${token}` }),
      path: PAGE,
    })),
  };
}

const PAGE = '/mandate';
const LIST = '/user/account/representation';

interface News {
  /** The other side. */
  name: string;
}

/** Tell one side of a mandate what the other did. */
export const mandateEmails = {
  accepted: newsEmail('mandate-accepted', (language) => words[language].mandate_accepted),
  declined: newsEmail('mandate-declined', (language) => words[language].mandate_declined),
  ended: newsEmail('mandate-ended', (language) => words[language].mandate_ended),
  over: newsEmail('mandate-over', (language) => words[language].mandate_over),
  paused: newsEmail('mandate-paused', (language) => words[language].mandate_paused),
};

type TextIn = (
  language: Language,
) => (name: string, page: string) => ReturnType<typeof words.en.mandate_ended>;

function newsEmail(name: string, textIn: TextIn): EmailTemplate<News> {
  return {
    name,
    kind: 'account',
    sample: { name: 'Star Agency' },
    write: inEachLanguage((language) => ({ name: other }, { address }) => ({
      ...textIn(language)(other, `${address}${LIST}`),
      path: LIST,
    })),
  };
}

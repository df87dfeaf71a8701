import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate, EmailText, SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('accountEmails');

interface Consent {
  guardian_name: string;
  first_name: string;
}

const PAGE = '/guardian';
const sample = { guardian_name: 'Sunita Rao', first_name: 'Tara' };

/** Asks a guardian for consent. Browsers do not send the part of a URL after # to servers. */
export const guardianLinkEmail: SecretEmailTemplate<Consent & { token: string }> = {
  name: 'guardian-link',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email', 'sms'],
  sample: { ...sample, token: 'a-sample-of-a-token' },
  write: inEachLanguage((language) => (facts, { name, address }) => ({
    ...words[language].guardian_link({
      ...facts,
      product: name,
      page: `${address}${PAGE}#token=${facts.token}`,
    }),
    path: PAGE,
  })),
};

type ConsentFacts = Consent & Record<'page' | 'contact' | 'product', string>;

/** Notify the guardian of a consent that it was given or withdrawn, or that another guardian replaced them. */
export const consentEmails = {
  given: consentEmail('consent-given', (language) => words[language].consent_given, PAGE),
  withdrawn: consentEmail('consent-withdrawn', (language) => words[language].consent_withdrawn, PAGE),
  replaced: consentEmail('guardian-replaced', (language) => words[language].guardian_replaced, '/contact'),
};

function consentEmail(
  name: string,
  textIn: (language: Language) => (facts: ConsentFacts) => Omit<EmailText, 'path'>,
  path: string,
): EmailTemplate<Consent> {
  return {
    name,
    kind: 'account',
    atOnce: true,
    addressesGuardian: true,
    sample,
    write: inEachLanguage((language) => (facts, { name: product, address }) => {
      const links = { page: `${address}${PAGE}`, contact: `${address}/contact` };
      return { ...textIn(language)({ ...facts, ...links, product }), path };
    }),
  };
}

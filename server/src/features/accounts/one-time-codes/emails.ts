import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import type { CodePurpose } from '#platform/database/database-types.generated.ts';

const words = serverWords('accountEmails');

interface Code {
  purpose: CodePurpose;
  digits: string;
  /** When the code's registration was made, if the email was registered several times. */
  registered_at?: string;
}

/** Delivers a code, by text message to a mobile number or by email. */
export const codeEmail: SecretEmailTemplate<Code> = {
  name: 'code',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email', 'sms'],
  sample: { purpose: 'change-mobile', digits: '482913' },
  write: inEachLanguage((language) => (facts, { name }) => ({
    ...words[language].one_time_codes_code({
      ...facts,
      registered_at: facts.registered_at && formatInstant(facts.registered_at, language),
      product: name,
    }),
    path: '/',
  })),
};

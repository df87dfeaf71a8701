import type { Language } from '@kirdaar/contract/rules/languages';
import { OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { SecretEmailTemplate } from '#platform/channels/email-template.ts';
import type { CodePurpose } from '#platform/database/database-types.generated.ts';

interface Code {
  purpose: CodePurpose;
  digits: string;
  /** When the code's registration was made, if the email was registered several times. */
  registered_at?: string;
}

const uses: Record<Language, Record<CodePurpose, (product: string) => string>> = {
  en: {
    verify: (product) => `verify your ${product} account`,
    reset: (product) => `choose a new password for ${product}`,
    'change-email': (product) => `use this email address for your ${product} account`,
    guardian: (product) => `decide as a guardian on ${product}`,
    'change-mobile': (product) => `use this mobile number for your ${product} account`,
  },
  hi: {
    verify: (product) => `अपना ${product} खाता सत्यापित करने के लिए`,
    reset: (product) => `${product} के लिए नया पासवर्ड चुनने के लिए`,
    'change-email': (product) => `इस पते को अपने ${product} खाते का ईमेल पता बनाने के लिए`,
    guardian: (product) => `${product} पर अभिभावक के रूप में निर्णय लेने के लिए`,
    'change-mobile': (product) => `इस नंबर को अपने ${product} खाते का मोबाइल नंबर बनाने के लिए`,
  },
};

/** Warns the owner of an email that somebody else may have registered it too, with another password. */
const severalRegistrations: Record<Language, (instant: string) => string> = {
  en: (instant) =>
    `Somebody registered again with this email address. This code is only for the registration of ${instant}. If you did not register at that time, do not enter this code: the account would open with a password that is not yours.`,
  hi: (instant) =>
    `इस ईमेल पते से एक से ज़्यादा बार रजिस्टर किया गया है। यह कोड केवल ${instant} के रजिस्ट्रेशन के लिए है। अगर उस समय आपने रजिस्टर नहीं किया था तो यह कोड दर्ज न करें: खाता किसी और के पासवर्ड से खुल जाएगा।`,
};

/** Delivers a code, by text message to a mobile number or by email. */
export const codeEmail: SecretEmailTemplate<Code> = {
  name: 'code',
  kind: 'account',
  atOnce: true,
  secret: true,
  by: ['email', 'sms'],
  sample: { purpose: 'change-mobile', digits: '482913' },
  write: {
    en: ({ purpose, digits, registered_at }, { name }) => {
      const subject = `${digits} is your ${name} code`;
      const use = `Enter it within ${OTP_MINUTES} minutes to ${uses.en[purpose](name)}.`;
      const warning = 'Our staff will never ask you for it.';
      return {
        subject,
        paragraphs: [
          'Your code is',
          { large: digits },
          use,
          ...(registered_at ? [severalRegistrations.en(formatInstant(registered_at, 'en'))] : []),
        ],
        note: `${warning} If you did not request it, ignore this email.`,
        short: `${subject}. ${use} ${warning}`,
        path: '/',
      };
    },
    hi: ({ purpose, digits, registered_at }, { name }) => {
      const subject = `${digits} आपका ${name} कोड है`;
      const use = `${uses.hi[purpose](name)} यह कोड ${OTP_MINUTES} मिनट के भीतर दर्ज करें।`;
      const warning = 'हमारा कोई भी कर्मचारी आपसे यह कोड कभी नहीं माँगेगा।';
      return {
        subject,
        paragraphs: [
          'आपका कोड है',
          { large: digits },
          use,
          ...(registered_at ? [severalRegistrations.hi(formatInstant(registered_at, 'hi'))] : []),
        ],
        note: `${warning} अगर आपने कोड नहीं माँगा है तो इस ईमेल पर ध्यान न दें।`,
        short: `${subject}। ${use} ${warning}`,
        path: '/',
      };
    },
  },
};

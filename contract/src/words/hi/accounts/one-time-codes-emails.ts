import { OTP_MINUTES } from '#rules/limits.ts';
import type { Code } from '#words/en/accounts/one-time-codes-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/one-time-codes-emails.ts'),
  typeof import('#words/hi/accounts/one-time-codes-emails.ts')
>;

const uses = {
  verify: (product: string) => `अपना ${product} अकाउंट सत्यापित करने के लिए`,
  reset: (product: string) => `${product} के लिए नया पासवर्ड चुनने के लिए`,
  'change-email': (product: string) => `इस पते को अपने ${product} अकाउंट का ईमेल पता बनाने के लिए`,
  guardian: (product: string) => `${product} पर अभिभावक के रूप में निर्णय लेने के लिए`,
  'change-mobile': (product: string) => `इस नंबर को अपने ${product} अकाउंट का मोबाइल नंबर बनाने के लिए`,
};
/** Warns the owner of an email that somebody else may have registered it too, with another password. */
const severalRegistrations = (instant: string) =>
  `इस ईमेल पते से एक से ज़्यादा बार रजिस्टर किया गया है। यह कोड सिर्फ़ ${instant} के रजिस्ट्रेशन के लिए है। अगर उस समय आपने रजिस्टर नहीं किया था तो यह कोड न भरें: अकाउंट किसी और के पासवर्ड से खुल जाएगा।`;

export const code = ({ purpose, digits, registered_at, product }: Code) => {
  const subject = `${digits} आपका ${product} कोड है`;
  const use = `${uses[purpose](product)} यह कोड ${OTP_MINUTES} मिनट के भीतर भरें।`;
  const warning = 'हमारा कोई भी कर्मचारी आपसे यह कोड कभी नहीं माँगेगा।';
  return {
    subject,
    paragraphs: [
      'आपका कोड है',
      { large: digits },
      use,
      ...(registered_at ? [severalRegistrations(registered_at)] : []),
    ],
    note: `${warning} अगर आपने कोड नहीं माँगा है तो इस ईमेल पर ध्यान न दें।`,
    short: `${subject}। ${use} ${warning}`,
  };
};

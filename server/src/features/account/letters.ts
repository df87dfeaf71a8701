import type { Language } from '@kirdaar/contract/rules/messages';
import type { AccountRole, NoticeKind } from '#platform/database-types.generated.ts';
import type { Letter } from '#platform/letter.ts';
import { writeInstant } from '#platform/written-time.ts';

interface Happening {
  role: AccountRole;
  device: string | null;
  created_at: string;
}

const happenings: Record<NoticeKind, Record<Language, { subject: string; event: string }>> = {
  'password-reset': {
    en: {
      subject: 'new password',
      event: 'A new password was chosen with a code sent to this address. Every device is logged out.',
    },
    hi: {
      subject: 'नया पासवर्ड',
      event: 'इस पते पर भेजे गए कोड से नया पासवर्ड चुना गया। सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    },
  },
  'password-changed': {
    en: { subject: 'new password', event: 'The password was changed. Every other device is logged out.' },
    hi: { subject: 'नया पासवर्ड', event: 'पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।' },
  },
  'email-changed': {
    en: {
      subject: 'new email address',
      event: 'The account has a new email address. Letters no longer come here.',
    },
    hi: {
      subject: 'नया ईमेल पता',
      event: 'खाते का ईमेल पता बदल गया है। अब पत्र इस पते पर नहीं आएँगे।',
    },
  },
  'mobile-changed': {
    en: { subject: 'new mobile number', event: 'The account has a new mobile number.' },
    hi: { subject: 'नया मोबाइल नंबर', event: 'खाते का मोबाइल नंबर बदल गया है।' },
  },
  'second-factor-added': {
    en: {
      subject: 'two-step login is on',
      event: 'Logging in now asks for a code of an authenticator app too. Every other device is logged out.',
    },
    hi: {
      subject: 'दो चरणों वाला लॉगिन चालू है',
      event: 'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड भी माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    },
  },
  'second-factor-removed': {
    en: {
      subject: 'two-step login is off',
      event:
        'Logging in no longer asks for a code of an authenticator app. Every other device is logged out.',
    },
    hi: {
      subject: 'दो चरणों वाला लॉगिन बंद है',
      event: 'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड नहीं माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    },
  },
  'recovery-code-used': {
    en: {
      subject: 'a recovery code was used',
      event: 'A recovery code was used in place of the authenticator app. It works only once.',
    },
    hi: {
      subject: 'रिकवरी कोड का उपयोग हुआ',
      event: 'ऑथेंटिकेटर ऐप की जगह रिकवरी कोड का उपयोग किया गया। यह कोड केवल एक बार काम करता है।',
    },
  },
  'new-device': {
    en: {
      subject: 'login from a new device',
      event: 'Someone logged in from a device we have not seen before.',
    },
    hi: {
      subject: 'नए डिवाइस से लॉगिन',
      event: 'किसी ने ऐसे डिवाइस से लॉगिन किया है जिसे हमने पहले नहीं देखा था।',
    },
  },
};

/** Tells the owner what happened to the account, so that a stranger's doing does not go unseen. */
export const safetyLetters: Record<NoticeKind, Letter<Happening>> = {
  'password-reset': safetyLetter('password-reset'),
  'password-changed': safetyLetter('password-changed'),
  'email-changed': safetyLetter('email-changed'),
  'mobile-changed': safetyLetter('mobile-changed'),
  'second-factor-added': safetyLetter('second-factor-added'),
  'second-factor-removed': safetyLetter('second-factor-removed'),
  'recovery-code-used': safetyLetter('recovery-code-used'),
  'new-device': safetyLetter('new-device'),
};

function safetyLetter(kind: NoticeKind): Letter<Happening> {
  return {
    name: kind,
    kind: 'account',
    atOnce: true,
    sample: { role: 'talent', device: 'Firefox on Linux', created_at: '2026-12-01T05:00:00Z' },
    write: {
      en: (happening, { name, address }) => {
        const subject = `Your ${name} account: ${happenings[kind].en.subject}`;
        return {
          subject,
          paragraphs: [happenings[kind].en.event, whenAndWhere(happening, 'en')],
          note: `If this was you, there is nothing to do. If not, tell us at once: ${address}/contact`,
          short: `${subject}. If this was not you, tell us at once.`,
          path: pathOf(happening),
        };
      },
      hi: (happening, { name, address }) => {
        const subject = `आपका ${name} खाता: ${happenings[kind].hi.subject}`;
        return {
          subject,
          paragraphs: [happenings[kind].hi.event, whenAndWhere(happening, 'hi')],
          note: `अगर यह आपने किया है तो आपको कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो हमें तुरंत बताएँ: ${address}/contact`,
          short: `${subject}। अगर यह आपने नहीं किया है तो हमें तुरंत बताएँ।`,
          path: pathOf(happening),
        };
      },
    },
  };
}

function whenAndWhere({ device, created_at }: Happening, language: Language): string {
  const time = writeInstant(created_at, language);
  return device ? `${device}, ${time}` : time;
}

function pathOf({ role }: Happening): string {
  return role === 'talent' ? '/user/account' : '/production/account';
}

import type { Language } from '@kirdaar/contract/rules/languages';
import { formatInstant } from '@kirdaar/contract/words/format-date';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { AccountRole, SecurityNoticeKind } from '#platform/database/database-types.generated.ts';

interface SecurityEvent {
  role: AccountRole;
  device: string | null;
  created_at: string;
}

/** The event, as a subject line and as a sentence. */
type EventText = readonly [subject: string, event: string];

const eventTexts: Record<Language, Record<SecurityNoticeKind, EventText>> = {
  en: {
    'password-reset': [
      'new password',
      'Your password was reset with a code sent to this email address. All devices have been logged out.',
    ],
    'password-changed': [
      'new password',
      'Your password was changed. All other devices have been logged out.',
    ],
    'email-changed': [
      'new email address',
      'The email address of your account was changed. We will not email this address any more.',
    ],
    'mobile-changed': ['new mobile number', 'The mobile number of your account was changed.'],
    'second-factor-added': [
      'two-step login is on',
      'You now need a code from your authenticator app to log in. All other devices have been logged out.',
    ],
    'second-factor-removed': [
      'two-step login is off',
      'You no longer need a code from an authenticator app to log in. All other devices have been logged out.',
    ],
    'recovery-code-used': [
      'a recovery code was used',
      'Someone logged in with a recovery code instead of a code from the authenticator app. That recovery code no longer works.',
    ],
    'deletion-requested': [
      'deletion requested',
      'Your account will be deleted in 30 days, with your profile and applications. Log in before then to keep it.',
    ],
    'deletion-cancelled': [
      'your account is kept',
      'You logged in, so your account will not be deleted. Everything is as it was.',
    ],
    'passkey-added': [
      'new passkey',
      'A passkey was added. It logs in to your account without your password.',
    ],
    'passkey-removed': ['passkey removed', 'A passkey was removed. It no longer logs in to your account.'],
    'api-key-created': [
      'new API key',
      'An API key was created. A program that has it can use your account within the limits you chose. Choose a new password if this was not you: that ends all keys.',
    ],
    'new-device': ['login from a new device', 'Someone logged in from a device we have not seen before.'],
  },
  hi: {
    'password-reset': [
      'नया पासवर्ड',
      'इस पते पर भेजे गए कोड से नया पासवर्ड चुना गया। सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    ],
    'password-changed': ['नया पासवर्ड', 'पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।'],
    'email-changed': ['नया ईमेल पता', 'खाते का ईमेल पता बदल गया है। अब इस पते पर ईमेल नहीं भेजे जाएँगे।'],
    'mobile-changed': ['नया मोबाइल नंबर', 'खाते का मोबाइल नंबर बदल गया है।'],
    'second-factor-added': [
      'दो चरणों वाला लॉगिन चालू है',
      'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड भी माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    ],
    'second-factor-removed': [
      'दो चरणों वाला लॉगिन बंद है',
      'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड नहीं माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
    ],
    'recovery-code-used': [
      'रिकवरी कोड का उपयोग हुआ',
      'ऑथेंटिकेटर ऐप के कोड की जगह रिकवरी कोड से लॉगिन किया गया। वह रिकवरी कोड अब काम नहीं करेगा।',
    ],
    'deletion-requested': [
      'खाता हटाने का अनुरोध',
      'आपका खाता, प्रोफ़ाइल और आवेदन 30 दिन बाद हटा दिए जाएँगे। खाता रखना हो तो उससे पहले लॉग इन करें।',
    ],
    'deletion-cancelled': [
      'आपका खाता बना रहेगा',
      'आपने लॉग इन किया, इसलिए खाता नहीं हटाया जाएगा। सब कुछ पहले जैसा है।',
    ],
    'passkey-added': ['नई पासकी', 'एक पासकी जोड़ी गई है। उससे पासवर्ड के बिना आपके खाते में लॉगिन किया जा सकता है।'],
    'passkey-removed': ['पासकी हटाई गई', 'एक पासकी हटा दी गई है। अब उससे आपके खाते में लॉगिन नहीं किया जा सकता।'],
    'api-key-created': [
      'नई API कुंजी',
      'एक API कुंजी बनाई गई है। जिस प्रोग्राम के पास यह होगी, वह चुनी गई सीमाओं में आपके खाते का उपयोग कर सकेगा। अगर यह आपने नहीं किया तो नया पासवर्ड चुनें: उससे सभी कुंजियाँ बंद हो जाती हैं।',
    ],
    'new-device': ['नए डिवाइस से लॉगिन', 'किसी ने ऐसे डिवाइस से लॉगिन किया है जिसे हमने पहले नहीं देखा था।'],
  },
};

/** Notifies the owner of security events, so that changes by a stranger are noticed. */
export const securityEmails: Record<SecurityNoticeKind, EmailTemplate<SecurityEvent>> = {
  'password-reset': securityEmail('password-reset'),
  'password-changed': securityEmail('password-changed'),
  'email-changed': securityEmail('email-changed'),
  'mobile-changed': securityEmail('mobile-changed'),
  'second-factor-added': securityEmail('second-factor-added'),
  'second-factor-removed': securityEmail('second-factor-removed'),
  'recovery-code-used': securityEmail('recovery-code-used'),
  'deletion-requested': securityEmail('deletion-requested'),
  'deletion-cancelled': securityEmail('deletion-cancelled'),
  'passkey-added': securityEmail('passkey-added'),
  'passkey-removed': securityEmail('passkey-removed'),
  'api-key-created': securityEmail('api-key-created'),
  'new-device': securityEmail('new-device'),
};

function securityEmail(kind: SecurityNoticeKind): EmailTemplate<SecurityEvent> {
  return {
    name: kind,
    kind: 'account',
    atOnce: true,
    sample: { role: 'talent', device: 'Firefox on Linux', created_at: '2026-12-01T05:00:00Z' },
    write: {
      en: (happening, { name, address }) => {
        const [happened, event] = eventTexts.en[kind];
        const subject = `Your ${name} account: ${happened}`;
        return {
          subject,
          paragraphs: [event, whenAndWhere(happening, 'en')],
          note: `If this was you, you don’t need to do anything. If not, contact us immediately: ${address}/contact`,
          short: `${subject}. If this was not you, contact us immediately.`,
          path: pathOf(happening),
        };
      },
      hi: (happening, { name, address }) => {
        const [happened, event] = eventTexts.hi[kind];
        const subject = `आपका ${name} खाता: ${happened}`;
        return {
          subject,
          paragraphs: [event, whenAndWhere(happening, 'hi')],
          note: `अगर यह आपने किया है तो आपको कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो हमें तुरंत बताएँ: ${address}/contact`,
          short: `${subject}। अगर यह आपने नहीं किया है तो हमें तुरंत बताएँ।`,
          path: pathOf(happening),
        };
      },
    },
  };
}

function whenAndWhere({ device, created_at }: SecurityEvent, language: Language): string {
  const time = formatInstant(created_at, language);
  return device ? `${device}, ${time}` : time;
}

function pathOf({ role }: SecurityEvent): string {
  return role === 'talent' ? '/user/account' : '/production/account';
}

import type { SecurityNotice } from '#words/en/accounts/account-settings-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/account-settings-emails.ts'),
  typeof import('#words/hi/accounts/account-settings-emails.ts')
>;

/** Each event, as the end of a subject line and as a sentence. */
const events = {
  'password-reset': [
    'नया पासवर्ड',
    'इस पते पर भेजे गए कोड से नया पासवर्ड चुना गया। सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  ],
  'password-changed': ['नया पासवर्ड', 'पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।'],
  'email-changed': ['नया ईमेल पता', 'अकाउंट का ईमेल पता बदल गया है। अब इस पते पर ईमेल नहीं भेजे जाएँगे।'],
  'mobile-changed': ['नया मोबाइल नंबर', 'अकाउंट का मोबाइल नंबर बदल गया है।'],
  'second-factor-added': [
    'दो चरणों वाला लॉगिन चालू है',
    'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड भी माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  ],
  'second-factor-removed': [
    'दो चरणों वाला लॉगिन बंद है',
    'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड नहीं माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  ],
  'recovery-code-used': [
    'रिकवरी कोड का इस्तेमाल हुआ',
    'ऑथेंटिकेटर ऐप के कोड की जगह रिकवरी कोड से लॉगिन किया गया। वह रिकवरी कोड अब काम नहीं करेगा।',
  ],
  'deletion-requested': [
    'अकाउंट हटाने का अनुरोध',
    'आपका अकाउंट, प्रोफ़ाइल और आवेदन 30 दिन बाद हटा दिए जाएँगे। अकाउंट रखना हो तो उससे पहले लॉग इन करें।',
  ],
  'deletion-cancelled': ['अकाउंट नहीं हटाया जाएगा', 'आपने लॉग इन किया, इसलिए अकाउंट नहीं हटाया जाएगा।'],
  'passkey-added': ['नई पासकी', 'एक पासकी जोड़ी गई है। उससे पासवर्ड के बिना आपके अकाउंट में लॉगिन किया जा सकता है।'],
  'passkey-removed': ['पासकी हटाई गई', 'एक पासकी हटा दी गई है। अब उससे आपके अकाउंट में लॉगिन नहीं किया जा सकता।'],
  'api-key-created': [
    'नई API कुंजी',
    'एक API कुंजी बनाई गई है। जिस प्रोग्राम के पास यह होगी, वह चुनी गई सीमाओं में आपके अकाउंट का इस्तेमाल कर सकेगा। अगर यह आपने नहीं किया है तो नया पासवर्ड चुनें। इससे आपकी सभी कुंजियाँ हट जाएँगी।',
  ],
  'new-device': ['नए डिवाइस से लॉगिन', 'किसी ने ऐसे डिवाइस से लॉगिन किया है जिसे हमने पहले नहीं देखा था।'],
} as const;

export const security_notice = ({ kind, when_and_where, contact, product }: SecurityNotice) => {
  const [happened, event] = events[kind];
  const subject = `आपका ${product} अकाउंट: ${happened}`;
  return {
    subject,
    paragraphs: [event, when_and_where],
    note: `अगर यह आपने किया है तो आपको कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो हमें तुरंत बताएँ: ${contact}`,
    short: `${subject}। अगर यह आपने नहीं किया है तो हमें तुरंत बताएँ।`,
  };
};

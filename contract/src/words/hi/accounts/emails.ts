import { EMAIL_UNDO_DAYS, OTP_MINUTES } from '#rules/limits.ts';
import type {
  Code,
  ConsentGiven,
  ConsentWithdrawn,
  EmailChangeUndo,
  GuardianLink,
  GuardianReplaced,
  GuardianVerified,
  SecurityNotice,
  Welcome,
} from '#words/en/accounts/emails.ts';

export const welcome_talent = ({ name, page, product }: Welcome) => ({
  subject: `${product} पर आपका स्वागत है`,
  paragraphs: [
    ...(name ? [`${name} जी, आपका स्वागत है।`] : []),
    'आपका अकाउंट सत्यापित हो गया है। प्रोडक्शन हाउस आपकी प्रोफ़ाइल देखकर चुनते हैं, इसलिए शुरुआत यहीं से करें: अपनी जानकारी, फ़ोटो और एक छोटा वीडियो जोड़ें।',
    'फिर अपने लिए उपयुक्त कास्टिंग कॉल पर आवेदन करें। अपने आवेदन का हर चरण आप मुफ़्त में देख सकते हैं।',
    `अपनी प्रोफ़ाइल यहाँ पूरी करें: ${page}`,
  ],
  note: 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
  short: `${product} पर आपका स्वागत है। अपनी प्रोफ़ाइल पूरी करें, फिर उपयुक्त कास्टिंग कॉल के लिए आवेदन करें।`,
});

export const welcome_house = ({ name, page, product }: Welcome) => ({
  subject: `${product} पर आपका स्वागत है`,
  paragraphs: [
    ...(name ? [`${name}, आपका स्वागत है।`] : []),
    'आपका अकाउंट सत्यापित हो गया है। कलाकार जानना चाहते हैं कि कास्टिंग कौन कर रहा है, इसलिए शुरुआत अपनी कंपनी की प्रोफ़ाइल से करें।',
    'फिर अपना पहला कास्टिंग कॉल पोस्ट करें। अपनी टीम के साथ एक ही जगह पर आवेदन देखें, कलाकारों को ऑडिशन के लिए बुलाएँ और ऑफ़र भेजें।',
    `अपनी कंपनी की प्रोफ़ाइल यहाँ पूरी करें: ${page}`,
  ],
  note: 'कास्टिंग कॉल में कलाकारों से पैसे नहीं माँगे जा सकते।',
  short: `${product} पर आपका स्वागत है। अपनी कंपनी की प्रोफ़ाइल पूरी करें, फिर अपना पहला कास्टिंग कॉल पोस्ट करें।`,
});

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

export const one_time_codes_code = ({ purpose, digits, registered_at, product }: Code) => {
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

/** Each event, as the end of a subject line and as a sentence. */
const events = {
  'password-reset': [
    'नया पासवर्ड',
    'इस पते पर भेजे गए कोड से नया पासवर्ड चुना गया। सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  ],
  'password-changed': ['नया पासवर्ड', 'पासवर्ड बदला गया। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।'],
  'email-changed': ['नया ईमेल पता', 'अकाउंट का ईमेल पता बदल गया है। अब इस पते पर ईमेल नहीं भेजे जाएँगे।'],
  'mobile-changed': ['नया मोबाइल नंबर', 'अकाउंट का मोबाइल नंबर बदल गया है।'],
  'two-factor-added': [
    'दो चरणों वाला लॉगिन चालू है',
    'अब लॉगिन के समय ऑथेंटिकेटर ऐप का कोड भी माँगा जाएगा। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
  ],
  'two-factor-removed': [
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

export const email_change_undo = ({ changed_at, page, product }: EmailChangeUndo) => {
  const subject = `आपका ${product} अकाउंट: नया ईमेल पता`;
  return {
    subject,
    paragraphs: [
      `${changed_at} को आपके अकाउंट का ईमेल पता बदला गया। अब इस पते पर ईमेल नहीं भेजे जाएँगे।`,
      `अगर यह आपने नहीं किया है तो यही पता वापस पाने और सभी डिवाइस लॉग आउट करने के लिए यह लिंक खोलें: ${page}`,
      `यह लिंक ${EMAIL_UNDO_DAYS} दिनों के भीतर सिर्फ़ एक बार काम करता है।`,
    ],
    note: 'अगर यह आपने किया है तो आपको कुछ करने की ज़रूरत नहीं है।',
    short: `${subject}। अगर यह आपने नहीं किया है तो अपने ईमेल में दिया लिंक खोलें।`,
  };
};

export const guardian_link = ({ guardian_name, first_name, page, product }: GuardianLink) => ({
  subject: `${product} पर ${first_name} के अभिभावक के रूप में आपका नाम दिया गया है`,
  paragraphs: [
    `आदरणीय ${guardian_name} जी, ${first_name} का ${product} पर अकाउंट है, जहाँ प्रोडक्शन हाउस कलाकार चुनते हैं। वहाँ माता-पिता या अभिभावक के रूप में आपका नाम दिया गया है।`,
    `पढ़ें कि सहमति किस बात की है, फिर निर्णय लें: ${page}`,
    'आपकी सहमति के बिना न तो प्रोफ़ाइल किसी को दिखेगी, न ही कोई आवेदन भेजा जाएगा।',
    'यह लिंक सँभालकर रखें। इससे आप कभी भी अपने विकल्प बदल सकते हैं या सहमति वापस ले सकते हैं।',
  ],
  note: 'अगर आप इस बच्चे को नहीं जानते तो इस ईमेल को अनदेखा करें। आपकी सहमति के बिना कुछ नहीं होगा।',
  short: `${product} पर ${first_name} के अभिभावक के रूप में आपका नाम दिया गया है। पढ़ें और निर्णय लें: ${page}`,
});

export const consent_given = ({ guardian_name, first_name, page, contact, product }: ConsentGiven) => ({
  subject: `${first_name} के लिए आपकी सहमति दर्ज हो गई है`,
  paragraphs: [
    `आदरणीय ${guardian_name} जी, ${product} पर आपको ${first_name} के अभिभावक के रूप में दर्ज किया गया है और प्रोफ़ाइल के लिए आपकी सहमति ली गई है।`,
    'आवेदन, ऑडिशन और ऑफ़र पर निर्णय आपका होता है और इनकी सूचना आपको दी जाती है।',
    `हमारे भेजे लिंक से आप कभी भी अपने विकल्प बदल सकते हैं या सहमति वापस ले सकते हैं। लिंक न मिले तो यहाँ से फिर मँगाएँ: ${page}`,
  ],
  note: `अगर आपको इसकी जानकारी नहीं है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${product} पर आपको सहमति सहित ${first_name} के अभिभावक के रूप में दर्ज किया गया है। अगर आपको इसकी जानकारी नहीं है तो हमें बताएँ या सहमति वापस लें।`,
});

export const guardian_verified = ({ guardian_name, page, contact, product }: GuardianVerified) => ({
  subject: `${product} ने आपकी पहचान जाँच ली है`,
  paragraphs: [
    `आदरणीय ${guardian_name} जी, हमने आपके दस्तावेज़ जाँच लिए हैं और उन्हें हटा दिया है। अब आपको किसी भी बच्चे के लिए इन्हें दोबारा नहीं भेजना होगा।`,
    `जिस बच्चे के लिए आपने सहमति दी है, उसकी प्रोफ़ाइल अब आपकी पसंद के अनुसार दिख सकती है और वह आवेदन कर सकता है। अपनी पसंद आप यहाँ बदल सकते हैं: ${page}`,
  ],
  note: `अगर आपने हमें दस्तावेज़ नहीं भेजे, तो हमें तुरंत बताएँ: ${contact}`,
  short: `${product} ने आपके दस्तावेज़ जाँच लिए हैं। जिस बच्चे के लिए आपने सहमति दी है, वह अब आवेदन कर सकता है।`,
});

export const guardian_rejected = ({
  guardian_name,
  reason,
  page,
  contact,
  product,
}: GuardianVerified & { reason: string }) => ({
  subject: 'कृपया अपने दस्तावेज़ फिर से भेजें',
  paragraphs: [
    `आदरणीय ${guardian_name} जी, आपके दस्तावेज़ों से आपकी पहचान की पुष्टि नहीं हो सकी: ${reason}`,
    `हमने उन्हें हटा दिया है। अपना पेज खोलकर दूसरे दस्तावेज़ भेजें: ${page}`,
    'तब तक बच्चे की प्रोफ़ाइल किसी को नहीं दिखेगी और कोई आवेदन नहीं भेजा जा सकेगा।',
  ],
  note: `अगर आपने हमें दस्तावेज़ नहीं भेजे, तो हमें तुरंत बताएँ: ${contact}`,
  short: `${product} आपके दस्तावेज़ों से आपकी पहचान की पुष्टि नहीं कर सका: ${reason} दूसरे दस्तावेज़ भेजें: ${page}`,
});

export const consent_withdrawn = ({ guardian_name, first_name, page, contact }: ConsentWithdrawn) => ({
  subject: `${first_name} के लिए आपकी सहमति वापस ले ली गई है`,
  paragraphs: [
    `आदरणीय ${guardian_name} जी, ${first_name} के लिए आपकी सहमति वापस ले ली गई है। अब प्रोफ़ाइल किसी को नहीं दिखेगी। आवेदन ख़त्म हो गए हैं और प्रोडक्शन हाउस उन्हें नहीं देख सकते।`,
    `सहमति कभी भी फिर से दी जा सकती है: ${page}`,
  ],
  note: `अगर यह आपने नहीं किया है तो हमें तुरंत बताएँ: ${contact}`,
  short: `${first_name} के लिए आपकी सहमति वापस ले ली गई है। अब प्रोफ़ाइल किसी को नहीं दिखेगी।`,
});

export const guardian_replaced = ({ guardian_name, first_name, contact }: GuardianReplaced) => {
  const text = `${first_name} के लिए आपकी जगह किसी दूसरे अभिभावक या दूसरे नंबर को दर्ज किया गया है।`;
  return {
    subject: `${first_name} के लिए दूसरे अभिभावक दर्ज किए गए हैं`,
    paragraphs: [`आदरणीय ${guardian_name} जी,`, text],
    note: `अगर आप इससे सहमत नहीं हैं तो हमें तुरंत बताएँ: ${contact}`,
    short: `${text} अगर आप इससे सहमत नहीं हैं तो हमें तुरंत बताएँ।`,
  };
};

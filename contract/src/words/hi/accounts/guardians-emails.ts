import type {
  ConsentGiven,
  ConsentWithdrawn,
  GuardianLink,
  GuardianReplaced,
} from '#words/en/accounts/guardians-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/guardians-emails.ts'),
  typeof import('#words/hi/accounts/guardians-emails.ts')
>;

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

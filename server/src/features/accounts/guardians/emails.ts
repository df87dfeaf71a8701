import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Consent {
  guardian_name: string;
  first_name: string;
}

/** The guardian's own page, to which the link of the first message leads. */
const PAGE = '/guardian';
const sample = { guardian_name: 'Sunita Rao', first_name: 'Tara' };

/** Confirms the consent to the guardian who gave it. */
export const consentGivenEmail: EmailTemplate<Consent> = {
  name: 'consent-given',
  kind: 'account',
  atOnce: true,
  sample,
  write: {
    en: ({ guardian_name, first_name }, { name, address }) => ({
      subject: `We have recorded your consent for ${first_name}`,
      paragraphs: [
        `Dear ${guardian_name}, you are registered as the guardian of ${first_name} on ${name}, and you agreed to the profile.`,
        'You decide on applications, auditions and offers, and we notify you about them.',
        `You can change your choices or withdraw your consent at any time, with the link we sent you. If you no longer have it, ask for it here: ${address}${PAGE}`,
      ],
      note: `If you did not agree to this, contact us immediately: ${address}/contact`,
      short: `You are registered as the guardian of ${first_name} on ${name}, with your consent. If you did not agree to this, contact us or withdraw your consent.`,
      path: PAGE,
    }),
    hi: ({ guardian_name, first_name }, { name, address }) => ({
      subject: `${first_name} के लिए आपकी सहमति दर्ज हो गई है`,
      paragraphs: [
        `आदरणीय ${guardian_name} जी, ${name} पर आपको ${first_name} के अभिभावक के रूप में दर्ज किया गया है और प्रोफ़ाइल के लिए आपकी सहमति ली गई है।`,
        'आवेदन, ऑडिशन और प्रस्तावों पर निर्णय आपका होता है और इनकी सूचना आपको दी जाती है।',
        `हमारे भेजे लिंक से आप कभी भी अपने विकल्प बदल सकते हैं या सहमति वापस ले सकते हैं। लिंक न मिले तो यहाँ से फिर मँगाएँ: ${address}${PAGE}`,
      ],
      note: `अगर आपको इसकी जानकारी नहीं है तो हमें तुरंत बताएँ: ${address}/contact`,
      short: `${name} पर आपको सहमति सहित ${first_name} के अभिभावक के रूप में दर्ज किया गया है। अगर आपको इसकी जानकारी नहीं है तो हमें बताएँ या सहमति वापस लें।`,
      path: PAGE,
    }),
  },
};

/** Notifies the guardian that the consent was withdrawn. */
export const consentWithdrawnEmail: EmailTemplate<Consent> = {
  name: 'consent-withdrawn',
  kind: 'account',
  atOnce: true,
  sample,
  write: {
    en: ({ guardian_name, first_name }, { address }) => ({
      subject: `The consent for ${first_name} was withdrawn`,
      paragraphs: [
        `Dear ${guardian_name}, your consent for ${first_name} was withdrawn. The profile is now hidden.`,
        `You can give your consent again at any time: ${address}${PAGE}`,
      ],
      note: `If this was not you, contact us immediately: ${address}/contact`,
      short: `The consent for ${first_name} was withdrawn. The profile is now hidden.`,
      path: PAGE,
    }),
    hi: ({ guardian_name, first_name }, { address }) => ({
      subject: `${first_name} के लिए आपकी सहमति वापस ले ली गई है`,
      paragraphs: [
        `आदरणीय ${guardian_name} जी, ${first_name} के लिए आपकी सहमति वापस ले ली गई है। अब प्रोफ़ाइल किसी को नहीं दिखेगी।`,
        `सहमति कभी भी फिर से दी जा सकती है: ${address}${PAGE}`,
      ],
      note: `अगर यह आपने नहीं किया है तो हमें तुरंत बताएँ: ${address}/contact`,
      short: `${first_name} के लिए आपकी सहमति वापस ले ली गई है। अब प्रोफ़ाइल किसी को नहीं दिखेगी।`,
      path: PAGE,
    }),
  },
};

/** Notifies a guardian that another number has replaced theirs. */
export const guardianReplacedEmail: EmailTemplate<Consent> = {
  name: 'guardian-replaced',
  kind: 'account',
  atOnce: true,
  sample,
  write: {
    en: ({ guardian_name, first_name }, { address }) => {
      const text = `You are no longer registered as the guardian of ${first_name}: another guardian or another mobile number was entered.`;
      return {
        subject: `Another guardian was registered for ${first_name}`,
        paragraphs: [`Dear ${guardian_name},`, text],
        note: `If you did not agree to this, contact us immediately: ${address}/contact`,
        short: `${text} If you did not agree to this, contact us immediately.`,
        path: '/contact',
      };
    },
    hi: ({ guardian_name, first_name }, { address }) => {
      const text = `${first_name} के लिए आपकी जगह किसी दूसरे अभिभावक या दूसरे नंबर को दर्ज किया गया है।`;
      return {
        subject: `${first_name} के लिए दूसरे अभिभावक दर्ज किए गए हैं`,
        paragraphs: [`आदरणीय ${guardian_name} जी,`, text],
        note: `अगर आप इससे सहमत नहीं हैं तो हमें तुरंत बताएँ: ${address}/contact`,
        short: `${text} अगर आप इससे सहमत नहीं हैं तो हमें तुरंत बताएँ।`,
        path: '/contact',
      };
    },
  },
};

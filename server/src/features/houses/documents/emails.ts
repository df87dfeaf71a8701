import { formatDay } from '@kirdaar/contract/words/format-date';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

const path = '/production/complete-profile';

/** Tells a house that staff verified it by its documents. */
export const houseVerifiedEmail: EmailTemplate<object> = {
  name: 'house-verified',
  kind: 'account',
  sample: {},
  write: {
    en: (_facts, { address }) => ({
      subject: 'Your production house is verified',
      paragraphs: [
        'We checked your company document. Your casting calls now show the badge “Verified by documents”.',
        'You see the contact details of your applicants and can cast children.',
        `${address}${path}`,
      ],
      note: 'We have deleted the file you sent.',
      short: 'Your production house is verified by documents.',
      path,
    }),
    hi: (_facts, { address }) => ({
      subject: 'आपका प्रोडक्शन हाउस सत्यापित हो गया',
      paragraphs: [
        'हमने आपकी कंपनी का दस्तावेज़ जाँच लिया है। आपके कास्टिंग कॉल पर अब “Verified by documents” बैज दिखता है।',
        'अब आप आवेदकों के संपर्क विवरण देख सकते हैं और बच्चों को कास्ट कर सकते हैं।',
        `${address}${path}`,
      ],
      note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
      short: 'आपका प्रोडक्शन हाउस दस्तावेज़ों से सत्यापित हो गया है।',
      path,
    }),
  },
};

/** Tells a house that staff could not accept its document, and why. */
export const houseRefusedEmail: EmailTemplate<{ reason: string }> = {
  name: 'house-refused',
  kind: 'account',
  sample: { reason: 'The name on the card cannot be read.' },
  write: {
    en: ({ reason }, { address }) => ({
      subject: 'We couldn’t accept your company document',
      paragraphs: ['Our team says:', reason, `Send another document: ${address}${path}`],
      note: 'We have deleted the file you sent.',
      short: `We couldn’t accept your company document: ${reason}`,
      path,
    }),
    hi: ({ reason }, { address }) => ({
      subject: 'आपकी कंपनी का दस्तावेज़ स्वीकार नहीं हुआ',
      paragraphs: ['हमारी टीम का संदेश:', reason, `दूसरा दस्तावेज़ भेजें: ${address}${path}`],
      note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
      short: `आपकी कंपनी का दस्तावेज़ स्वीकार नहीं हुआ: ${reason}`,
      path,
    }),
  },
};

interface End {
  /** The last day on which the document is valid. */
  day: string;
}

/** Tells a house in time that its verification ends. */
export const verificationEndsEmail: EmailTemplate<End> = {
  name: 'house-verification-ends',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: {
    en: ({ day }, { address }) => {
      const text = `The document that verifies your production house is valid until ${formatDay(day, 'en')}.`;
      return {
        subject: 'Your verification ends soon',
        paragraphs: [
          `${text} Send a current one before, so that you keep the badge, the contact details of applicants and casting calls for anyone under 18.`,
          `${address}${path}`,
        ],
        note: 'You get this email because you belong to the team of this production house.',
        short: `${text} Send a current one before.`,
        path,
      };
    },
    hi: ({ day }, { address }) => {
      const text = `आपके प्रोडक्शन हाउस को सत्यापित करने वाला दस्तावेज़ ${formatDay(day, 'hi')} तक मान्य है।`;
      return {
        subject: 'आपका सत्यापन जल्द समाप्त होगा',
        paragraphs: [
          `${text} उससे पहले नया दस्तावेज़ भेजें, ताकि बैज, आवेदकों के संपर्क विवरण और 18 साल से कम उम्र वालों के कास्टिंग कॉल बने रहें।`,
          `${address}${path}`,
        ],
        note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
        short: `${text} उससे पहले नया दस्तावेज़ भेजें।`,
        path,
      };
    },
  },
};

/** Tells a house that its verification has ended, and what that means. */
export const verificationEndedEmail: EmailTemplate<End> = {
  name: 'house-verification-ended',
  kind: 'account',
  sample: { day: '2026-12-20' },
  write: {
    en: ({ day }, { address }) => {
      const text = `Your production house is no longer verified: its document was valid until ${formatDay(day, 'en')}.`;
      return {
        subject: 'Your verification has ended',
        paragraphs: [
          text,
          'Your casting calls no longer show the badge, and you do not see the contact details of applicants. We took down your casting calls for anyone under 18.',
          `Send a current document: ${address}${path}`,
        ],
        note: 'You get this email because you belong to the team of this production house.',
        short: `${text} Send a current document.`,
        path,
      };
    },
    hi: ({ day }, { address }) => {
      const text = `आपका प्रोडक्शन हाउस अब सत्यापित नहीं है: उसका दस्तावेज़ ${formatDay(day, 'hi')} तक मान्य था।`;
      return {
        subject: 'आपका सत्यापन समाप्त हो गया',
        paragraphs: [
          text,
          'अब आपके कास्टिंग कॉल पर बैज नहीं दिखता और आवेदकों के संपर्क विवरण आपको नहीं दिखते। 18 साल से कम उम्र वालों के आपके कास्टिंग कॉल हमने हटा दिए हैं।',
          `नया दस्तावेज़ भेजें: ${address}${path}`,
        ],
        note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
        short: `${text} नया दस्तावेज़ भेजें।`,
        path,
      };
    },
  },
};

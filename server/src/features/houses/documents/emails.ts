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

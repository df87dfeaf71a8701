import type {
  HouseRefused,
  HouseVerificationEnded,
  HouseVerificationEnds,
  HouseVerified,
} from '#words/en/houses/documents-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/documents-emails.ts'),
  typeof import('#words/hi/houses/documents-emails.ts')
>;

export const house_verified = ({ page }: HouseVerified) => ({
  subject: 'आपका प्रोडक्शन हाउस सत्यापित हो गया',
  paragraphs: [
    'हमने आपकी कंपनी का दस्तावेज़ जाँच लिया है। आपके कास्टिंग कॉल पर अब “दस्तावेज़ों से सत्यापित” बैज दिखता है।',
    'अब आप आवेदकों के संपर्क की जानकारी देख सकते हैं और बच्चों को कास्ट कर सकते हैं।',
    `${page}`,
  ],
  note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
  short: 'आपका प्रोडक्शन हाउस दस्तावेज़ों से सत्यापित हो गया है।',
});

export const house_refused = ({ reason, page }: HouseRefused) => ({
  subject: 'आपकी कंपनी का दस्तावेज़ स्वीकार नहीं हुआ',
  paragraphs: ['हमारी टीम का कहना है:', reason, `दूसरा दस्तावेज़ भेजें: ${page}`],
  note: 'आपकी भेजी हुई फ़ाइल हमने हटा दी है।',
  short: `आपकी कंपनी का दस्तावेज़ स्वीकार नहीं हुआ: ${reason}`,
});

export const house_verification_ends = ({ day, page }: HouseVerificationEnds) => {
  const text = `आपके प्रोडक्शन हाउस को सत्यापित करने वाला दस्तावेज़ ${day} तक मान्य है।`;
  return {
    subject: 'आपका सत्यापन जल्द समाप्त होगा',
    paragraphs: [
      `${text} उससे पहले नया दस्तावेज़ भेजें, ताकि बैज, आवेदकों के संपर्क की जानकारी और 18 साल से कम उम्र वालों के कास्टिंग कॉल बने रहें।`,
      `${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${text} उससे पहले नया दस्तावेज़ भेजें।`,
  };
};

export const house_verification_ended = ({ day, page }: HouseVerificationEnded) => {
  const text = `आपका प्रोडक्शन हाउस अब सत्यापित नहीं है: उसका दस्तावेज़ ${day} तक मान्य था।`;
  return {
    subject: 'आपका सत्यापन समाप्त हो गया',
    paragraphs: [
      text,
      'अब आपके कास्टिंग कॉल पर बैज नहीं दिखता और आवेदकों के संपर्क की जानकारी आपको नहीं दिखते। 18 साल से कम उम्र वालों के आपके कास्टिंग कॉल हमने हटा दिए हैं।',
      `नया दस्तावेज़ भेजें: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
    short: `${text} नया दस्तावेज़ भेजें।`,
  };
};

import type { Conversation } from '#words/en/messaging/emails.ts';

export const conversation = ({ name, subject_name, title, page }: Conversation) => {
  const writer = name ?? 'प्रोडक्शन हाउस';

  return {
    subject: `${subject_name ?? 'एक प्रोडक्शन हाउस'} ने आपको मैसेज भेजा है`,
    paragraphs: [
      `${writer} ने “${title}” के बारे में आपको मैसेज भेजा है। आपने इसे अभी तक नहीं पढ़ा है।`,
      `इसे यहाँ पढ़ें और जवाब दें: ${page}`,
    ],
    note: 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो उस मैसेज को रिपोर्ट करें।',
    short: `${writer} ने “${title}” के बारे में आपको मैसेज भेजा है।`,
  };
};

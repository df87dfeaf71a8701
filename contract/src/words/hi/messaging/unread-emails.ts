import type { Conversation } from '#words/en/messaging/unread-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/messaging/unread-emails.ts'),
  typeof import('#words/hi/messaging/unread-emails.ts')
>;

export const conversation = ({ name, subject_name, title, page }: Conversation) => {
  const writer = name ?? 'प्रोडक्शन हाउस';
  return {
    subject: `${subject_name ?? 'प्रोडक्शन हाउस'} ने आपको संदेश भेजा है`,
    paragraphs: [
      `${writer} ने “${title}” के बारे में आपको संदेश भेजा है, जिसे आपने अभी तक नहीं पढ़ा है।`,
      `इसे यहाँ पढ़ें और उत्तर दें: ${page}`,
    ],
    note: 'रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो उस संदेश की शिकायत करें।',
    short: `${writer} ने “${title}” के बारे में आपको संदेश भेजा है।`,
  };
};

import { EMAIL_UNDO_DAYS } from '#rules/limits.ts';
import type { EmailChangeUndo } from '#words/en/accounts/email-undo-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/email-undo-emails.ts'),
  typeof import('#words/hi/accounts/email-undo-emails.ts')
>;

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

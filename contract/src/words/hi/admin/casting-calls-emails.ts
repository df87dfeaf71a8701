import type { JobTakenDown } from '#words/en/admin/casting-calls-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/casting-calls-emails.ts'),
  typeof import('#words/hi/admin/casting-calls-emails.ts')
>;

export const job_taken_down = ({ title, reason, page }: JobTakenDown) => ({
  subject: `कास्टिंग कॉल हटा दिया गया: ${title}`,
  paragraphs: [
    `आपका कास्टिंग कॉल “${title}” हटा दिया गया है। कलाकार इसे नहीं देख सकते। हमारी टीम का कहना है:`,
    reason,
    `अगर यह ग़लती से हुआ है या आपने इसे ठीक कर लिया है, तो कास्टिंग कॉल में बदलाव करके सेव करें। हम इसे फिर से देखेंगे: ${page}`,
  ],
  note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
  short: `आपका कास्टिंग कॉल “${title}” हटा दिया गया है। हमारी टीम का कहना है: ${reason}`,
});

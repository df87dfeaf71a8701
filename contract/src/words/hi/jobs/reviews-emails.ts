import type { JobApproved, JobRefused } from '#words/en/jobs/reviews-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/reviews-emails.ts'),
  typeof import('#words/hi/jobs/reviews-emails.ts')
>;

export const job_approved = ({ title, subject, page }: JobApproved) => {
  const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
  const done = `हमने ${what} मंज़ूर कर दिया है। अब कलाकार इसे देख सकते हैं।`;
  return {
    subject: subject === 'edit' ? `बदलाव मंज़ूर: ${title}` : `कास्टिंग कॉल मंज़ूर: ${title}`,
    paragraphs: [done, `${page}`],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
    short: done,
  };
};

export const job_refused = ({ title, subject, reason, page }: JobRefused) => {
  const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
  const told = `${what}: मंज़ूरी नहीं मिली। हमारी टीम का कहना है:`;
  return {
    subject: subject === 'edit' ? `बदलाव मंज़ूर नहीं हुए: ${title}` : `कास्टिंग कॉल मंज़ूर नहीं हुआ: ${title}`,
    paragraphs: [
      told,
      reason,
      subject === 'edit'
        ? 'कलाकारों को अब भी पहले मंज़ूर किया गया वर्शन दिखता है।'
        : 'यह कास्टिंग कॉल कलाकारों को अभी नहीं दिखता।',
      `इसे ठीक करके सेव करें, हम इसे फिर से देखेंगे: ${page}`,
    ],
    note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
    short: `${told} ${reason}`,
  };
};

import type { Change, JobChanged } from '#words/en/jobs/job-changes-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/job-changes-emails.ts'),
  typeof import('#words/hi/jobs/job-changes-emails.ts')
>;

export const fields = {
  role_details: 'रोल का नाम',
  compensation: 'मेहनताना',
  application_deadline: 'आवेदन का अंतिम दिन',
};

export const none = 'नहीं बताया गया';

export const change = ({ label, was, becomes }: Change) => `${label}: पहले ${was}, अब ${becomes}।`;

export const job_changed_next = (page: string) =>
  `आपका आवेदन वैसा ही है जैसा आपने भेजा था। उसे देखने या वापस लेने के लिए यहाँ जाएँ: ${page}`;

export const deadline_earlier_next = (page: string) =>
  `आपको आवेदन के लिए निमंत्रण मिला है। आवेदन करने या निमंत्रण से मना करने के लिए यहाँ जाएँ: ${page}`;

export const job_changed = ({ title, company_name, changes, next }: JobChanged) => {
  const text = `${company_name ?? 'प्रोडक्शन हाउस'} ने कास्टिंग कॉल ${title} में बदलाव किया है।`;
  return {
    subject: `कास्टिंग कॉल में बदलाव: ${title}`,
    paragraphs: [text, ...changes, next],
    note: 'ऑडिशन या रोल के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
    short: `${text} ${changes.join(' ')}`,
  };
};

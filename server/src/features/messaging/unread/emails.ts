import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Unread {
  /** The sender: the house, or the applicant's name as shown to the house. */
  name: string | null;
  /** The name for the subject: not of a house that is known by email only. */
  subject_name: string | null;
  /** The title of the casting call. */
  title: string;
  path: string;
}

/** Notifies of an unread message without its text, which is only shown on the site. */
export const conversationEmail: EmailTemplate<Unread> = {
  name: 'conversation',
  kind: 'conversations',
  sample: {
    name: 'Monsoon Frames',
    subject_name: 'Monsoon Frames',
    title: 'Young mother · Advertisement',
    path: '/user/messages/5a1f1f6e-0f0e-4b39-9d1c-0a4d2f4a7c11',
  },
  write: {
    en: ({ name, subject_name, title, path }, { address }) => {
      const writer = name ?? 'The production house';
      return {
        subject: `${subject_name ?? 'A production house'} wrote to you`,
        paragraphs: [
          `${writer} wrote to you about “${title}”. You have not read the message yet.`,
          `Read and answer it here: ${address}${path}`,
        ],
        note: 'Nobody may ask you for money for a role. If someone does, report the message.',
        short: `${writer} wrote to you about “${title}”.`,
        path,
      };
    },
    hi: ({ name, subject_name, title, path }, { address }) => {
      const writer = name ?? 'प्रोडक्शन हाउस';
      return {
        subject: `${subject_name ?? 'प्रोडक्शन हाउस'} ने आपको संदेश भेजा है`,
        paragraphs: [
          `${writer} ने “${title}” के बारे में आपको संदेश भेजा है, जिसे आपने अभी तक नहीं पढ़ा है।`,
          `इसे यहाँ पढ़ें और उत्तर दें: ${address}${path}`,
        ],
        note: 'भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो उस संदेश की शिकायत करें।',
        short: `${writer} ने “${title}” के बारे में आपको संदेश भेजा है।`,
        path,
      };
    },
  },
};

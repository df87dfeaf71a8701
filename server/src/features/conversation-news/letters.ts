import type { Letter } from '#platform/letter.ts';

interface Unread {
  /** Who wrote: the house, or the applicant as the house may see them. */
  name: string | null;
  /** Of the casting call. */
  title: string;
  path: string;
}

/** Says that something unread waits; what was written stands on the site alone. */
export const conversationLetter: Letter<Unread> = {
  name: 'conversation',
  kind: 'conversations',
  sample: {
    name: 'Monsoon Frames',
    title: 'Young mother · Advertisement',
    path: '/user/messages/5a1f1f6e-0f0e-4b39-9d1c-0a4d2f4a7c11',
  },
  write: {
    en: ({ name, title, path }, { address }) => {
      const writer = name ?? 'The production house';
      return {
        subject: `${writer} wrote to you`,
        paragraphs: [
          `${writer} wrote to you about “${title}”, and you have not read it yet.`,
          `Read it and answer here: ${address}${path}`,
        ],
        note: 'Nobody may ask you for money for a part. If somebody does, report the message.',
        short: `${writer} wrote to you about “${title}”.`,
        path,
      };
    },
    hi: ({ name, title, path }, { address }) => {
      const writer = name ?? 'प्रोडक्शन हाउस';
      return {
        subject: `${writer} ने आपको संदेश भेजा है`,
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

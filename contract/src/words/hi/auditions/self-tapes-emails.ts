import type { TapeFacts } from '#words/en/auditions/self-tapes-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/self-tapes-emails.ts'),
  typeof import('#words/hi/auditions/self-tapes-emails.ts')
>;

export const house = 'प्रोडक्शन हाउस';
export const note = (page: string) =>
  `ऑडिशन के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर टेप भेजना संभव न हो तो यहाँ मना करें: ${page}`;
export const short = (subject: string, when: string) => `${subject}। अंतिम समय: ${when}।`;

export const self_tape_asked = {
  subject: 'अपना सेल्फ़-टेप भेजें',
  paragraphs: ({ house, title, when, instructions, hasSides, page }: TapeFacts) => [
    `${house} ने ${title} के लिए आपसे सेल्फ़-टेप माँगा है।`,
    `इसे ${when} तक भेजें।`,
    instructions,
    hasSides ? `स्क्रिप्ट के पन्ने डाउनलोड करें और अपना टेप अपलोड करें: ${page}` : `अपना टेप यहाँ अपलोड करें: ${page}`,
  ],
};

export const self_tape_changed = {
  subject: 'सेल्फ़-टेप का अनुरोध बदला है',
  paragraphs: ({ house, title, when, instructions, page }: TapeFacts) => [
    `${house} ने ${title} के लिए सेल्फ़-टेप का अनुरोध बदला है।`,
    `इसे ${when} तक भेजें।`,
    instructions,
    `अनुरोध देखें और अपना टेप अपलोड करें: ${page}`,
  ],
};

export const self_tape_reminder = {
  subject: 'आपके सेल्फ़-टेप का रिमाइंडर',
  paragraphs: ({ house, title, when, page }: TapeFacts) => [
    `${title} के लिए आपका सेल्फ़-टेप ${house} को अभी तक नहीं मिला है।`,
    `इसे ${when} तक भेजें: ${page}`,
  ],
};

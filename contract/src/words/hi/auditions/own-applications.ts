import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/own-applications.ts'),
  typeof import('#words/hi/auditions/own-applications.ts')
>;

export const not_shown = 'यह कास्टिंग कॉल अभी नहीं दिखाया जा रहा है।';
export const history = 'इतिहास और बाकी जानकारी';
export const history_of = (title: string) => `(${title} के लिए आपका आवेदन)`;
export const stepped_back = 'रोल छोड़ दिया';
export const role_cancelled = 'रोल रद्द हुआ';
export const under_consideration = 'विचार हो रहा है';
export const applied_again = 'आपने फिर से आवेदन किया';
export const correct = 'ठीक करें';
export const correct_of = (title: string) => `(${title} के लिए आपका आवेदन)`;

export const filter = 'स्थिति से फ़िल्टर करें';
export const filter_all = 'सभी';
export const groups = {
  answer: 'आपका जवाब चाहिए',
  sent: 'आवेदन भेजा गया',
  shortlisted: 'शॉर्टलिस्ट',
  audition: 'ऑडिशन',
  selected: 'रोल मिला',
  ended: 'समाप्त',
} as const;

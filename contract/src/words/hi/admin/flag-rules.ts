import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/flag-rules.ts'),
  typeof import('#words/hi/admin/flag-rules.ts')
>;

export const page = 'फ़्लैग के नियम';
export const lead =
  'वे वाक्यांश जिनसे जाँच के समय कास्टिंग कॉल पर फ़्लैग लगता है। लिंक, फ़ोन नंबर और UPI ID पर हमेशा फ़्लैग लगता है।';
export const earlier = <Part>(version: number, link: (text: string) => Part) => [
  `आप वर्शन ${version} देख रहे हैं। इसे फिर से लागू करने के लिए सेव करें, या `,
  link('लागू वर्शन खोलें'),
  '।',
];
export const history = 'इतिहास';
export const history_lead = 'बाद के बदलाव वापस लेने के लिए पुराना वर्शन खोलें और सेव करें।';
export const version = (version: number) => `वर्शन ${version}`;
export const phrases = (count: number) => plural(count, { one: `${count} वाक्यांश`, other: `${count} वाक्यांश` });
export const first_version = 'साइट के शुरुआती नियम';
export const in_use = 'लागू है';
export const open_version = (version: number) => `वर्शन ${version} खोलें`;
export const open = 'खोलें';

export const kinds = {
  money: 'पैसे माँगता है',
  contact: 'कलाकारों को साइट से बाहर ले जाता है',
  unsafe: 'कलाकारों के लिए असुरक्षित',
} as const;
export const form = 'वाक्यांश';
export const form_lead =
  'हर लाइन में एक वाक्यांश लिखें। शब्द के अंत में * किसी भी अंत के लिए है: fee* से fee और fees दोनों मिलते हैं। दो शब्दों के बीच * ज़्यादा से ज़्यादा तीन शब्दों के लिए है। वाक्यांश का वज़न 10 से अलग रखना हो, तो = और संख्या जोड़ें।';
export const threshold = 'कितने वज़न से कास्टिंग कॉल पर फ़्लैग लगे';
export const threshold_hint = 'कास्टिंग कॉल में मिले सभी वाक्यांशों का वज़न जोड़ा जाता है।';
export const trying = 'आज़माया जा रहा है...';
export const try_on = (calls: number) => `पिछले ${calls} कास्टिंग कॉल पर आज़माएँ`;
export const saving = 'सेव हो रहा है...';
export const save = 'नियम सेव करें';
export const trial = (calls: number, now: number, then: number) =>
  `पिछले ${calls} कास्टिंग कॉल में से लागू नियमों से ${now} पर फ़्लैग लगता है और आपके नियमों से ${then} पर लगेगा।`;
export const trial_added = (count: number) => `नए फ़्लैग: ${count}`;
export const trial_removed = (count: number) => `अब फ़्लैग नहीं: ${count}`;
export const new_tab = '(नए टैब में खुलता है)';

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/talent-view.ts'),
  typeof import('#words/hi/app/talent-view.ts')
>;

export const next_steps = 'आप क्या कर सकते हैं';
export const house_write = 'आवेदन खोलें और लिखें';
export const house_invite_hint = (name: string) =>
  `आप निमंत्रण के साथ मैसेज लिख सकते हैं। ${name} का आवेदन आने पर आप एक-दूसरे को मैसेज भेज सकेंगे।`;
export const own_page = 'आपका पेज';
export const own_page_text = 'यह आपका सार्वजनिक पेज है।';
export const own_edit = 'अपनी प्रोफ़ाइल बदलें';
export const own_visibility = 'चुनें कि इसे कौन देख सकता है';
export const visitor_title = 'किसी प्रोजेक्ट के लिए कास्टिंग कर रहे हैं?';
export const visitor_invite = (name: string) => `${name} को बुलाने के लिए लॉग इन करें`;
export const visitor_register = <Part>(link: (text: string) => Part) => [
  'यहाँ नए हैं? ',
  link('अपना प्रोडक्शन हाउस रजिस्टर करें'),
];
export const visitor_join = <Part>(link: (text: string) => Part) => [
  'क्या आप ऐक्टिंग, मॉडलिंग, डांस या वॉइस का काम करते हैं? ',
  link('अपनी प्रोफ़ाइल बनाएँ'),
  '। यह मुफ़्त है।',
];
export const comp_card = 'कॉम्प कार्ड';
export const comp_card_file = (name: string) => `${name}, comp card.pdf`;
export const size_sheet = 'साइज़ शीट';
export const size_sheet_file = (name: string) => `${name}, size sheet.pdf`;

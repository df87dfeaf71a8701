import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/outbox.ts'),
  typeof import('#words/hi/applications/outbox.ts')
>;

export const refused = (title: string) => `आपका आवेदन नहीं भेजा जा सका: ${title}`;
export const refused_open = 'फ़ॉर्म खोलें';
export const refused_delete = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} का आवेदन `),
  'हटाएँ',
];
export const waiting = (title: string) => `कनेक्शन का इंतज़ार: ${title}`;
export const waiting_since = (time: string) =>
  `आपका आवेदन ${time} से इस डिवाइस पर है। दोबारा ऑनलाइन होने पर यह अपने आप भेज दिया जाएगा। उससे पहले लॉग आउट करने पर यह हटा दिया जाएगा।`;
export const waiting_cancel = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} का आवेदन `),
  'न भेजें',
];
export const waiting_cancel_late = 'आपका आवेदन अभी भेजा जा रहा है। भेजे जाने के बाद आप इसे वापस ले सकते हैं।';
export const sent = (title: string) => `✅ आवेदन सबमिट हो गया! ${title}`;
export const sent_not = (title: string) => `${title} के लिए आपका आवेदन नहीं भेजा जा सका।`;
export const failed = 'आवेदन सबमिट नहीं हो सका।';

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/talent/size-sheet.ts'),
  typeof import('#words/hi/talent/size-sheet.ts')
>;

export const document_title = (name: string) => `${name}, साइज़ शीट`;
export const title = 'साइज़ शीट';
export const measurement = 'माप';
export const stated = 'कलाकार का बताया माप';
export const fitting = 'फ़िटिंग के समय';
export const hidden =
  'बाकी माप आप नहीं देख सकते। कलाकार ये माप उन प्रोडक्शन हाउस को दिखाते हैं जिन्हें उनका आवेदन मिलता है, जब तक उन्होंने कुछ और न चुना हो।';
export const foot = (product: string) => `${product} पर बनाई गई, सिर्फ़ कॉस्ट्यूम विभाग के लिए।`;
export const foot_saved = (day: string, product: string) =>
  `कलाकार ने ${day} को सेव किया। ${product} पर बनाई गई, सिर्फ़ कॉस्ट्यूम विभाग के लिए।`;

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/public-call.ts'),
  typeof import('#words/hi/app/public-call.ts')
>;

export const missing_title = 'जॉब नहीं मिली';
export const missing_text = 'लिंक जाँचें। हो सकता है कि कास्टिंग कॉल हटा दिया गया हो।';
export const missing_calls = 'कास्टिंग कॉल देखें';
export const meta_title = (title: string, city: string) => `${title}, ${city}`;
export const meta_house = 'एक प्रोडक्शन हाउस';
export const meta_description = (call: {
  house: string;
  city: string;
  role: string;
  gender: string;
  age: string;
  languages: string;
}) =>
  `${call.city} में ${call.house} की कास्टिंग: ${call.role}, ${call.gender}, उम्र ${call.age}, ${call.languages}।`;
export const calls = 'सभी कास्टिंग कॉल';
export const contact_hidden = <Part>(link: (text: string) => Part) => [
  'संपर्क की पूरी जानकारी सिर्फ़ लॉग इन करने पर दिखती है, ताकि बॉट उसे इकट्ठा न कर सकें। ',
  link('देखने के लिए लॉग इन करें'),
];

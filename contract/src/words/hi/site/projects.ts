import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/site/projects.ts'),
  typeof import('#words/hi/site/projects.ts')
>;

export const title = 'प्रोजेक्ट';
export const heading = <Part>(mark: (text: string) => Part) => ['यहाँ ', mark('कास्ट'), ' हुए प्रोजेक्ट'];
export const lead = 'फ़िल्में, वेब सीरीज़ और विज्ञापन, जिनकी कास्टिंग यहाँ हुई।';
export const sort = 'प्रोजेक्ट छाँटें';
export const none = 'कोई प्रोजेक्ट नहीं मिला।';

export const missing_title = 'प्रोजेक्ट नहीं मिला';
export const missing_description = 'यह प्रोजेक्ट मौजूद नहीं है।';
export const missing_heading = 'प्रोजेक्ट नहीं मिला।';
export const missing_hint = 'हो सकता है कि इसे हटा दिया गया हो।';
export const back = 'प्रोजेक्ट पर वापस जाएँ';
export const poster = (title: string) => `${title} का पोस्टर`;
export const fact_type = 'प्रकार';
export const fact_genre = 'शैली';
export const fact_director = 'निर्देशक';
export const fact_producer = 'निर्माता';
export const fact_year = 'रिलीज़';
export const fact_language = 'भाषा';
export const fact_platform = 'प्लैटफ़ॉर्म';

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/site/content.ts'),
  typeof import('#words/hi/site/content.ts')
>;

export const about_title = 'हमारे बारे में';
export const about_description =
  'हम भारत के कलाकारों और प्रोडक्शन हाउस को क्यों जोड़ते हैं, और कास्टिंग को निष्पक्ष कैसे रखते हैं।';
export const about_heading = <Part>(product: string, mark: (text: string) => Part) => [
  mark(product),
  ' के बारे में',
];
export const about_lead =
  'कास्टिंग की ऐसी जगह जहाँ हर आवेदक को जवाब मिलता है, हर कास्टिंग कॉल असली है, और आवेदकों, कास्टिंग कॉल या सर्च के नतीजों का क्रम कोई नहीं ख़रीद सकता।';
export const about_none = 'कोई जानकारी नहीं मिली';
export const about_pictures = 'तस्वीरें';

export const missing_title = 'पेज नहीं मिला';
export const missing_heading = <Part>(mark: (text: string) => Part) => ['पेज ', mark('नहीं मिला')];
export const missing_text = 'देखें कि लिंक सही लिखा है या नहीं। हो सकता है कि पेज कहीं और चला गया हो।';
export const missing_home = 'होम पेज पर जाएँ';
export const missing_calls = 'कास्टिंग कॉल देखें';

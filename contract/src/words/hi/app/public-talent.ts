import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/public-talent.ts'),
  typeof import('#words/hi/app/public-talent.ts')
>;

export const missing_title = 'प्रोफ़ाइल नहीं मिली।';
export const missing_text = 'यह प्रोफ़ाइल मौजूद नहीं है, या इसे सिर्फ़ चुने हुए लोग देख सकते हैं।';
export const missing_profiles = 'प्रोफ़ाइल देखें';
export const meta_age = (band: string) => `उम्र ${band}`;
export const meta_description = (name: string, facts: string) => `${name}: ${facts}।`;
export const visit = (name: string) => `${name} को दिखेगा कि आपके प्रोडक्शन हाउस ने यह पेज देखा।`;

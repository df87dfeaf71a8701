import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/app/public-house.ts'),
  typeof import('#words/hi/app/public-house.ts')
>;

export const missing_title = 'प्रोडक्शन हाउस नहीं मिला';
export const missing_text = 'लिंक जाँचें। हो सकता है कि इस प्रोडक्शन हाउस ने अभी तक कोई कास्टिंग कॉल पोस्ट न किया हो।';
export const missing_calls = 'कास्टिंग कॉल देखें';
export const meta_title = (house: string) => `${house} के कास्टिंग कॉल`;
export const meta_description = (house: string) =>
  `${house} के कास्टिंग कॉल देखें, और जानें कि यह प्रोडक्शन हाउस आवेदनों का जवाब कैसे देता है।`;
export const meta_description_in = (house: string, place: string) =>
  `${house} (${place}) के कास्टिंग कॉल देखें, और जानें कि यह प्रोडक्शन हाउस आवेदनों का जवाब कैसे देता है।`;
export const unverified = 'हमारे स्टाफ़ ने अभी इस प्रोडक्शन हाउस के दस्तावेज़ नहीं जाँचे हैं।';
export const work = 'काम का प्रकार';
export const location = 'जगह';
export const joined = 'कब जुड़े';
export const open = 'खुले कास्टिंग कॉल';
export const earlier = 'पिछले कास्टिंग कॉल';
export const open_none = 'अभी कोई कास्टिंग कॉल खुला नहीं है।';

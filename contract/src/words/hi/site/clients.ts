import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/site/clients.ts'),
  typeof import('#words/hi/site/clients.ts')
>;

export const title = 'हमारे क्लाइंट';
export const heading = <Part>(mark: (text: string) => Part) => ['ये हमारे साथ ', mark('कास्टिंग'), ' करते हैं'];
export const lead = 'यहाँ कास्टिंग करने वाले चैनल, ब्रांड और स्टूडियो।';
export const none = 'कोई जानकारी नहीं मिली';
export const register_question = 'अपने प्रोजेक्ट के लिए कास्टिंग करनी है?';
export const register = 'प्रोडक्शन हाउस के रूप में रजिस्टर करें';

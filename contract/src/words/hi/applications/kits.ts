import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/kits.ts'),
  typeof import('#words/hi/applications/kits.ts')
>;

export const list = 'आपकी किट';
export const list_title = 'किट से आवेदन करें';
export const change_of = (name: string) => `${name} किट बदलें`;
export const change = 'किट बदलें';
export const create = 'किट के रूप में सेव करें';
export const field_name = 'किट का नाम';
export const field_name_hint = 'यह सिर्फ़ आपको दिखता है, जैसे “डांस” या “आवाज़”।';
export const field_name_missing = 'कोई नाम लिखें।';
export const field_file_none = 'इस किट में नहीं';
export const field_note = 'रोल के बारे में';
export const field_note_hint = 'आपके बारे में ऐसा टेक्स्ट जो इस तरह के रोल के लिए सही हो। हर आवेदन में आप इसे बदल सकते हैं।';
export const save_failed = 'यह किट सेव नहीं हो सकी। फिर से कोशिश करें।';
export const saving = 'सेव हो रही है...';
export const save = 'किट सेव करें';
export const delete_question = 'यह किट हटाएँ? आपकी फ़ाइलें “फ़ोटो और वीडियो” में रहेंगी।';
export const delete_kit = 'किट हटाएँ';
export const used = (name: string) => `${name} किट भर दी गई है।`;
export const used_beside_text = (name: string) =>
  `${name} किट भर दी गई है। इस रोल के बारे में आपका लिखा हुआ वही रहेगा।`;

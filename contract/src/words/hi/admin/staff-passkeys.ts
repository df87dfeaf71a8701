import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/staff-passkeys.ts'),
  typeof import('#words/hi/admin/staff-passkeys.ts')
>;

export const page = 'आपकी पासकी';
export const lead =
  'ऑथेंटिकेटर ऐप के कोड की जगह अपना फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक इस्तेमाल करें। पासवर्ड फिर भी भरना होगा।';
export const none = 'आपके पास अभी कोई पासकी नहीं है। इस डिवाइस पर एक जोड़ें।';
export const list = 'पासकी';
export const name = 'इस डिवाइस का नाम';
export const name_hint = 'जैसे “ऑफ़िस का लैपटॉप”।';
export const add_title = 'नई पासकी जोड़ें';
export const add = 'पासकी जोड़ें';
export const adding = 'जोड़ी जा रही है...';
export const add_failed = 'पासकी नहीं जोड़ी जा सकी। फिर से कोशिश करें।';
export const add_cancelled = 'कोई पासकी नहीं जोड़ी गई। फिर से कोशिश करें।';
export const used = (added: string, last: string) => `${added} को जोड़ी गई, पिछली बार ${last} को इस्तेमाल हुई`;
export const unused = (added: string) => `${added} को जोड़ी गई, अभी तक इस्तेमाल नहीं हुई`;
export const remove_question = (name: string) => `पासकी ${name} हटाएँ?`;
export const remove_one = (name: string) => `पासकी ${name} हटाएँ`;
export const remove_confirm = 'पासकी हटाएँ';
export const remove = 'हटाएँ';
export const sign_none = 'आपके पास अभी कोई पासकी नहीं है। कोड भरें, फिर पासकी जोड़ें।';
export const sign_cancelled = 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या कोड भरें।';

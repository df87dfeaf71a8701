import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/passkeys.ts'),
  typeof import('#words/hi/accounts/passkeys.ts')
>;

export const title = 'पासकी';
export const lead =
  'पासवर्ड और कोड की जगह अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन करें। पासकी सिर्फ़ इसी साइट पर काम करती है, इसलिए कोई धोखे से इसे कहीं और इस्तेमाल नहीं करवा सकता।';
export const none = 'आपके पास अभी कोई पासकी नहीं है।';
export const name = 'इस डिवाइस का नाम';
export const name_hint = 'जैसे “मेरा फ़ोन”।';
export const add = 'पासकी जोड़ें';
export const adding = 'जोड़ी जा रही है...';
export const add_failed = 'पासकी नहीं जोड़ी जा सकी। फिर से कोशिश करें।';
export const add_cancelled = 'कोई पासकी नहीं जोड़ी गई। फिर से कोशिश करें।';
export const remove = 'हटाएँ';
export const remove_label = (name: string) => `पासकी ${name} हटाएँ`;
export const remove_question = (name: string) => `पासकी ${name} हटाएँ?`;
export const remove_confirm = 'पासकी हटाएँ';
export const unused = (added: string) => `${added} को जोड़ी गई, अभी तक इस्तेमाल नहीं हुई`;
export const used = (added: string, last: string) => `${added} को जोड़ी गई, पिछली बार ${last} को इस्तेमाल हुई`;

export const login = 'पासकी से लॉग इन करें';
export const login_busy = 'लॉग इन हो रहा है...';
export const login_failed = 'लॉग इन नहीं हो सका। फिर से कोशिश करें।';
export const login_cancelled = 'कोई पासकी इस्तेमाल नहीं हुई। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।';

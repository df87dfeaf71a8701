import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/privacy/consents.ts'),
  typeof import('#words/hi/privacy/consents.ts')
>;

export const title = 'आपकी सहमतियाँ';
export const lead = 'आपने किन बातों पर सहमति दी है, नई सबसे ऊपर। सहमति वापस लेने के बाद भी यह रिकॉर्ड रखा जाता है।';
export const empty = 'आपने अभी तक कोई सहमति नहीं दी है। आपकी हर सहमति यहाँ दिखेगी।';
export const back = 'अपने अकाउंट पर वापस जाएँ';
export const registration = 'इस्तेमाल की शर्तें और प्राइवेसी नोटिस';
export const application = (call: string) => `आवेदन: ${call}`;
export const guardian = (name: string) => `${name} की सहमति`;
export const whatsapp = (mobile: string) => `${mobile} पर WhatsApp मैसेज`;
export const sms = (mobile: string) => `${mobile} पर SMS`;
export const agreed = (day: string, version: string, language: string) =>
  `${day} को सहमति दी गई · वर्शन ${version}, ${language}`;
export const valid = 'अभी मान्य है।';
export const ended = (day: string) => `${day} को समाप्त हुई।`;
export const ended_number = 'समाप्त, क्योंकि आपका नंबर बदल गया है।';
export const texts = 'किस बात पर सहमति दी गई';
export const end_account = 'इसे समाप्त करने के लिए अपना अकाउंट हटाएँ';
export const end_application = 'आवेदन वापस लें';
export const end_guardian = 'सहमति वापस लें';
export const end_messages = 'नोटिफ़िकेशन सेटिंग में वापस लें';

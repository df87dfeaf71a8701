import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/decisions.ts'),
  typeof import('#words/hi/applications/decisions.ts')
>;

export const page = 'भेजने के लिए ईमेल';
export const lead = (title: string) => `${title}: आवेदकों को निर्णय तभी पता चलता है जब आप उसे भेजते हैं।`;
export const back = 'वापस';
export const empty = 'भेजने के लिए कुछ नहीं है। आवेदकों को शॉर्टलिस्ट या रिजेक्ट करने पर उनके ईमेल यहाँ दिखेंगे।';
export const more_follow = (count: number) => `पहले इन्हें भेजें। इसके बाद ${count} और दिखेंगे।`;
export const save_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';
export const send_failed = 'ये ईमेल नहीं भेजे जा सके। फिर से कोशिश करें।';
export const cancel_failed = 'तय समय पर भेजना रद्द नहीं हो सका। फिर से कोशिश करें।';
export const automatic = 'शॉर्टलिस्ट के ईमेल अपने आप भेजें';
export const automatic_hint =
  'आपके सभी कास्टिंग कॉल के लिए। हर ईमेल शॉर्टलिस्ट करने के 30 सेकंड बाद भेजा जाता है, ताकि आप बदलाव वापस ले सकें।';

export const kinds = {
  shortlisted: 'शॉर्टलिस्ट',
  not_selected: 'रिजेक्ट किए गए',
  reopened: 'बताने के बाद बदला गया निर्णय',
} as const;
export const group = (kind: string, count: number, language: string) => `${kind}: ${count} ${language} में`;
export const goes = (time: string) => `${time} को भेजा जाएगा`;
export const goes_by = (time: string, name: string) => `${time} को भेजा जाएगा, समय तय किया: ${name}`;
export const own_text = 'आपका मैसेज';
export const send_now = (count: number) => `${count} ईमेल अभी भेजें`;
export const send_tomorrow = 'कल सुबह 10:00 बजे भेजें';
export const own_text_write = 'अपना मैसेज लिखें';
export const cancel = 'तय समय पर भेजना रद्द करें';

export const to_invite = 'अभी नहीं बुलाए गए';
export const to_invite_text = (names: string) => `ऑडिशन के चरण में हैं, पर निमंत्रण नहीं भेजा गया: ${names}।`;
export const to_invite_more = (count: number) => `${count} और`;
export const to_invite_do = 'समय चुनें और बुलाएँ';
export const to_offer = 'अभी कोई ऑफ़र नहीं';
export const to_offer_text = 'रोल तब तय होता है जब कलाकार आपका ऑफ़र स्वीकार करें।';
export const to_offer_do = (name: string) => `${name} को ऑफ़र दें`;

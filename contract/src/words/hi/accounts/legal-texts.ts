import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/legal-texts.ts'),
  typeof import('#words/hi/accounts/legal-texts.ts')
>;

export const notice = 'हमारी शर्तें या प्राइवेसी नोटिस बदल गए हैं।';
export const notice_open = 'पढ़ें कि क्या बदला';
export const dialog_title = 'क्या बदला';
export const dialog_text =
  'आवेदन करने, पोस्ट करने, लिखने या ख़रीदने के लिए कृपया सहमति दें। अपना डेटा आप सहमति दिए बिना भी पढ़ सकते हैं, डाउनलोड कर सकते हैं और हटा सकते हैं।';
export const dialog_guardian =
  'आपकी ओर से आपके माता-पिता या अभिभावक सहमति देंगे। इसके लिए हम उन्हें एक पेज का लिंक भेजेंगे। अपना डेटा आप सहमति दिए बिना भी पढ़ सकते हैं, डाउनलोड कर सकते हैं और हटा सकते हैं।';
export const agree = 'मैं सहमत हूँ';
export const guardian_send = 'मेरे अभिभावक को लिंक भेजें';
export const not_now = 'अभी नहीं';
export const failed = 'यह नहीं हो सका। फिर से कोशिश करें।';
export const effective = (text: string, day: string) => `${text}, ${day} से लागू`;
export const read_whole = 'पूरा दस्तावेज़ पढ़ें (नए टैब में खुलेगा)';

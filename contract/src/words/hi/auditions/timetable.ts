import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/timetable.ts'),
  typeof import('#words/hi/auditions/timetable.ts')
>;

export const title = 'टाइमटेबल';
export const lead =
  'लोगों को माउस से खींचकर, कीबोर्ड से या लिस्ट से दूसरी जगह ले जाएँ। हर एक से समय कन्फ़र्म करने को कहा जाएगा।';
export const empty_add = 'अभी कोई स्लॉट नहीं है। नीचे स्लॉट जोड़ें।';
export const empty = 'अभी कोई स्लॉट नहीं है।';
export const fill_busy = 'भरे जा रहे हैं...';
export const fill = 'ख़ाली स्लॉट वेटिंग लिस्ट से भरें';
export const fill_failed = 'स्लॉट नहीं भरे जा सके। फिर से कोशिश करें।';
export const call_sheet = 'कॉल शीट (PDF)';
export const cancel_failed = 'स्लॉट रद्द नहीं हो सका। फिर से कोशिश करें।';
export const place_failed = 'आवेदक का समय नहीं बदला जा सका। फिर से कोशिश करें।';
export const waiting = 'वेटिंग लिस्ट';
export const waiting_lead = 'बुलाए गए या शॉर्टलिस्ट किए गए आवेदक जिनके पास स्लॉट नहीं है, क्रम से।';
export const waiting_empty = 'कोई इंतज़ार में नहीं है। शॉर्टलिस्ट किए गए आवेदक यहाँ दिखेंगे।';
export const not_invited = 'अभी नहीं बुलाया गया';

export const round = (round: number) => `राउंड ${round}`;
export const offer_to_at = (name: string, time: string) => `${time} का समय ${name} को दें`;
export const offer_to = (name: string) => `${name} को दें`;
export const change_at = (time: string) => `${time} का स्लॉट बदलें`;
export const change = 'स्लॉट बदलें';
export const cancel_at = (time: string) => `${time} का स्लॉट रद्द करें`;
export const cancel_question_taken = 'यह स्लॉट रद्द करें? इसके आवेदकों को नोटिफ़िकेशन मिलेगा।';
export const cancel_question = 'यह स्लॉट रद्द करें?';
export const cancel = 'स्लॉट रद्द करें';
export const cancel_dismiss = 'स्लॉट रहने दें';
export const places_free = (count: number) => plural(count, { one: `ख़ाली`, other: `${count} जगहें ख़ाली` });
export const change_save = 'बदलाव सेव करें';
export const change_saving = 'सेव हो रहा है...';
export const change_failed = 'स्लॉट नहीं बदला जा सका। फिर से कोशिश करें।';

export const move = (name: string) => `${name} को दूसरे स्लॉट में ले जाएँ`;
export const move_hint = 'खींचें, या स्पेस दबाकर ऐरो की का इस्तेमाल करें';
export const move_to = (name: string) => `${name} को कहाँ ले जाएँ`;
export const move_choose = 'यहाँ ले जाएँ...';
export const picked_up = (name: string) =>
  `${name} को उठाया गया। ऐरो की से स्लॉट चुनें, स्पेस से छोड़ें, या Escape से रद्द करें।`;
export const not_moved = (name: string) => `${name} की जगह नहीं बदली।`;

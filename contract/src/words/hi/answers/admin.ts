import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/admin.ts'),
  typeof import('#words/hi/answers/admin.ts')
>;

export const announcement_saved = 'घोषणा सेव हो गई।';
export const announcement_off = 'घोषणा सभी पेजों से हटा दी गई।';
export const draft_saved = 'ड्राफ़्ट सेव हो गया।';
export const draft_discarded = 'ड्राफ़्ट हटा दिया गया।';
export const scheduled = 'समय तय हो गया।';
export const published = 'पब्लिश हो गया।';
export const schedule_cancelled = 'तय समय रद्द हो गया। ड्राफ़्ट बना हुआ है।';
export const version_restored = 'यह वर्शन फिर से साइट पर है।';
export const removed_from_site = 'साइट से हटा दिया गया।';
export const flag_rules_saved = 'सेव हो गया। नए नियम अब से कास्टिंग कॉल पर लागू होंगे।';
export const suspension_proposed = 'प्रस्ताव रखा गया। किसी सहकर्मी को इसकी पुष्टि करनी होगी।';
export const refund_requested = 'रिफ़ंड माँगा गया। रिफ़ंड होने पर ख़रीदार को क्रेडिट नोट मिलेगा।';
export const order_updated = 'गेटवे के पास नई जानकारी थी। यह ऑर्डर अब अपडेट हो गया है।';
export const order_agrees = 'गेटवे और इस ऑर्डर की जानकारी एक जैसी है।';
export const price_saved = 'कीमत सेव हो गई।';
export const price_withdrawn = 'कीमत वही रहेगी।';
export const request_recorded = 'अनुरोध दर्ज हो गया।';
export const request_done = 'हो गया। व्यक्ति को ईमेल से बताया जाएगा।';
export const request_refused = 'नामंज़ूर हो गया। व्यक्ति को ईमेल से बताया जाएगा।';
export const identity_confirmed = 'पुष्टि हो गई।';
export const role_changed = 'रोल बदल गया।';
export const staff_removed = 'व्यक्ति को हटाकर हर डिवाइस से लॉग आउट कर दिया गया।';
export const staff_passkey_added = 'पासकी जुड़ गई। कोड की जगह आप इसे इस्तेमाल कर सकते हैं।';
export const person_logged_out = 'सभी डिवाइस लॉग आउट हो गए।';
export const identity_checked = 'पहचान की जाँच दर्ज हो गई।';
export const two_step_reset = 'टू-स्टेप लॉगिन बंद है और सभी डिवाइस लॉग आउट हो गए हैं।';
export const switched_off = 'बंद कर दिया गया।';
export const switched_on = 'फिर से चालू कर दिया गया।';
export const task_taken = 'यह अब आपके पास है।';
export const task_given_back = 'वापस कर दिया गया।';
export const task_retried = (task: string) => `${task} फिर से शुरू किया जा रहा है।`;
export const decision_taken_back = 'वापस ले लिया गया। किसी को कुछ नहीं भेजा गया।';

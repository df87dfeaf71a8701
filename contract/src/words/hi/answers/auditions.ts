import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/answers/auditions.ts'),
  typeof import('#words/hi/answers/auditions.ts')
>;

export const audition_confirmed = 'ऑडिशन कन्फ़र्म हो गया। हमने पूरी जानकारी आपके ईमेल पर भेज दी है।';
export const audition_declined = 'आपने ऑडिशन से मना कर दिया है।';
export const other_time_asked = 'अनुरोध प्रोडक्शन हाउस को भेज दिया गया।';
export const calendar_link_created = 'लिंक बन गया। इसे अभी कॉपी कर लें: यह सिर्फ़ एक बार दिखता है।';
export const checked_in = 'आवेदक का चेक-इन हो गया।';
export const check_in_undone = 'चेक-इन रद्द हो गया।';
export const offer_sent = 'ऑफ़र कलाकार को भेज दिया गया।';
export const offer_withdrawn = 'ऑफ़र वापस ले लिया गया।';
export const offer_accepted = 'ऑफ़र स्वीकार हो गया। यह रोल आपका है।';
export const offer_declined = 'ऑफ़र अस्वीकार हो गया। हम प्रोडक्शन हाउस को बताएँगे।';
export const role_cancelled = 'रोल रद्द हो गया। हम कलाकार को बताएँगे।';
export const role_given_up = 'यह रोल अब आपका नहीं है। हम प्रोडक्शन हाउस को बताएँगे।';
export const tape_request_saved = 'अनुरोध सेव हो गया।';
export const tape_declined = 'आपने सेल्फ़-टेप से मना कर दिया है।';
export const tape_sent = 'टेप भेज दिया गया।';
export const slots_exist = 'ये स्लॉट पहले से बने हैं।';
export const slot_changed = 'स्लॉट बदल गया। जिन आवेदकों ने इसे कन्फ़र्म किया था, हम उन्हें बताएँगे।';
export const cancelled_slot = 'स्लॉट रद्द हो गया। जिन आवेदकों ने इसे कन्फ़र्म किया था, हम उन्हें बताएँगे।';
export const slot_offered = 'स्लॉट दिया गया। हमने आवेदक से इसे कन्फ़र्म करने को कहा है।';
export const moved_to_waiting_list = 'आवेदक को प्रतीक्षा सूची में रखा गया। हमने उन्हें बता दिया है।';
export const nobody_placed = 'कोई स्लॉट खाली नहीं है, या कोई इंतज़ार में नहीं है।';
export const applicants_invited = (count: number) =>
  plural(count, { one: `${count} आवेदक को बुलाया गया।`, other: `${count} आवेदकों को बुलाया गया।` });
export const slots_added = (count: number) =>
  plural(count, { one: `${count} स्लॉट जुड़ गया।`, other: `${count} स्लॉट जुड़ गए।` });
export const applicants_placed = (count: number) =>
  plural(count, {
    one: `${count} आवेदक को स्लॉट दिया गया। हमने उनसे कन्फ़र्म करने को कहा है।`,
    other: `${count} आवेदकों को स्लॉट दिए गए। हमने उनसे कन्फ़र्म करने को कहा है।`,
  });

import { DECLINED_DAYS, HAND_OVER_DAYS } from '#rules/representation.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import { plural } from '#words/plural.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const only_talent_may = ({ name }: { name: string }) => `इसकी अनुमति सिर्फ़ ${name} को है।`;
export const mandate_not_found = 'यह अब मान्य नहीं है। पेज फिर लोड करें।';
export const mandate_link_ended = 'यह लिंक इस्तेमाल हो चुका है या इसकी अवधि ख़त्म हो गई है। नया लिंक मँगाएँ।';
export const mandate_own = 'इसे इस अकाउंट से स्वीकार नहीं किया जा सकता।';
export const mandate_exists = 'आप दोनों के बीच यह पहले से तय है।';
export const mandate_of_guardian = 'इसे ख़त्म करने के लिए अभिभावक की सहमति वापस लें।';
export const guardian_accepts_mandate = 'इसे आपके लिए माता-पिता या अभिभावक को स्वीकार करना होगा।';
export const agency_required = 'यह सिर्फ़ टैलेंट एजेंसी कर सकती हैं। प्रोफ़ाइल प्रकार में टैलेंट एजेंसी चुनें।';
export const agency_not_verified =
  'पहले हमारी टीम को आपकी एजेंसी सत्यापित करनी होगी। “एजेंसी और टीम” पेज पर दस्तावेज़ भेजें।';
export const kept_profile_of_child =
  'आप सिर्फ़ वयस्कों की प्रोफ़ाइल रख सकते हैं। इसकी जगह कलाकार को बुलाएँ: माता-पिता या अभिभावक स्वीकार करेंगे।';
export const profile_not_taken_over =
  'इस व्यक्ति ने अभी स्वीकार नहीं किया है। पहले उन्हें प्रोफ़ाइल अपने हाथ में लेने का लिंक भेजिए।';
export const package_clients_hidden = ({ names }: { names: string }) =>
  `पैकेज में ${names} नहीं दिख सकते। इसमें सिर्फ़ वे वयस्क हो सकते हैं जिनकी प्रोफ़ाइल सार्वजनिक है या लिंक से दिखती है।`;
export const hand_over_too_early = `अकाउंट 18वें जन्मदिन से ${HAND_OVER_DAYS} दिन पहले से सौंपा जा सकता है।`;
export const mandate_end_in_past = 'आज या बाद का दिन चुनें।';
export const mandate_scope_needed = 'चुनें कि ये क्या-क्या कर सकते हैं।';
export const mandate_scope_beyond_own = 'आप सिर्फ़ वही अनुमति दे सकते हैं जो आपके पास है।';
export const mandate_text_messages_unavailable = 'अभी SMS नहीं भेजे जा सकते। इसकी जगह ईमेल भरें।';
export const mandate_was_declined = `इन्होंने पिछले ${DECLINED_DAYS} दिनों में मना किया है। अभी इन्हें फिर से नहीं बुलाया जा सकता।`;
export const too_many_mandate_links = (wait: RetryAfter) =>
  `इन्हें कई लिंक भेजे जा चुके हैं। ${waitingTime(wait)} बाद फिर कोशिश करें।`;
export const family_for_adults = 'बच्चे को सिर्फ़ वयस्क जोड़ सकते हैं।';
export const family_mobile_needed = 'पहले अपने अकाउंट में मोबाइल नंबर वेरिफ़ाई करें।';
export const family_child_grown = '18 साल या उससे बड़े लोग ख़ुद रजिस्टर करते हैं।';
export const contact_wrong = 'ईमेल या मोबाइल नंबर भरें।';
export const submission_of_nobody = 'कम से कम एक व्यक्ति चुनें।';
export const submission_of_too_many = (max: number) => `ज़्यादा से ज़्यादा ${max} लोग चुनें।`;
export const submission_twice = 'आपने किसी को दो बार चुना है। पेज फिर लोड करें।';
export const submission_was_opened = 'प्रोडक्शन हाउस इसे खोल चुका है। अब इसे सिर्फ़ कलाकार वापस ले सकते हैं।';
export const worksheet_item_gone = 'अब इसका जवाब नहीं चाहिए, या इनका अपना लॉगिन अभी नहीं है।';

// What the server answers when something was done.
export const submission_sent = (count: number) =>
  plural(count, { one: `${count} आवेदन भेजा गया।`, other: `${count} आवेदन भेजे गए।` });
export const submission_taken_back = 'वापस लिया गया। अब यह कलाकार के आवेदनों में नहीं गिना जाएगा।';
export const representation_chosen = 'सेव हो गया। प्रोडक्शन हाउस को दिखेगा कि किसका आवेदन मान्य है।';
export const worksheet_forwarded = 'रिमाइंडर भेजा गया।';
export const mandate_link_sent = (contact: string) => `${contact} पर लिंक भेज दिया गया है।`;
export const mandate_accepted = 'स्वीकार कर लिया गया।';
export const client_kept = 'प्रोफ़ाइल आपके रोस्टर में जोड़ दी गई।';
export const folder_saved = 'फ़ोल्डर सहेज लिया गया।';
export const mandate_declined = 'मना कर दिया गया।';
export const mandate_ended = 'ख़त्म कर दिया गया। अब इससे कोई इस अकाउंट की ओर से काम नहीं कर सकता।';
export const family_child_added = 'बच्चा जुड़ गया।';
export const acting_ended = 'आप अपने अकाउंट में वापस आ गए हैं।';

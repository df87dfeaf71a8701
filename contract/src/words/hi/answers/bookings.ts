import { plural } from '#words/plural.ts';

export const days_end_early = 'आख़िरी दिन पहले दिन से पहले है। बाद का दिन चुनें।';
export const at_most_days = (max: number) => `ज़्यादा से ज़्यादा ${max} दिन चुनें।`;
export const days_in_past = 'ये दिन बीत चुके हैं। बाद के दिन चुनें।';
export const days_too_far = 'अगले दो साल के अंदर के दिन चुनें।';
export const calendar_url = 'अपने कैलेंडर का https:// वाला पता लिखें।';
export const calendar_not_public = 'यह पता सार्वजनिक इंटरनेट पर नहीं है। वही लिंक डालें जो आपका कैलेंडर देता है।';
export const availability_check_not_found = 'हमें यह सवाल नहीं मिला।';
export const availability_check_ended = 'यह लिंक अब काम नहीं करता: इस आवेदन पर फ़ैसला हो चुका है।';
export const guardian_answers = 'इसका जवाब आपके माता-पिता या अभिभावक देंगे। हमने सवाल उन्हें भेजा है।';
export const days_taken =
  'इनमें से कुछ दिनों पर कलाकार बुक हैं या किसी का पहला होल्ड है। होल्ड कैलेंडर में मना किया जा सकता है।';
export const second_hold_taken = 'इनमें से कुछ दिन दो प्रोडक्शन हाउस पहले ही होल्ड कर चुके हैं। दूसरे दिन चुनें।';
export const hold_exists = 'इस आवेदक के दिन आपने पहले से होल्ड या बुक किए हैं। पहले उन्हें छोड़ें।';
export const hold_not_found = 'यह होल्ड ख़त्म हो चुका है। पेज फिर से लोड करें।';
export const days_saved = 'कैलेंडर सेव हो गया।';
export const calendar_added = 'कैलेंडर जुड़ गया। हम इसे अभी पढ़ते हैं, फिर हर घंटे।';
export const calendar_removed = 'कैलेंडर हटा दिया गया।';
export const availability_asked = (count: number) =>
  plural(count, { one: `${count} आवेदक से पूछा गया।`, other: `${count} आवेदकों से पूछा गया।` });
export const nobody_asked =
  'किसी से नहीं पूछा गया। उन पर फ़ैसला हो चुका है, उनका अकाउंट नहीं है या उनसे यह पहले पूछा जा चुका है।';
export const availability_answered = 'जवाब प्रोडक्शन हाउस को भेज दिया गया।';
export const first_hold_placed = 'पहला होल्ड लग गया। हम कलाकार को बता रहे हैं।';
export const second_hold_placed =
  'इनमें से कुछ दिन किसी और प्रोडक्शन हाउस ने होल्ड किए हैं, इसलिए आपका होल्ड दूसरा है। हम कलाकार को बता रहे हैं।';
export const hold_released = 'होल्ड छोड़ दिया गया।';
export const hold_declined = 'होल्ड मना कर दिया गया। हम प्रोडक्शन हाउस को बता रहे हैं।';
export const terms_replaced = 'ये शर्तें बदल गई हैं। नई शर्तें पढ़ने के लिए पेज फिर से लोड करें।';
export const terms_unsigned = 'इस ऑफ़र के साथ शर्तें हैं। स्वीकार करने के लिए उन्हें खोलकर साइन करें।';
export const terms_not_found = 'हमें ये शर्तें नहीं मिलीं।';
export const contact_unproven = 'पहले अपना मोबाइल नंबर या ईमेल सत्यापित करें। साइन करने का कोड उसी पर आता है।';
export const child_hours = ({ max }: { max: number }) => `बच्चे दिन में ज़्यादा से ज़्यादा ${max} घंटे काम कर सकते हैं।`;
export const terms_sent = 'नई शर्तें भेज दी गईं। कलाकार के साइन करने तक कुछ नहीं बदलेगा।';
export const terms_kept = 'मौजूदा शर्तें लागू रहेंगी। प्रोडक्शन हाउस को बता दिया गया है।';
export const terms_signed = 'साइन हो गया। दोनों पक्षों के पास एक ही डील मेमो है।';
export const pay_not_due = 'भुगतान काम के आख़िरी दिन के बाद दर्ज हो सकता है, जब शर्तें साइन हो चुकी हों।';
export const paid_in_future = 'यह दिन अभी नहीं आया। आज या पहले का दिन चुनें।';
export const pay_marked = 'सेव हो गया। दूसरे पक्ष को भी दिखेगा।';
export const no_pay_to_dispute =
  'आप दूसरे पक्ष की एंट्री पर आपत्ति कर सकते हैं। समय पर भुगतान न हो, तो कलाकार तब भी आपत्ति कर सकते हैं।';
export const pay_dispute_decided = 'हमारी टीम आपकी आपत्ति देख चुकी है। शिकायत हो, तो हमारे शिकायत अधिकारी को लिखें।';
export const shoot_day_not_booked = 'आज या आगे का ऐसा दिन चुनें, जो साइन की गई शर्तों में हो।';
export const shoot_day_changed_elsewhere =
  'आपकी टीम में किसी ने शूट के इस दिन की जानकारी बदल दी है। दोबारा सेव करने से पहले उनकी जानकारी देख लें।';
export const shoot_day_saved = 'सेव हो गया। इस दिन के लिए बुक सभी लोगों को बता दिया जाएगा।';
export const feedback_not_due = 'फ़ीडबैक काम के आख़िरी दिन के बाद दिया जा सकता है, जब शर्तें साइन हो चुकी हों।';
export const feedback_final = 'फ़ीडबैक 14 दिन तक बदला जा सकता है। अब आपका फ़ीडबैक नहीं बदल सकता।';
export const feedback_given = 'धन्यवाद। आपका फ़ीडबैक सिर्फ़ हमारी टीम पढ़ेगी।';
export const pay_disputed = 'आपकी आपत्ति हमारी टीम को मिल गई है। दूसरे पक्ष को भी दिखेगी।';

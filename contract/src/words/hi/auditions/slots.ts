import { plural } from '#words/plural.ts';

export const invite_lead = 'उन्हें नोटिफ़िकेशन मिलेगा और वे ख़ाली समय में से एक चुनेंगे।';
export const slot_changes = 'स्लॉट में हुए बदलाव';
export const slots_add_title = 'स्लॉट जोड़ें';
export const slots_add_lead = 'दोनों समय के बीच जितने स्लॉट आ सकते हैं, उतने बनाए जाएँगे। सभी समय भारतीय समय में हैं।';
export const slots_adding = 'जोड़े जा रहे हैं...';
export const slots_add_failed = 'स्लॉट नहीं जोड़े जा सके। फिर से कोशिश करें।';
export const callbacks_in_person = 'आमने-सामने कॉलबैक';
export const callback_invite_title = 'कॉलबैक के लिए बुलाएँ';
export const round_invite_title = (round: number) => `राउंड ${round} के लिए बुलाएँ`;
export const round_invite_lead = 'चुनें कि आगे कौन जाएगा। उन्हें नोटिफ़िकेशन मिलेगा।';
export const invited_title = 'बुलाए गए आवेदक';
export const invited_by = (name: string) => `निमंत्रण भेजा: ${name}`;
export const round = (round: number) => `राउंड ${round}`;

export const answers_for_house = {
  offered: 'अभी जवाब नहीं मिला',
  confirmed: 'कन्फ़र्म',
  asked: 'दूसरा समय माँगा',
  declined: 'मना किया',
  ended: 'आवेदन बंद',
} as const;

export const calendar_title = 'आपके कैलेंडर में ऑडिशन';
export const calendar_lead =
  'अपने कैलेंडर ऐप में इस लिंक को सब्सक्राइब करें और अपने ऑडिशन और उनमें हुए सभी बदलाव देखें। जिसके पास यह लिंक होगा, वह आपके ऑडिशन देख सकेगा, इसलिए इसे शेयर न करें।';
export const calendar_shown_once =
  'आपका लिंक पहले से बना है। वह सिर्फ़ एक बार दिखाया जाता है। नया लिंक बनाने पर पुराना काम नहीं करेगा।';
export const calendar_create_again = 'नया लिंक बनाएँ';

export const invite_failed = 'आवेदकों को नहीं बुलाया जा सका। फिर से कोशिश करें।';
export const invite_empty = 'बुलाने के लिए कोई नहीं है। पहले बोर्ड पर आवेदकों को “ऑडिशन” चरण में ले जाएँ।';
export const invite_from_rounds = 'पिछले राउंड के आवेदक';
export const invite_from_stage = '“ऑडिशन” या उसके बाद के चरण में';
export const invite_busy = 'बुलाया जा रहा है...';
export const invite = 'बुलाएँ';

export const confirm_failed = 'यह समय कन्फ़र्म नहीं हो सका। फिर से कोशिश करें।';
export const confirm_title = 'अपना ऑडिशन कन्फ़र्म करें';
export const card = (title: string) => `${title} का ऑडिशन`;
export const proposed = 'प्रोडक्शन हाउस ने यह समय आपके लिए रखा है:';
export const confirm_proposed = 'यह समय कन्फ़र्म करें';
export const asked_note = (note: string | null) => `आपने लिखा: ${note}`;
export const other_time = 'दूसरा समय चुनें';
export const titles = {
  offered: 'अपने ऑडिशन का समय चुनें',
  confirmed: 'आपका ऑडिशन कन्फ़र्म है',
  asked: 'आपने दूसरा समय माँगा है',
  declined: 'आपने इस ऑडिशन से मना किया है',
} as const;
export const add_to_calendar_for = (title: string) => `कैलेंडर में जोड़ें: ${title} का ऑडिशन`;
export const add_to_calendar = 'कैलेंडर में जोड़ें';
export const check_in_show = 'चेक-इन का QR कोड दिखाएँ';
export const check_in_hint = 'पहुँचने पर प्रोडक्शन हाउस इसे स्कैन करेगा।';
export const check_in_code = (title: string) => `${title} में चेक-इन का QR कोड`;
export const times_more = (count: number) => `और ${count} समय`;
export const times_none = 'अभी कोई समय ख़ाली नहीं है। दूसरा समय माँगें। नए समय जुड़ने पर आपको नोटिफ़िकेशन मिलेगा।';
export const times_list = 'ख़ाली समय';
export const time_confirm = 'कन्फ़र्म करें';
export const ask_send = 'अनुरोध भेजें';
export const ask_failed = 'आपका अनुरोध नहीं भेजा जा सका। फिर से कोशिश करें।';
export const ask = 'दूसरा समय माँगें';
export const decline_for = (title: string) => `${title} के ऑडिशन से मना करें`;
export const decline_question = 'इस ऑडिशन से मना करें? प्रोडक्शन हाउस को नोटिफ़िकेशन मिलेगा।';
export const decline_confirm = 'ऑडिशन से मना करें';

export const field_from = 'कब से (भारतीय समय)';
export const field_until = 'कब तक';
export const field_minutes = 'हर स्लॉट कितने मिनट का';
export const field_capacity = 'हर स्लॉट में कितने आवेदक';
export const field_place = 'जगह या लिंक';
export const field_place_example = 'स्टूडियो 4, वीरा देसाई रोड, अंधेरी वेस्ट';
export const field_contact_name = 'किससे संपर्क करें';
export const field_contact_phone = 'संपर्क का फ़ोन नंबर';
export const field_bring = 'क्या साथ लाएँ';
export const field_bring_example = 'हाल की एक फ़ोटो और पहनने के लिए कुछ नीला';
export const field_break = 'दो स्लॉट के बीच ब्रेक, मिनट में';
export const field_round = 'राउंड';
export const field_round_hint = 'कॉलबैक के लिए 2 लिखें। किसी राउंड के स्लॉट सिर्फ़ उन्हीं को दिखते हैं जिन्हें आप उसमें बुलाते हैं।';
export const field_details_for = 'संपर्क और साथ लाने की चीज़ें किसके लिए हैं';
export const field_details_slot = 'सिर्फ़ यह स्लॉट';
export const field_details_day = 'इस दिन के सभी स्लॉट';
export const field_times = 'आपके लिए कौन-सा समय ठीक रहेगा?';
export const field_times_missing = 'लिखें कि आपके लिए कौन-सा समय ठीक रहेगा।';

export const timetable_title = 'टाइमटेबल';
export const timetable_lead =
  'लोगों को माउस से खींचकर, कीबोर्ड से या लिस्ट से दूसरी जगह ले जाएँ। हर एक से समय कन्फ़र्म करने को कहा जाएगा।';
export const empty_add = 'अभी कोई स्लॉट नहीं है। पहले स्लॉट जोड़ें, फिर आवेदकों को बुलाएँ।';
export const timetable_empty = 'अभी कोई स्लॉट नहीं है।';
export const fill_busy = 'भरे जा रहे हैं...';
export const fill = 'ख़ाली स्लॉट वेटिंग लिस्ट से भरें';
export const fill_lead = 'हम हर व्यक्ति से समय पक्का करने को कहेंगे। अभी कुछ भेजा नहीं गया है।';
export const fill_none = 'इंतज़ार कर रहे लोगों के राउंड में कोई स्लॉट ख़ाली नहीं है।';
export const fill_send = (count: number) => `${count} निमंत्रण भेजें`;
export const fill_failed = 'स्लॉट नहीं भरे जा सके। फिर से कोशिश करें।';
export const call_sheets = { pdf: 'कॉल शीट (PDF)', xlsx: 'कॉल शीट (Excel)' } as const;
export const cancel_failed = 'स्लॉट रद्द नहीं हो सका। फिर से कोशिश करें।';
export const place_failed = 'आवेदक का समय नहीं बदला जा सका। फिर से कोशिश करें।';
export const timetable_waiting = 'वेटिंग लिस्ट';
export const waiting_lead = '“ऑडिशन” चरण के आवेदक जिनके पास स्लॉट नहीं है, क्रम से।';
export const waiting_empty = 'कोई इंतज़ार में नहीं है। बोर्ड पर “ऑडिशन” चरण में ले जाए गए आवेदक यहाँ दिखेंगे।';
export const not_invited = 'अभी नहीं बुलाया गया';

export const offer_to_at = (name: string, time: string) => `${time} का समय ${name} को दें`;
export const offer_to = (name: string) => `${name} को दें`;
export const change_at = (time: string) => `${time} का स्लॉट बदलें`;
export const change = 'स्लॉट बदलें';
export const cancel_at = (time: string) => `${time} का स्लॉट रद्द करें`;
export const cancel_question_taken = 'यह स्लॉट रद्द करें? इसके आवेदकों को नोटिफ़िकेशन मिलेगा।';
export const cancel_question = 'यह स्लॉट रद्द करें?';
export const timetable_cancel = 'स्लॉट रद्द करें';
export const cancel_dismiss = 'स्लॉट रहने दें';
export const places_free = (count: number) => plural(count, { one: `ख़ाली`, other: `${count} जगहें ख़ाली` });
export const change_failed = 'स्लॉट नहीं बदला जा सका। फिर से कोशिश करें।';

export const move = (name: string) => `${name} को दूसरे स्लॉट में ले जाएँ`;
export const move_hint = 'खींचें, या स्पेस दबाकर ऐरो की का इस्तेमाल करें';
export const move_to = (name: string) => `${name} को कहाँ ले जाएँ`;
export const picked_up = (name: string) =>
  `${name} को उठाया गया। ऐरो की से स्लॉट चुनें, स्पेस से छोड़ें, या Esc से रद्द करें।`;
export const not_moved = (name: string) => `${name} की जगह नहीं बदली।`;

export const check_in_page = 'चेक-इन';
export const missing = 'यह आवेदक नहीं मिला। हो सकता है कि आवेदन किसी दूसरे प्रोडक्शन हाउस में किया गया हो।';
export const no_slot = 'इस आवेदक के पास ऑडिशन का स्लॉट नहीं है। पहले टाइमटेबल में उन्हें स्लॉट दें।';
export const timetable = 'टाइमटेबल देखें';
export const arrived_of = (name: string) => `${name}: उपस्थिति दर्ज`;
export const arrived_undo = (name: string) => `पहले जैसा करें: ${name} की उपस्थिति`;
export const arrived = 'उपस्थिति दर्ज करें';
export const arrived_at = (time: string) => `उपस्थिति: ${time}`;

export const field_private = 'क्या यह किसी का घर या होटल का कमरा है?';
export const field_woman = 'मौजूद रहने वाली महिला';
export const field_woman_hint = 'जहाँ बच्चे आ सकते हैं, वहाँ ज़रूरी है। कलाकार भी माँग सकते हैं।';
export const slots_add_anyway = 'फिर भी स्लॉट जोड़ें';
export const slot_save_anyway = 'फिर भी सेव करें';
export const asks_for_woman = 'किसी महिला की मौजूदगी चाहिए';

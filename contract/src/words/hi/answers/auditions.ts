import { plural } from '#words/plural.ts';

export const audition_invitation_not_found = 'यह ऑडिशन नहीं मिला।';

export const audition_started = 'यह ऑडिशन शुरू हो चुका है।';
export const still_checked_in =
  'इस ऑडिशन में किसी का चेक-इन है और चेक-आउट अभी बाकी है। तब तक इसमें बदलाव नहीं हो सकता।';
export const audition_not_over =
  'इनमें से कम से कम एक आवेदक का कन्फ़र्म ऑडिशन अभी पूरा नहीं हुआ है। उसके बाद उन्हें अगले राउंड के लिए बुलाएँ।';
export const auditions_not_over = ({ names }: { names: string }) =>
  `इनका कन्फ़र्म ऑडिशन अभी ख़त्म नहीं हुआ, या इन्होंने चेक-आउट नहीं किया: ${names}। इन्हें अगले राउंड के लिए उसके बाद बुलाएँ। बाक़ी आवेदकों को आप अभी बुला सकते हैं।`;
export const audition_on_hold =
  'हमने यह कास्टिंग कॉल रोक दिया है, इसलिए यह ऑडिशन अभी नहीं होगा। वहाँ न जाएँ। अगर यह फिर शुरू हुआ तो हम आपको बताएँगे।';
export const calendar_link_ended = 'यह कैलेंडर लिंक अब काम नहीं करता। जहाँ आपके ऑडिशन दिखते हैं, वहाँ नया लिंक बनाएँ।';

export const self_tape_not_found = 'यह सेल्फ़-टेप नहीं मिला।';
export const not_a_self_tape_call = 'इस कास्टिंग कॉल में सेल्फ़-टेप नहीं माँगे गए हैं। पहले इसका ऑडिशन का प्रकार बदलें।';
export const tape_request_missing =
  'आवेदकों को निर्देश और अंतिम समय चाहिए। पहले इन्हें इस कास्टिंग कॉल के ऑडिशन पेज पर सेव करें।';
export const tape_deadline_passed = 'टेप भेजने का समय निकल चुका है। ऑडिशन पेज पर बाद का समय रखें, फिर आवेदकों को बुलाएँ।';
export const tape_is_final = 'समय निकल चुका है, इसलिए भेजा गया टेप अब अंतिम है।';
export const tape_already_sent = 'आपका टेप भेजा जा चुका है। अगर आप आगे नहीं बढ़ना चाहते, तो अपना आवेदन वापस लें।';

export const tape_was_watched = 'प्रोडक्शन हाउस आपका टेप देख चुका है, इसलिए अब इसे बदला नहीं जा सकता।';
export const tape_answers_approved =
  'आपके अभिभावक इन जवाबों के साथ टेप को मंज़ूरी दे चुके हैं। जवाब बदलने के लिए टेक हटाएँ और फिर से भेजें।';
export const tapes_deleted = 'इस रोल का समय ख़त्म हो चुका है, इसलिए अब टेप नहीं लिए जा रहे।';
export const take_not_found = 'यह टेक नहीं मिला।';
export const take_beyond_limit = ({ max }: { max: number }) =>
  max === 1
    ? 'प्रोडक्शन हाउस ने एक ही टेक माँगा है। अपना टेक बदल सकते हैं।'
    : `प्रोडक्शन हाउस ने ज़्यादा से ज़्यादा ${max} टेक माँगे हैं। इनमें से कोई बदल सकते हैं।`;
export const take_comment_not_found = 'यह टिप्पणी नहीं मिली।';
export const too_many_take_comments = 'आपकी 500 टिप्पणियाँ हो चुकी हैं। बाकी बातें ईमेल से भेजें।';
export const trim_empty = 'इस टेक में कुछ नहीं बचता। बाद का अंत चुनें।';
export const keep_days_between = (min: number, max: number) => `${min} से ${max} दिन के बीच लिखें।`;

export const no_slots = 'चुनने के लिए ऑडिशन का कोई समय नहीं है। पहले कुछ समय जोड़ें।';
export const applicant_rejected = 'यह आवेदन रिजेक्ट हो चुका है। पहले इसे फिर से खोलें, फिर ऑडिशन के लिए बुलाएँ।';
export const no_audition_slot = 'इस आवेदक के पास ऑडिशन का स्लॉट नहीं है। पहले टाइमटेबल में स्लॉट दें।';
export const slot_not_found = 'ऑडिशन का यह समय अब मौजूद नहीं है। पेज फिर से लोड करें।';
export const slot_taken = 'यह समय अभी-अभी किसी ने ले लिया। कोई दूसरा चुनें।';
export const placements_changed = 'वेटिंग लिस्ट या स्लॉट बदल गए हैं। फिर से देखें कि किसे कौन सा स्लॉट मिलेगा।';
export const slot_unavailable = 'यह समय अब उपलब्ध नहीं है। कोई दूसरा चुनें।';
export const slot_cancelled = 'यह स्लॉट रद्द हो चुका है। नया स्लॉट जोड़ें।';
export const slot_in_past = 'यह समय बीत चुका है। कोई बाद का समय चुनें।';
export const slot_after_shoot = 'तब तक शूट शुरू हो चुका होगा। कोई पहले का दिन चुनें।';
export const slot_overlaps = 'उस समय उसी जगह इस कास्टिंग कॉल का दूसरा स्लॉट है। कोई दूसरा समय चुनें।';
export const slot_capacity_too_small = 'इससे ज़्यादा आवेदक आने की पुष्टि कर चुके हैं। इससे बड़ी संख्या लिखें।';

export const role_offer_required = 'इसकी जगह रोल का ऑफ़र दें। ऑफ़र स्वीकार करने पर ही कलाकार चुने जाते हैं।';
export const role_offer_not_found = 'यह ऑफ़र नहीं मिला।';
export const role_offer_exists = 'इस आवेदक के पास पहले से एक ऑफ़र है। दूसरा देने से पहले उसे वापस लें।';
export const role_offer_accepted = 'यह ऑफ़र पहले ही स्वीकार हो चुका है।';
export const role_offer_declined = 'यह ऑफ़र पहले ही अस्वीकार हो चुका है।';
export const role_offer_withdrawn = 'प्रोडक्शन हाउस ने यह ऑफ़र वापस ले लिया है।';
export const role_offer_lapsed = 'इस ऑफ़र का जवाब देने का आख़िरी दिन बीत चुका है।';
export const role_offer_stepped_back = 'कलाकार ने यह रोल छोड़ दिया है।';
export const role_offer_cancelled = 'प्रोडक्शन हाउस ने यह रोल रद्द कर दिया है।';
export const role_not_accepted = 'यह रोल इस कलाकार के पास नहीं है। पेज फिर से लोड करें।';
export const positions_filled = ({ positions }: { positions: number }) =>
  positions === 1
    ? 'इस रोल का ऑफ़र पहले ही किसी दूसरे आवेदक के पास है या स्वीकार हो चुका है, और इस रोल में 1 ही जगह है। दोनों ने स्वीकार किया, तो रोल दोनों का होगा।'
    : `इस रोल का ऑफ़र पहले ही ${positions} आवेदकों के पास है या स्वीकार हो चुका है, और इस रोल में ${positions} जगहें हैं। सबने स्वीकार किया, तो रोल सबका होगा।`;
export const answer_after_work = 'काम के पहले दिन तक की कोई तारीख़ चुनें।';
export const answer_date_in_past = 'यह दिन बीत चुका है। कोई बाद का दिन चुनें।';

export const audition_confirmed = 'ऑडिशन कन्फ़र्म हो गया। हमने पूरी जानकारी आपके ईमेल पर भेज दी है।';
export const audition_declined = 'आपने ऑडिशन से मना कर दिया है।';
export const other_time_asked = 'अनुरोध प्रोडक्शन हाउस को भेज दिया गया।';
export const calendar_link_created = 'लिंक बन गया। इसे अभी कॉपी कर लें: यह सिर्फ़ एक बार दिखता है।';
export const checked_in = 'आवेदक का चेक-इन हो गया।';
export const check_in_undone = 'चेक-इन रद्द हो गया।';
export const offer_sent = 'ऑफ़र कलाकार को भेज दिया गया।';
export const offer_withdrawn = 'ऑफ़र वापस ले लिया गया।';
export const child_slot_too_early = 'बच्चे आ सकते हैं: कोई स्लॉट 7:00 am से पहले शुरू नहीं हो सकता।';
export const child_slot_too_late = 'बच्चे आ सकते हैं: हर स्लॉट 8:00 pm तक ख़त्म होना चाहिए।';
export const child_slot_too_long = 'बच्चे आ सकते हैं: एक स्लॉट ज़्यादा से ज़्यादा 3 घंटे (180 मिनट) का हो सकता है।';
export const child_slot_private = 'बच्चे आ सकते हैं: स्टूडियो, ऑफ़िस या सार्वजनिक जगह चुनें, होटल या निजी कमरा नहीं।';
export const child_call_time = 'इस दिन के लिए एक बच्चा बुक है। कॉल टाइम 7:00 am से 7:00 pm के बीच चुनें।';
export const audition_waits = 'पहले आपके माता-पिता या अभिभावक फ़ैसला करेंगे। हमने उनसे इस समय की मंज़ूरी माँगी है।';
export const offer_waits = 'पहले आपके माता-पिता या अभिभावक फ़ैसला करेंगे। हमने उनसे इस रोल की मंज़ूरी माँगी है।';
export const tape_waits = 'पहले आपके माता-पिता या अभिभावक फ़ैसला करेंगे। हमने उनसे आपके टेप की मंज़ूरी माँगी है।';
export const offer_accepted = 'ऑफ़र स्वीकार हो गया। यह रोल आपका है।';
export const offer_declined = 'ऑफ़र अस्वीकार हो गया। हम प्रोडक्शन हाउस को बताएँगे।';
export const role_cancelled = 'रोल रद्द हो गया। हम कलाकार को बताएँगे।';
export const role_given_up = 'यह रोल अब आपका नहीं है। हम प्रोडक्शन हाउस को बताएँगे।';
export const tape_request_saved = 'अनुरोध सेव हो गया।';
export const tape_declined = 'आपने सेल्फ़-टेप से मना कर दिया है।';
export const tape_confirmed = 'पुष्टि हो गई। अब आप स्क्रिप्ट के पन्ने खोल सकते हैं।';
export const tape_answers_saved = 'जवाब सेव हो गए।';
export const take_deleted = 'टेक हटा दिया गया।';
export const tapes_requested = (count: number) =>
  plural(count, { one: `${count} आवेदक से टेप माँगा गया।`, other: `${count} आवेदकों से टेप माँगे गए।` });
export const tape_sent = 'टेप भेज दिया गया।';
export const slots_exist = 'ये स्लॉट पहले से बने हैं।';
export const slot_changed = 'स्लॉट बदल गया। जिन आवेदकों ने इसे कन्फ़र्म किया था, हम उन्हें बताएँगे।';
export const cancelled_slot = 'स्लॉट रद्द हो गया। जिन आवेदकों ने इसे कन्फ़र्म किया था, हम उन्हें बताएँगे।';
export const slot_offered = 'स्लॉट दिया गया। हमने आवेदक से इसे कन्फ़र्म करने को कहा है।';
export const moved_to_waiting_list = 'आवेदक को प्रतीक्षा सूची में रखा गया। हमने उन्हें बता दिया है।';
export const nobody_placed = 'कोई स्लॉट ख़ाली नहीं है, या कोई इंतज़ार में नहीं है।';
export const applicants_invited = (count: number) =>
  plural(count, { one: `${count} आवेदक को बुलाया गया।`, other: `${count} आवेदकों को बुलाया गया।` });
export const slots_added = (count: number) =>
  plural(count, { one: `${count} स्लॉट जुड़ गया।`, other: `${count} स्लॉट जुड़ गए।` });
export const applicants_placed = (count: number) =>
  plural(count, {
    one: `${count} आवेदक को स्लॉट दिया गया। हमने उनसे कन्फ़र्म करने को कहा है।`,
    other: `${count} आवेदकों को स्लॉट दिए गए। हमने उनसे कन्फ़र्म करने को कहा है।`,
  });
export const slot_needs_confirmation =
  'यह स्लॉट किसी निजी जगह पर है, या सुबह 7 बजे से पहले या शाम 7 बजे के बाद का है। हम कलाकार को यह बताते हैं। फिर भी जोड़ें?';
export const has_checked_out = 'आवेदक चेक-आउट कर चुके हैं, इसलिए चेक-इन नहीं हटेगा।';
export const checked_in_by_talent = 'आवेदक ने ख़ुद चेक-इन किया है, इसलिए चेक-आउट भी वही कर सकते हैं।';
export const house_check_in_closed = 'आवेदक का चेक-इन ऑडिशन के दिन से लेकर उसके एक दिन बाद तक हो सकता है।';
export const check_in_closed = 'चेक-इन ऑडिशन से 2 घंटे पहले से लेकर उसके एक दिन बाद तक हो सकता है।';
export const not_checked_in = 'आपका चेक-इन नहीं हुआ है। पहले चेक-इन करें।';
export const audition_pass_ended = 'यह लिंक अब काम नहीं करता। नया लिंक मांगें।';
export const pass_shared = 'लिंक शेयर करने के लिए तैयार है।';
export const pass_revoked = 'लिंक अब काम नहीं करता।';
export const own_check_in = 'आपका चेक-इन हो गया।';
export const own_check_out = 'आपका चेक-आउट हो गया।';
export const woman_asked = 'हमने प्रोडक्शन हाउस से किसी महिला का नाम बताने को कहा है।';
export const child_slot_needs = 'बच्चे आ सकते हैं: इसे भरें।';
export const guardian_shares = 'आपका ऑडिशन केवल आपके माता-पिता या अभिभावक शेयर कर सकते हैं।';

export const review_page = 'आवेदन';
export const review_missing_title = 'आवेदन नहीं मिला';
export const review_missing_lead = 'हो सकता है कि इसे हटा दिया गया हो, या यह किसी दूसरे कास्टिंग कॉल का हो।';
export const missing_board = 'बोर्ड पर वापस जाएँ';
export const review_removed = 'यह आवेदन हटा दिया गया है।';
export const review_load_failed = 'इस आवेदन की बाकी जानकारी लोड नहीं हो सकी।';

export const applications = 'आवेदन';
export const selected = 'चुना हुआ';
export const previous = 'पिछला';
export const next = 'अगला';
export const position = (place: number, count: string) => `${count} में से ${place}`;
export const review_first = 'यह इस कॉलम का पहला आवेदन है।';
export const last = 'यह इस कॉलम का आख़िरी आवेदन है।';

export const decision = 'निर्णय';
export const reject = 'रिजेक्ट करें';
export const shortlist = 'शॉर्टलिस्ट करें';
export const next_steps = 'ऑडिशन और ऑफ़र';

export const moved_by_you = (time: string) => `आपने ${time} को चरण बदला`;
export const moved_by = (name: string, time: string) => `${name} ने ${time} को चरण बदला`;
export const moved_by_former = (time: string) => `टीम के पूर्व सदस्य ने ${time} को चरण बदला`;
export const moves = 'चरण के बदलाव';
export const move_from_to = (was: string, stage: string) => `${was} → ${stage}`;
export const move_together = (count: number) => `${count - 1} और आवेदकों के साथ`;
export const move_sent = 'कलाकार को बता दिया गया है';
export const take_back = 'वापस लें';
export const take_back_all = (count: number) => `सभी ${count} के लिए वापस लें`;
export const not_told = 'कलाकार को अभी बताया नहीं गया है';
export const review_tape_deadline = (time: string) => `अंतिम समय: ${time}`;
export const differences = 'कास्टिंग कॉल से क्या अलग है';
export const reasons = 'कास्टिंग कॉल से क्या मेल खाता है';
export const applied_on = (day: string) => `आवेदन की तारीख़: ${day}`;
export const full_profile = 'पूरी प्रोफ़ाइल';
export const media_of = (field: string, name: string) => `${name}: ${field}`;
export const for_role = 'इस रोल के लिए';
export const can_travel = 'यात्रा या दूसरी जगह रहना संभव';
export const is_free = 'तारीख़ों पर उपलब्ध';

export const met_before = 'पहले कब मिले';
export const met_count = (count: number) => `पहले मिले: ${count}`;
export const met_own_score = (score: number, max: number) => `आपका स्कोर ${max} में से ${score}`;
export const more_about = (name: string) => `${name} के लिए और विकल्प`;
export const consider = 'दूसरे रोल के लिए विचार करें';
export const consider_title = (name: string) => `${name} पर दूसरे रोल के लिए विचार करें`;
export const consider_lead =
  'आप जो रोल चुनेंगे, उसमें इन्हीं जवाबों, फ़ोटो और वीडियो के साथ एक आवेदन बन जाएगा। हम कलाकार को बताएँगे। इससे उनके प्लान का कोई आवेदन ख़र्च नहीं होगा, और वे मना कर सकते हैं।';
export const consider_none = 'इनके लिए आपका कोई और खुला कास्टिंग कॉल नहीं है।';
export const consider_not = 'रोल जो इनके लिए ठीक नहीं हैं';
export const consider_do = 'इस रोल के लिए विचार करें';
export const consider_failed = 'यह नहीं हो सका। फिर से कोशिश करें।';

export const team_score = (text: string) => `टीम का स्कोर: ${text}`;
export const team_score_one = (average: number) => `${average}, 1 सदस्य से`;
export const team_score_equal = (average: number, count: number) => `${average}, सभी ${count} सदस्यों से`;
export const team_score_spread = (average: number, count: number, lowest: number, highest: number) =>
  `${average}, ${count} सदस्यों से (${lowest} से ${highest})`;
export const score_by = (name: string, score: number, max: number) => `${name}: ${max} में से ${score}`;
export const former_member = 'पूर्व सदस्य';

export const notes = 'निजी नोट';
export const note_write = 'नोट लिखें';
export const note_readers = 'नोट सिर्फ़ आपकी टीम पढ़ सकती है।';
export const note_keys = 'Ctrl+Enter से सेव करें। Esc से शॉर्टकट पर लौटें।';
export const note_save = 'नोट सेव करें';
export const note_save_failed = 'नोट सेव नहीं हो सका। फिर से कोशिश करें।';
export const note_delete = 'नोट हटाएँ';
export const note_delete_failed = 'नोट नहीं हटाया जा सका। फिर से कोशिश करें।';
export const notes_none = 'अभी कोई नोट नहीं है।';

export const shortcuts = 'कीबोर्ड शॉर्टकट';
export const shortcuts_switch = 'एक बटन वाले शॉर्टकट';
export const shortcuts_hint = 'लिखते समय ये काम नहीं करते। अगर आप अपना डिवाइस बोलकर चलाते हैं, तो इन्हें बंद रखें।';
export const key_next = 'अगला और पिछला आवेदक';
export const key_move = (stage: string) => `इस चरण में ले जाएँ: ${stage}`;
export const key_score = (max: number) => `1 से ${max} तक स्कोर दें। वही बटन फिर से दबाने पर स्कोर हट जाता है`;
export const key_play = 'खुले आवेदन में: टेप या वीडियो चलाएँ या रोकें';
export const key_note = 'खुले आवेदन में: नोट लिखें';
export const key_undo = 'पिछला बदलाव वापस लें';
export const key_select = 'आवेदक को चुनें';
export const key_enter = 'Enter';
export const key_open = 'फ़ोटो में और बोर्ड पर: आवेदन खोलें';
export const key_help = 'शॉर्टकट दिखाएँ';

export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  unseen(`${name} के बारे में `),
  'और देखें',
];
export const profile_page = 'आवेदक की प्रोफ़ाइल';
export const photos_page = 'आवेदक की फ़ोटो';
export const received_missing_lead =
  'यह आवेदक नहीं मिला। हो सकता है कि आपके यहाँ आवेदन न किया गया हो, या प्रोफ़ाइल छिपी हो।';
export const missing_all = 'अपने आवेदक देखें';

export const photos_of = (name: string) => `${name} की फ़ोटो`;
export const photos_none = 'अभी कोई फ़ोटो अपलोड नहीं हुई है।';
export const photo_profile = 'प्रोफ़ाइल फ़ोटो';
export const photo_full = 'फ़ुल-लेंथ फ़ोटो';
export const video = 'ऑडिशन वीडियो';
export const video_of = (name: string) => `${name} का ऑडिशन वीडियो`;

export const tape_received = (state: string, time: string) => `${state}, ${time}`;
export const received_tape_deadline = (state: string, time: string) => `${state}, अंतिम समय ${time}`;
export const tape_states = {
  waiting: 'टेप का इंतज़ार',
  overdue: 'टेप की अंतिम तारीख़ निकल गई',
  received: 'टेप मिला',
  received_late: 'टेप देर से मिला',
  declined: 'टेप से मना किया',
} as const;
export const media_original = 'यह मूल फ़ाइल है। कुछ ब्राउज़र में यह नहीं चलेगी।';
export const received_form = 'आवेदन फ़ॉर्म';
export const form_person = 'आवेदक के बारे में';

export const withheld_withdrawn =
  'कलाकार ने यह आवेदन वापस ले लिया है, इसलिए इसमें संपर्क की जानकारी, लिंक, फ़ोटो और वीडियो नहीं दिखाए जाते।';
export const withheld_consent =
  'कलाकार ने इस कास्टिंग कॉल के बारे में संपर्क करने की सहमति नहीं दी है, इसलिए संपर्क की जानकारी, लिंक, फ़ोटो और वीडियो नहीं दिखाए जाते।';
export const verify =
  'दस्तावेज़ों से सत्यापित होने के बाद आपके प्रोडक्शन हाउस को आवेदकों का ईमेल, मोबाइल नंबर, Instagram और जन्मतिथि दिखेगी।';

export const decisions_page = 'भेजने के लिए ईमेल';
export const decisions_lead = (title: string) => `${title}: आवेदकों को निर्णय तभी पता चलता है जब आप उसे भेजते हैं।`;
export const decisions_empty = 'भेजने के लिए कुछ नहीं है। आवेदकों को शॉर्टलिस्ट या रिजेक्ट करने पर उनके ईमेल यहाँ दिखेंगे।';
export const more_follow = (count: number) => `पहले इन्हें भेजें। इसके बाद ${count} और दिखेंगे।`;
export const decisions_send_failed = 'ये ईमेल नहीं भेजे जा सके। फिर से कोशिश करें।';
export const cancel_failed = 'तय समय पर भेजना रद्द नहीं हो सका। फिर से कोशिश करें।';
export const automatic = 'शॉर्टलिस्ट के ईमेल अपने आप भेजें';
export const automatic_hint =
  'आपके सभी कास्टिंग कॉल के लिए। हर ईमेल शॉर्टलिस्ट करने के 30 सेकंड बाद भेजा जाता है, ताकि आप बदलाव वापस ले सकें।';

export const decisions_kinds = {
  shortlisted: 'शॉर्टलिस्ट',
  not_selected: 'रिजेक्ट किए गए',
  reopened: 'बताने के बाद बदला गया निर्णय',
} as const;
export const group = (kind: string, count: number, language: string) => `${kind}: ${count} (${language})`;
export const goes = (time: string) => `${time} को भेजा जाएगा`;
export const goes_by = (time: string, name: string) => `${time} को भेजा जाएगा, समय तय किया: ${name}`;
export const own_text = 'आपका मैसेज';
export const send_now = (count: number) => `${count} ईमेल अभी भेजें`;
export const send_tomorrow = 'कल 10:00 am पर भेजें';
export const own_text_write = 'अपना मैसेज लिखें';
export const decisions_cancel = 'तय समय पर भेजना रद्द करें';

export const to_invite = 'अभी नहीं बुलाए गए';
export const to_invite_text = (names: string) => `ऑडिशन के चरण में हैं, पर निमंत्रण नहीं भेजा गया: ${names}।`;
export const to_invite_do = 'समय चुनें और बुलाएँ';
export const to_offer = 'अभी कोई ऑफ़र नहीं';
export const to_offer_text = 'रोल तब तय होता है जब कलाकार आपका ऑफ़र स्वीकार करें।';
export const to_offer_do = (name: string) => `${name} को ऑफ़र दें`;

export const kits_list = 'आपकी किट';
export const list_title = 'किट से आवेदन करें';
export const change_of = (name: string) => `${name} किट बदलें`;
export const change = 'किट बदलें';
export const create = 'किट के रूप में सेव करें';
export const field_name = 'किट का नाम';
export const field_name_hint = 'यह सिर्फ़ आपको दिखता है, जैसे “डांस” या “आवाज़”।';
export const field_file_none = 'इस किट में नहीं';
export const field_note = 'रोल के बारे में';
export const field_note_hint = 'आपके बारे में ऐसा टेक्स्ट जो इस तरह के रोल के लिए सही हो। हर आवेदन में आप इसे बदल सकते हैं।';
export const kits_save_failed = 'यह किट सेव नहीं हो सकी। फिर से कोशिश करें।';
export const kits_saving = 'सेव हो रही है...';
export const kits_save = 'किट सेव करें';
export const delete_question = 'यह किट हटाएँ? आपकी फ़ाइलें “फ़ोटो और वीडियो” में रहेंगी।';
export const delete_kit = 'किट हटाएँ';
export const kits_used = (name: string) => `${name} किट भर दी गई है।`;
export const used_beside_text = (name: string) =>
  `${name} किट भर दी गई है। इस रोल के बारे में आपका लिखा हुआ वही रहेगा।`;

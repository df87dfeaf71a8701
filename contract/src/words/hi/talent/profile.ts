export const lead = 'प्रोडक्शन हाउस आपके जवाबों से आपको ढूँढते हैं। पूरी प्रोफ़ाइल में * वाले हर सवाल का जवाब होता है।';
export const loading = 'प्रोफ़ाइल लोड हो रही है…';
export const load_failed = 'प्रोफ़ाइल लोड नहीं हो सकी';
export const form = 'प्रोफ़ाइल';

export const steps = 'चरण';
export const step_personal = 'निजी जानकारी';
export const step_body = 'शारीरिक बनावट और माप';
export const step_work = 'रोल, अनुभव और मीडिया';
export const step_of = (step: number, count: number) => `${count} में से चरण ${step}`;
export const step_complete = 'पूरा';
export const step_missing = (count: number) => `${count} बाकी`;
export const previous = 'पिछला चरण';
export const next = 'सेव करके आगे बढ़ें';
export const submit = 'सेव करके सबमिट करें';
export const log_in_hint = 'आपके जवाब ड्राफ़्ट में सेव हैं। लॉग इन करने के बाद अपनी फ़ोटो और वीडियो फिर से चुनें।';
export const save_failed = 'प्रोफ़ाइल अपडेट नहीं हो सकी';
export const saved_next = 'कास्टिंग कॉल खुल रहे हैं...';

export const draft_saved = 'ड्राफ़्ट सेव हो गया। यह सिर्फ़ आपको दिखता है।';
export const draft_local = 'कनेक्शन नहीं है। आपका ड्राफ़्ट इस ब्राउज़र में सेव है।';
export const draft_restored = 'आपके वे बदलाव वापस आ गए हैं जो सेव नहीं हुए थे। अपनी फ़ोटो और वीडियो फिर से चुनें।';
export const draft_discard = 'जो बदलाव सेव नहीं हुए, उन्हें हटाएँ';
export const conflict_title = 'यहाँ बदलाव के दौरान आपकी प्रोफ़ाइल किसी और टैब या डिवाइस पर भी सेव हुई।';
export const conflict_text = 'अपने बदलाव उसी वर्शन में सेव करें, या उन्हें हटाकर सेव किया गया वर्शन लोड करें।';
export const conflict_save = 'मेरे बदलाव उसमें सेव करें';
export const conflict_discard = 'मेरे बदलाव हटाएँ और सेव किया गया वर्शन लोड करें';

export const missing = (count: number) => `बाकी जवाब (${count})`;
export const missing_lead =
  'आप अभी सेव करके बाद में पूरा कर सकते हैं। जितने ज़्यादा जवाब, उतने ज़्यादा कास्टिंग कॉल आपकी प्रोफ़ाइल से मेल खाएँगे।';

export const child = '18 साल से कम उम्र के कलाकारों के लिए नियम अलग हैं।';
export const child_questions = 'अगले चरणों में वयस्कों वाले सवाल नहीं हैं।';
export const child_seen_by =
  'प्रोफ़ाइल सिर्फ़ बच्चों के लिए सत्यापित प्रोडक्शन हाउस को दिखती है: पहला नाम और उम्र का वर्ग, संपर्क की कोई जानकारी नहीं।';
export const child_consent = 'माता-पिता या अभिभावक की सहमति मिल चुकी है। वे इसे कभी भी वापस ले सकते हैं।';
export const child_consent_needed =
  'प्रोफ़ाइल दिखाने या आवेदन भेजने से पहले माता-पिता या अभिभावक की सहमति ज़रूरी है, और हमारी ओर से उनकी पहचान की जाँच भी।';

export const files_title = 'फ़ोटो और वीडियो';
export const files_lead = 'फ़ोटो: jpg, jpeg, png। वीडियो: mp4, mkv, avi, mov। ज़्यादा से ज़्यादा लगभग 200 MB।';
export const files_library = <Part>(link: (text: string) => Part) => [
  'परिचय वीडियो, आवाज़ के नमूने और कैप्शन जोड़ने या अपनी फ़ोटो का क्रम बदलने के लिए ',
  link('फ़ोटो और वीडियो'),
  ' पर जाएँ।',
];
export const files_saved = 'आपकी प्रोफ़ाइल में';
export const files_saved_count = (count: number) => `आपकी प्रोफ़ाइल में ${count}`;
export const files_place = (label: string, place: number, count: number) => `${label}, ${count} में से ${place}`;

export const start_title = 'आपके अगले तीन कदम';
export const start_profile = 'अपनी प्रोफ़ाइल पूरी करें';
export const start_profile_text = 'प्रोडक्शन हाउस आपके जवाबों से आपको ढूँढते हैं। आप कभी भी सेव करके बाद में पूरा कर सकते हैं।';
export const start_photos = 'अपनी फ़ोटो जोड़ें';
export const start_photos_text = 'अपने चेहरे की साफ़ फ़ोटो से शुरू करें। कास्टिंग टीम सबसे पहले वही देखती है।';
export const start_apply = 'किसी कास्टिंग कॉल के लिए आवेदन करें';
export const start_apply_text = 'अपनी प्रोफ़ाइल से मेल खाने वाले खुले कास्टिंग कॉल देखें।';
export const start_done = '(पूरा हुआ)';

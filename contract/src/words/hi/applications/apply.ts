export const apply_page = 'इस रोल के लिए आवेदन करें';
export const page_for = (type: string) => `इस रोल के लिए आवेदन करें: ${type}`;
export const apply_lead = 'सारी जानकारी देना ज़रूरी है। आपकी प्रोफ़ाइल वाले जवाब पहले से भरे हुए हैं।';
export const job_id_missing = '❌ कास्टिंग कॉल की ID नहीं है। किसी सही कास्टिंग कॉल से फिर से कोशिश करें।';
export const calls_for_you = 'आपके लिए कास्टिंग कॉल देखें';
export const call = 'कास्टिंग कॉल देखें';
export const apply_closed = 'यह कास्टिंग कॉल नए आवेदनों के लिए बंद है।';
export const not_sent = 'आपका आवेदन नहीं भेजा जा सका।';
export const days_taken = (days: string) =>
  `आपके कैलेंडर के हिसाब से आप शूट के इन दिनों में ख़ाली नहीं हैं: ${days}। आप फिर भी आवेदन कर सकते हैं।`;
export const already_applied = 'इस कास्टिंग कॉल के लिए आपका आवेदन पहले ही भेजा जा चुका है।';
export const withdrawn_last = 'आपने इस कास्टिंग कॉल का आवेदन वापस ले लिया था, इसलिए फिर से आवेदन नहीं हो सकता।';
export const withdrawn =
  'आपने इस कास्टिंग कॉल का आवेदन वापस ले लिया था। आप उसे उन्हीं जवाबों, फ़ोटो और वीडियो के साथ एक बार फिर से भेज सकते हैं।';

export const correct = 'अपना आवेदन ठीक करें';
export const correct_lead =
  'जब तक प्रोडक्शन हाउस इसे नहीं खोलता, आप इसे ठीक कर सकते हैं। आपकी भेजी हुई फ़ोटो और वीडियो वही रहेंगे।';
export const correct_failed = 'आपका आवेदन ठीक नहीं हो सका। फिर से कोशिश करें।';
export const correct_save = 'बदलाव सेव करें';

export const apply_form = 'आवेदन';
export const draft_found = 'आपके पहले के जवाब भर दिए गए हैं। अपनी फ़ोटो और वीडियो फिर से चुनें।';
export const kit_save = 'इन फ़ाइलों और इस टेक्स्ट को किट के रूप में सेव करें';
export const session_ended = 'आपके जवाब इस टैब में सेव हैं। लॉग इन करने के बाद अपनी फ़ोटो और वीडियो फिर से चुनें।';
export const apply_submit = 'आवेदन सबमिट करें';
export const submitted = '✅ आवेदन सबमिट हो गया!';
export const submit_failed = 'आवेदन सबमिट नहीं हो सका।';
export const known_title = 'आपकी प्रोफ़ाइल से';
export const known_lead = 'ये जवाब पहले से भरे हुए हैं। इन्हें जाँच लें, और इस रोल के लिए जो अलग हो उसे बदलें।';
export const known_fold = 'संक्षेप में दिखाएँ';
export const known_change = 'ये जवाब बदलें';
export const mismatch_title = 'आवेदन करने से पहले';
export const mismatch_gender = (expected: string, chosen: string) =>
  `इस कास्टिंग कॉल में यह जेंडर चाहिए: ${expected}। आपने यह चुना है: ${chosen}।`;
export const mismatch_age = (range: string | null, age: number) =>
  `इस कास्टिंग कॉल में उम्र ${range} चाहिए। आपकी जन्मतिथि के हिसाब से आपकी उम्र ${age} है।`;
export const mismatch_hint = 'आप फिर भी आवेदन कर सकते हैं। निर्णय प्रोडक्शन हाउस का होगा।';
export const guardian_text =
  'आपकी उम्र 18 साल से कम है। बताएँ कि आपके माता-पिता या अभिभावक कौन हैं। उन्हें एक लिंक भेजा जाएगा। आपके जवाब इस टैब में सेव हैं, लेकिन फ़ोटो और वीडियो फिर से चुनने होंगे।';
export const guardian_name = 'माता-पिता या अभिभावक का नाम दें';
export const used_up_title = 'इस साल के आपके सभी आवेदन इस्तेमाल हो चुके हैं।';
export const used_up_text =
  'आपके जवाब इस टैब में सेव हैं, लेकिन अभी भेजे नहीं जा सकते। अगर कास्टिंग कॉल बंद होने तक कोई प्रोडक्शन हाउस आपका आवेदन नहीं खोलता, तो वह आवेदन आपको वापस मिल जाता है।';
export const media_stored = <Part>(field: string, unseen: (text: string) => Part) => [
  unseen(`${field} के लिए `),
  'सेव की गई फ़ाइल चुनें',
];
export const media_new = <Part>(field: string, unseen: (text: string) => Part) => [
  unseen(`${field} के लिए `),
  'दूसरी फ़ाइल जोड़ें',
];
export const apply_none = <Part>(field: string, unseen: (text: string) => Part) => [
  'मेरे पास नहीं है',
  unseen(`: ${field}`),
];
export const none_answer = 'कोई नहीं';

export const section_about = 'आपके बारे में';
export const section_looks = 'रूप-रंग';
export const section_role = 'यह रोल';
export const section_consents = 'आपकी सहमति';
export const field_missing = (field: string) => `❌ यह जानकारी भरें: ${field}`;
export const consents_missing = '❌ सबमिट करने से पहले सभी सहमतियाँ देना ज़रूरी है।';
export const phone_invalid = 'मोबाइल नंबर लिखें, जैसे 98123 45678 या +44 7911 123456।';
export const field_name = 'पूरा नाम';
export const field_phone = 'फ़ोन';
export const field_skills = 'मुख्य हुनर';
export const field_skills_hint = 'डांस, भाषाएँ, घुड़सवारी, ड्राइविंग।';
export const field_previous = 'अब तक का काम';
export const field_previous_hint = 'हर काम का नाम, साल और आपका रोल।';
export const field_courses_hint = 'स्कूल, वर्कशॉप और ट्रेनिंग।';
export const field_portfolio_hint = 'आपके ऑनलाइन काम का लिंक।';
export const field_full_photo = 'फ़ुल-लेंथ फ़ोटो';
export const field_role = 'रोल के बारे में';
export const field_role_hint = 'आप इस रोल के लिए सही क्यों हैं।';
export const field_travel = 'यात्रा या दूसरी जगह रहना';
export const field_travel_hint = 'क्या आप शूट के लिए यात्रा कर सकते हैं या दूसरी जगह रह सकते हैं?';
export const field_dates = 'तय तारीख़ें';
export const field_dates_hint = 'क्या आप कास्टिंग कॉल की तारीख़ों पर उपलब्ध हैं?';
export const yes_no = {
  Yes: 'हाँ',
  No: 'नहीं',
} as const;

export const apply = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} के लिए `),
  'आवेदन करें',
];
export const send_again = 'आवेदन फिर से भेजें';
export const used_up = (used: number, max: number | null) => `${max} में से ${used} आवेदन भेजे जा चुके हैं`;
export const action_closed = 'इस कास्टिंग कॉल के लिए अब आवेदन नहीं लिए जाते।';
export const action_stopped = 'अभी आवेदन बंद हैं।';
export const own_applications = '“मेरे आवेदन” में देखें';
export const for_talent_only = 'कलाकार यहाँ अपने अकाउंट से आवेदन करते हैं।';
export const after_login = 'लॉग इन करने के बाद आवेदन फ़ॉर्म खुलेगा।';
export const register = 'यहाँ नए हैं? मुफ़्त में रजिस्टर करें';

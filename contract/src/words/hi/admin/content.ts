export const page = 'कंटेंट';
export const lead = 'बदलाव ड्राफ़्ट में सेव होते हैं। पब्लिश करने पर वे साइट पर दिखते हैं।';
export const pages = 'पेज';
export const legal = 'कानूनी टेक्स्ट';
export const legal_lead = 'हर बदलाव का एक वर्शन बनता है, जिसे बाद में भी पढ़ा जा सकता है।';
export const projects = 'प्रोजेक्ट';
export const projects_lead = 'साइट पर ये साल के हिसाब से दिखते हैं, सबसे नए पहले।';
export const project_add = 'प्रोजेक्ट जोड़ें';
export const projects_none = 'अभी कोई प्रोजेक्ट नहीं है।';
export const goes_live = (time: string) => `${time} को पब्लिश होगा`;
export const state_public_draft = 'साइट पर है, साथ में ड्राफ़्ट';
export const state_draft = 'ड्राफ़्ट';
export const state_removed = 'साइट से हटाया गया';
export const state_changed = (time: string) => `${time} को बदला गया`;
export const state_public = 'साइट पर है';
export const titles = {
  project: 'प्रोजेक्ट',
  clients: 'क्लाइंट',
  banners: '“हमारे बारे में” के बैनर',
  featured: 'फ़ीचर किए गए कलाकार',
  services: 'सेवाओं के टेक्स्ट',
  plan: 'प्लान का टेक्स्ट',
  about: '“हमारे बारे में” का टेक्स्ट',
  legal: 'कानूनी टेक्स्ट',
} as const;
export const plan_title = (plan: string | null) => `${plan} प्लान का टेक्स्ट`;
export const new_project = 'नया प्रोजेक्ट';

export const all = 'सारा कंटेंट';
export const draft_saved = (name: string, time: string) => `ड्राफ़्ट ${time} को सेव हुआ (${name})।`;
export const language_with_error = (language: string) => `${language} (ग़लती है)`;
export const translation_lead =
  'तस्वीरें, क्रम और बाकी सब दोनों भाषाओं में एक ही रहते हैं। जिस टेक्स्ट का अनुवाद नहीं है, वह अंग्रेज़ी में दिखता है।';
export const shown_in_english = 'अंग्रेज़ी में दिखता है';
export const english_text = 'अंग्रेज़ी टेक्स्ट';
export const english_decides = 'अनुवाद के साथ लिखा होता है कि अंग्रेज़ी टेक्स्ट ही मान्य है।';
export const save = 'ड्राफ़्ट सेव करें';
export const discard_question = 'ड्राफ़्ट हटाएँ?';
export const discard = 'ड्राफ़्ट हटाएँ';
export const remove_question = 'यह प्रोजेक्ट साइट से हटाएँ?';
export const remove_confirm = 'प्रोजेक्ट हटाएँ';
export const remove = 'साइट से हटाएँ';
export const unsaved = 'आपके बदलाव सेव नहीं हुए हैं';
export const unsaved_keep = 'बदलना जारी रखें';
export const unsaved_leave = 'सेव किए बिना जाएँ';

export const publish = 'पब्लिश करें';
export const publish_unsaved = 'पब्लिश करने से पहले ड्राफ़्ट सेव करें।';
export const publish_now = 'अभी पब्लिश करें';
export const waits_for = {
  owner: 'यह क़ानूनी टेक्स्ट है, इसलिए यह ड्राफ़्ट किसी दूसरे ओनर को पब्लिश करना होगा।',
  moderator: 'इसमें दूसरी साइट का लिंक है, इसलिए यह ड्राफ़्ट किसी मॉडरेटर या ओनर को पब्लिश करना होगा।',
} as const;
export const ask_approval = 'मंज़ूरी माँगें';
export const approval_asked = (time: string) => `${time} को मंज़ूरी माँगी गई।`;
export const publish_later = 'बाद में पब्लिश करें';
export const publish_time = 'समय (भारतीय समय)';
export const publish_when = 'आगे का कोई दिन और समय चुनें, एक साल के भीतर।';
export const schedule = 'समय तय करें';
export const scheduled = (time: string) => `${time} को पब्लिश होगा`;
export const scheduled_lead = 'ड्राफ़्ट या समय बदलना हो, तो पहले तय समय रद्द करें।';
export const schedule_cancel = 'तय समय रद्द करें';

export const preview_lead =
  'सेव किए गए ड्राफ़्ट के साथ साइट का पेज, उसी भाषा में जिसमें आप बदलाव कर रहे हैं। यह सिर्फ़ इस लिंक से दिखता है, 10 मिनट तक।';
export const preview_open = 'नए टैब में खोलें';
export const devices = {
  phone: 'फ़ोन',
  desktop: 'डेस्कटॉप',
} as const;
export const preview_region = 'प्रीव्यू में पेज';
export const preview_frames = {
  phone: 'फ़ोन की चौड़ाई में पेज',
  desktop: 'डेस्कटॉप की चौड़ाई में पेज',
} as const;

export const history = 'इतिहास';
export const history_lead =
  'पुराना वर्शन पब्लिश करने पर भी आपका ड्राफ़्ट बना रहता है। पुराना क़ानूनी टेक्स्ट ड्राफ़्ट बनता है, जिसे कोई दूसरा ओनर पब्लिश करता है।';
export const history_removed = (time: string) => `${time} को हटाया गया`;
export const history_published = (time: string) => `${time} को पब्लिश हुआ`;
export const history_by = (name: string) => `किसने: ${name}`;
export const history_first = 'पहले बदलाव से पहले';
export const history_public = 'अभी साइट पर है';
export const history_look_at = (time: string) => `${time} का वर्शन देखें`;
export const history_look = 'देखें';
export const history_again_question = 'यह वर्शन अभी फिर से पब्लिश करें?';
export const history_again_confirm = 'वर्शन पब्लिश करें';
export const history_again_at = (time: string) => `${time} का वर्शन फिर से पब्लिश करें`;
export const history_again = 'फिर से पब्लिश करें';

export const item_up = (item: string) => `${item} को ऊपर ले जाएँ`;
export const item_down = (item: string) => `${item} को नीचे ले जाएँ`;
export const banner_add = 'बैनर जोड़ें';
export const banner = (number: number) => `बैनर ${number}`;
export const banner_picture = (number: number) => `तस्वीर ${number}`;
export const banner_alt = (number: number) => `तस्वीर ${number} में क्या दिखता है`;
export const banner_alt_hint = 'उनके लिए जो इसे देख नहीं सकते।';
export const client_add = 'क्लाइंट जोड़ें';
export const client_new = 'नया क्लाइंट';
export const client_name = (number: number) => `क्लाइंट ${number} का नाम`;
export const client_logo = (name: string) => `${name} का लोगो`;
export const client_logo_new = 'नए क्लाइंट का लोगो';
export const plan_lead =
  'ये टेक्स्ट सिर्फ़ प्लान के बारे में बताते हैं। प्लान में क्या मिलता है, जैसे कितने आवेदन, वह इनसे नहीं बदलता।';
export const feature_add = 'सुविधा जोड़ें';
export const feature_item = (number: number) => `सुविधा ${number}`;
export const feature = (number: number) => `सुविधा ${number}`;
export const featured_none = 'कोई कलाकार नहीं चुना गया है। होम पेज पर Pro प्लान वाले कलाकार दिखते हैं।';
export const featured_find = 'नाम से कलाकार खोजें';
export const featured_not_found = 'कोई कलाकार नहीं मिला।';
export const featured_add_one = (name: string) => `${name} को जोड़ें`;
export const featured_add = 'जोड़ें';
export const featured_private = 'नहीं दिखेंगे, क्योंकि यह प्रोफ़ाइल सार्वजनिक नहीं है';

export const about_text = '“हमारे बारे में” का टेक्स्ट';
export const legal_intro = 'परिचय';
export const legal_text = 'टेक्स्ट';
export const legal_product = 'इस साइट का नाम';
export const legal_operator = 'इसे चलाने वाली कंपनी';
export const legal_address = 'अलग पैराग्राफ़ में: कंपनी का पता, ईमेल और फ़ोन';
export const legal_officer = 'अलग पैराग्राफ़ में: शिकायत अधिकारी, उसी संपर्क के साथ';
export const legal_change = 'यह कैसा बदलाव है?';
export const legal_change_wording = 'इससे सिर्फ़ भाषा ठीक होती है';
export const legal_change_terms = 'इससे वे बातें बदलती हैं जिन पर लोग सहमति देते हैं। सभी से फिर से सहमति लें (सिर्फ़ ओनर)';
export const legal_note = 'क्या बदला, एक-दो वाक्यों में';
export const legal_note_hint = 'जिनका भी अकाउंट है, उन्हें अगली बार आने पर यह दिखेगा।';
export const project_lines = {
  film_title: 'नाम',
  genre: 'शैली',
  directed_by: 'निर्देशक',
  produced_by: 'निर्माता',
  language: 'भाषा',
  platform: 'प्लैटफ़ॉर्म',
} as const;
export const project_about = 'प्रोजेक्ट के बारे में';
export const project_poster = 'पोस्टर';

export const link_to = 'लिंक कहाँ ले जाएगा';
export const link_hint = 'इस साइट का पेज / से शुरू होता है, दूसरी साइट https:// से।';
export const link_wrong = 'ऐसा लिंक भरें जो https://, mailto:, tel: या / से शुरू हो।';
export const link_set = 'लिंक लगाएँ';
export const link_remove = 'लिंक हटाएँ';
export const format_of = (field: string) => `${field} का फ़ॉर्मैट`;
export const tool_heading = 'शीर्षक';
export const tool_small_heading = 'छोटा शीर्षक';
export const tool_bold = 'बोल्ड';
export const tool_italic = 'इटैलिक';
export const tool_list = 'लिस्ट';
export const tool_numbered_list = 'नंबर वाली लिस्ट';
export const tool_quotation = 'उद्धरण';
export const tool_redo = 'फिर से करें';
export const picture_replace = 'बदलें';
export const picture_choose = 'तस्वीर चुनें';
export const picture_replace_of = (picture: string) => `बदलें: ${picture}`;
export const picture_choose_of = (picture: string) => `चुनें: ${picture}`;
export const picture_frame = 'फ़्रेम में क्या दिखेगा';
export const picture_across = 'बाएँ या दाएँ';
export const picture_down = 'ऊपर या नीचे';
export const picture_failed = 'यह तस्वीर सेव नहीं हो सकी। फिर से कोशिश करें।';
export const picture_storing = 'सेव हो रही है...';
export const picture_use = 'यह तस्वीर इस्तेमाल करें';

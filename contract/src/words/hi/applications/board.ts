import { plural } from '#words/plural.ts';

export const board_lead = (title: string, count: number) => `${title}: ${count} आवेदक`;
export const views = 'व्यू';
export const view_faces = 'चेहरे';
export const view_one = 'एक-एक करके';
export const columns = 'कॉलम';
export const column_none = 'कोई आवेदक नहीं।';
export const column_select = (column: string) => `${column} में लोड हुए सभी चुनें`;
export const board_load_failed = 'और आवेदक लोड नहीं हो सके। फिर से कोशिश करें।';

export const empty_lead =
  'अभी किसी ने आवेदन नहीं किया है। कास्टिंग कॉल शेयर करें, सही कलाकारों को निमंत्रण भेजें या बाहर के लोगों को जोड़ें।';
export const more = 'और';
export const board_share = 'शेयर करें';
export const download = 'डाउनलोड करें';
export const download_title = 'आवेदक डाउनलोड करें';
export const download_all = 'फ़िल्टर से मेल खाने वाले सभी आवेदक, बोर्ड के क्रम में।';
export const xlsx = 'Excel (XLSX)';
export const xlsx_file = (title: string) => `${title}, आवेदक.xlsx`;
export const csv = 'CSV';
export const csv_file = (title: string) => `${title}, आवेदक.csv`;
export const stages = 'चरण';
export const stages_all = 'सभी';
export const to_send = (count: number) => `भेजना बाकी (${count})`;
export const shortcuts = 'शॉर्टकट';

export const card_unopened = '(अभी नहीं खोला गया)';
export const card_message_to = (name: string) => `${name} को मैसेज करें`;
export const card_select = (name: string) => `${name} को चुनें`;
export const card_team_score = (score: string) => `टीम: ${score}`;
export const card_added = 'आपने जोड़ा';
export const card_note = 'नोट';
export const card_clients = 'क्लाइंट ने क्या कहा';
export const card_rating = (rating: number, max: number) => `${max} में से ${rating}`;

export const select_all = (count: number) => `सभी ${count} चुनें`;
export const selecting = 'चुने जा रहे हैं...';
export const selection = 'चुने हुए आवेदक';
export const selection_count = (count: number) => `${count} चुने हुए`;
export const selection_clear = 'चयन हटाएँ';
export const selection_share = 'चुने हुए शेयर करें';
export const contact_sheet = 'चेहरों की शीट';
export const contact_sheet_lead = (max: number) =>
  `फ़ोटो, नाम, उम्र और कद, A4 पर प्रिंट के लिए। अधिकतम पहले ${max} आवेदक।`;
export const contact_sheet_faces = (perPage: string) => `हर पेज पर ${perPage} चेहरे (PDF)`;
export const contact_sheet_file = (title: string) => `${title}, चेहरों की शीट.pdf`;
export const comp_cards = 'कॉम्प कार्ड डाउनलोड करें';
export const comp_cards_files = (count: number) => `कॉम्प कार्ड डाउनलोड करें (${count} फ़ाइलें)`;
export const comp_cards_file = (title: string) => `${title}, कॉम्प कार्ड.pdf`;
export const comp_cards_file_part = (title: string, part: number, parts: number) =>
  `${title}, कॉम्प कार्ड ${part}, कुल ${parts}.pdf`;
export const comp_cards_preparing = 'तैयार हो रहा है...';
export const comp_cards_preparing_part = (part: number, parts: number) =>
  `${parts} में से ${part} तैयार हो रहा है...`;

export const move_choose = 'यहाँ ले जाएँ...';
export const moved_one = (name: string, stage: string) => `${name}: अब ${stage} में`;
export const moved = (count: number, stage: string) => `${count} आवेदक: अब ${stage} में`;
export const move_none = (name: string, stage: string) =>
  `${name} को ${stage} से दूसरे चरण में नहीं ले जाया जा सकता।`;
export const move_nobody = 'पहले कोई आवेदक चुनें।';
export const move_several = (count: number, stage: string) => `${count} आवेदकों को ${stage} में ले जाएँ?`;
export const move_several_lead = 'आपने अलग-अलग चरणों के आवेदक चुने हैं:';
export const move_several_from = (stage: string, count: number) => `${stage}: ${count}`;
export const move_several_confirm = (count: number) => `सभी ${count} को ले जाएँ`;
export const move_failed = 'चरण का बदलाव सेव नहीं हो सका। फिर से कोशिश करें।';
export const moved_by_others = (count: number) => `टीम के दूसरे सदस्यों ने ${count} आवेदकों का चरण बदला।`;
export const moved_by = (member: string, name: string, stage: string) =>
  `${member} ने ${name} का चरण बदलकर ${stage} किया।`;
export const conflict = 'टीम के किसी सदस्य ने अभी-अभी इस आवेदन का चरण बदला है';
export const conflict_move = 'फिर भी बदलें';
export const conflict_keep = 'उनका निर्णय रहने दें';
export const undo_none = 'वापस लेने के लिए कोई बदलाव नहीं है।';
export const undone = (move: string) => `पहले जैसा किया गया: ${move}`;
export const taken_back = 'बदलाव वापस लिया गया।';
export const undone_not = (reason: string) => `पहले जैसा नहीं हो सका। ${reason}`;
export const undo_failed = 'चरण का बदलाव वापस नहीं लिया जा सका। फिर से कोशिश करें।';
export const scored = (name: string, score: number, max: number) => `${name}: स्कोर ${max} में से ${score}`;
export const score_removed = (name: string) => `${name}: स्कोर हटाया गया`;
export const score_failed = 'स्कोर सेव नहीं हो सका। फिर से कोशिश करें।';

export const stages_title = 'आपके अपने चरण';
export const stages_lead = 'ये ऑडिशन और चुने जाने के बीच आते हैं, जैसे दूसरा राउंड।';
export const stage = (place: number) => `चरण ${place}`;
export const stages_failed = 'चरण सेव नहीं हो सके। फिर से कोशिश करें।';
export const stages_saving = 'सेव हो रहे हैं...';
export const stages_save = 'चरण सेव करें';

export const offline = (count: number) =>
  plural(count, {
    one: `आप ऑफ़लाइन हैं। ऑनलाइन होने पर ${count} निर्णय भेजा जाएगा।`,
    other: `आप ऑफ़लाइन हैं। ऑनलाइन होने पर ${count} निर्णय भेजे जाएँगे।`,
  });
export const unsaved = (count: number) =>
  plural(count, {
    one: `${count} निर्णय सेव नहीं हो सका। आपका काम इस पेज पर बना हुआ है।`,
    other: `${count} निर्णय सेव नहीं हो सके। आपका काम इस पेज पर बना हुआ है।`,
  });
export const unsent = (count: number) =>
  plural(count, { one: `${count} निर्णय अभी नहीं भेजा गया`, other: `${count} निर्णय अभी नहीं भेजे गए` });
export const unsent_lead = 'इनके भेजे जाने तक यहीं रहें। पेज छोड़ने पर ये तभी भेजे जाएँगे जब यह टैब खुला रहेगा।';
export const unsent_leave = 'आवेदकों का पेज छोड़ें';
export const unsent_stay = 'यहीं रहें';

export const filters_show = 'आवेदक दिखाएँ';
export const filters_saved = 'सेव किए गए फ़िल्टर';
export const filters_save = 'अभी के फ़िल्टर सेव करें';
export const filter_delete = (name: string) => `${name} हटाएँ`;
export const filter_deleted = (name: string) => `${name} हटाया गया।`;
export const filter_delete_failed = 'यह फ़िल्टर नहीं हटाया जा सका। फिर से कोशिश करें।';
export const field_age_from = 'कम से कम उम्र';
export const field_age_to = 'ज़्यादा से ज़्यादा उम्र';
export const field_age_invalid = '0 से 120 तक की उम्र लिखें।';
export const field_stage = 'चरण';
export const field_height_from = 'कम से कम कद';
export const field_height_to = 'ज़्यादा से ज़्यादा कद';
export const field_height_invalid = 'कद ऐसे लिखें: 168 सेमी या 5 फ़ुट 6 इंच।';
export const field_language = 'भाषा';
export const field_skill = 'हुनर';
export const field_skill_example = 'घुड़सवारी';
export const field_body = 'शरीर';
export const field_pick = 'क्लाइंट की पसंद';
export const experiences = { some: 'पहले का काम बताया है', none: 'पहले का काम नहीं बताया' } as const;
export const filter_ticks = {
  unopened: 'अभी नहीं खोले गए',
  unscored: 'मैंने स्कोर नहीं दिया',
  is_free: 'तारीख़ों पर उपलब्ध',
  has_tape: 'सेल्फ़-टेप है',
  has_video: 'ऑडिशन वीडियो है',
  has_photo: 'फ़ोटो है',
  added: 'हमने जोड़ा',
} as const;
export const score_at_least = (score: string) => `${score} या ज़्यादा`;
export const sorts = {
  match: 'सबसे ज़्यादा मेल वाले पहले',
  newest: 'सबसे नए पहले',
  score: 'सबसे ज़्यादा स्कोर वाले पहले',
  city: 'सबसे नज़दीकी शहर वाले पहले',
} as const;
export const chip_score = (score: string) => `स्कोर: ${score}`;
export const chip_age_from = (age: string) => `उम्र ${age} से`;
export const chip_age_to = (age: string) => `उम्र ${age} तक`;
export const chip_height_from = (height: string) => `कम से कम ${height}`;
export const chip_height_to = (height: string) => `ज़्यादा से ज़्यादा ${height}`;
export const chip_pick = (pick: string) => `क्लाइंट: ${pick}`;
export const chip_city = (city: string) => `शहर: ${city}`;
export const chip_language = (language: string) => `भाषा: ${language}`;
export const chip_skill = (skill: string) => `हुनर: ${skill}`;
export const chip_body = (body: string) => `शरीर: ${body}`;

export const preset_saved = 'आपकी टीम के लिए सेव किया गया।';
export const preset_name = 'नाम';
export const preset_name_hint = 'आपकी पूरी टीम इसे इस्तेमाल कर सकती है। वही नाम देने पर पहले वाला बदल जाएगा।';
export const preset_name_missing = 'कोई नाम लिखें।';
export const preset_save = 'सेव करें';

export const message_title = (count: number) =>
  plural(count, { one: `${count} आवेदक को मैसेज करें`, other: `${count} आवेदकों को मैसेज करें` });
export const message_send = (count: number) =>
  plural(count, { one: `${count} आवेदक को भेजें`, other: `${count} आवेदकों को भेजें` });
export const message_sent = (count: number) =>
  plural(count, { one: `${count} आवेदक को मैसेज भेजा गया।`, other: `${count} आवेदकों को मैसेज भेजा गया।` });
export const message_failed = 'मैसेज नहीं भेजा जा सका। फिर से कोशिश करें।';
export const field_template = 'शुरुआत किससे करें';
export const field_template_none = 'अपने शब्दों में';
export const field_text_hint = '{name} की जगह हर आवेदक का नाम और {role} की जगह कास्टिंग कॉल का नाम आता है।';
export const preview = (name: string) => `${name} को यह दिखेगा`;
export const text_save = 'अगली बार के लिए यह टेक्स्ट सेव करें';
export const not_sent = 'कुछ आवेदकों को मैसेज नहीं मिला';
export const not_sent_unnamed = 'आवेदक';

export const link_share = (count: number) => `${count} चुने हुए आवेदक शेयर करें`;
export const share_all = 'आवेदक शेयर करें';
export const link_load_failed = 'लिंक लोड नहीं हो सके। फिर से कोशिश करें।';
export const link_lead =
  'लिंक चालू रहने तक फ़ोटो, वीडियो, उम्र, शहर और हुनर दिखाता है। इसमें संपर्क की जानकारी, नोट और स्कोर नहीं दिखते। हर देखने वाला अपने नाम से जवाब देता है।';
export const link_watermark =
  'वीडियो पर देखने वाले का नाम घूमता रहता है और डाउनलोड का बटन नहीं होता। इससे कॉपी करना मुश्किल होता है, पर पूरी तरह रुकता नहीं: कोई भी स्क्रीन रिकॉर्ड कर सकता है।';
export const creating = 'लिंक बन रहा है...';
export const link_none = 'अभी कोई लिंक नहीं है।';
export const link_list = 'इस बोर्ड के लिंक';
export const by = (name: string) => `बनाया: ${name}`;
export const shown_all = 'सभी आवेदक';
export const works_until = (day: string) => `${day} तक चालू`;
export const ended_on = (day: string) => `${day} को बंद हुआ`;
export const ended_on_by = (day: string, name: string) => `${day} को बंद किया: ${name}`;

export const field_label_example = 'सैफ़रन सोप, क्लाइंट';
export const field_label_hint = 'हर फ़ोटो पर वॉटरमार्क के रूप में दिखता है।';
export const field_days = 'लिंक कब तक काम करे?';
export const days = {
  1: '1 दिन',
  7: '1 हफ़्ता',
  14: '2 हफ़्ते',
  30: '1 महीना',
} as const;
export const field_shown = 'इसमें कौन-से आवेदक दिखें?';
export const field_shown_hint = 'लिंक खोलते समय जो आवेदक उस कॉलम में हों, वही दिखते हैं।';

export const field_viewers = 'लिंक खुलने से पहले क्या पूछा जाए?';
export const field_viewers_hint =
  'ईमेल पूछा जाए और लिंक अधिकतम एक हफ़्ते का हो, तो वे बच्चे भी दिख सकते हैं जिनके अभिभावक सहमत हैं: सिर्फ़ पहले नाम और उम्र के वर्ग के साथ।';
export const viewer_proofs = { name: 'नाम', email: 'ईमेल और कोड' } as const;
export const field_tapes = 'वे सेल्फ़-टेप देखें और उन पर टिप्पणी करें';
export const without_tapes = 'सेल्फ़-टेप के बिना';
export const viewers = (names: string) => `देखा: ${names}`;
export const preview_shown = (count: number) =>
  plural(count, { one: `लिंक में ${count} आवेदक दिखेगा।`, other: `लिंक में ${count} आवेदक दिखेंगे।` });
export const left_out = (count: number, reason: string) => `${count} नहीं दिखेंगे, ${reason}:`;
export const left_out_reasons = {
  no_consent: () => 'शेयर करने की सहमति नहीं है',
  withdrawn: () => 'आवेदन वापस लिया गया',
  leaving: () => 'अकाउंट हटाया जा रहा है',
  unknown_age: () => 'जन्मतिथि नहीं है',
  child: () => 'बच्चा: लिंक में ईमेल पूछा जाए और वह अधिकतम एक हफ़्ते का हो',
  no_guardian: () => 'बच्चा: अभिभावक ने क्लाइंट को दिखाने की सहमति नहीं दी',
  limit: (max: number) => `${max} से ज़्यादा`,
} as const;

export const rejected_open = 'फ़ॉर्म खोलें';
export const rejected_delete = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} का आवेदन `),
  'हटाएँ',
];
export const waiting_cancel = <Part>(title: string, unseen: (text: string) => Part) => [
  unseen(`${title} का आवेदन `),
  'न भेजें',
];
export const waiting_cancel_late = 'आपका आवेदन अभी भेजा जा रहा है। भेजे जाने के बाद आप इसे वापस ले सकते हैं।';

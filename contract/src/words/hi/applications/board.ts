import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/board.ts'),
  typeof import('#words/hi/applications/board.ts')
>;

export const page = 'आवेदक';
export const back = 'वापस';
export const lead = (title: string, count: number) => `${title}: ${count} आवेदक`;
export const none = 'कोई आवेदक नहीं मिला।';
export const views = 'व्यू';
export const view_photos = 'फ़ोटो';
export const view_board = 'बोर्ड';
export const view_one = 'एक-एक करके';
export const columns = 'कॉलम';
export const column_none = 'कोई आवेदक नहीं।';
export const column_select = (column: string) => `${column} में लोड हुए सभी चुनें`;
export const column_more = 'और दिखाएँ';
export const load_failed = 'और आवेदक लोड नहीं हो सके। फिर से कोशिश करें।';

export const search = 'खोजें';
export const search_example = 'नाम, हुनर या शहर';
export const sort = 'क्रम';
export const filters = (count: number) => `फ़िल्टर (${count})`;
export const filters_none = 'फ़िल्टर';
export const share = 'शेयर करें';
export const csv = 'CSV डाउनलोड करें';
export const csv_file = (title: string) => `${title}, आवेदक.csv`;
export const stages = 'चरण';
export const to_send = (count: number) => `भेजना बाकी (${count})`;
export const shortcuts = 'शॉर्टकट';

export const card_unopened = '(अभी नहीं खोला गया)';
export const card_message_to = (name: string) => `${name} को मैसेज करें`;
export const card_message = 'मैसेज करें';
export const card_select = (name: string) => `${name} को चुनें`;
export const card_score = 'स्कोर';
export const card_team_score = (score: string) => `टीम: ${score}`;
export const card_note = 'नोट';
export const card_differences = 'कास्टिंग कॉल से क्या अलग है';
export const card_clients = 'क्लाइंट ने क्या कहा';
export const card_rating = (rating: number, max: number) => `${max} में से ${rating}`;

export const select_all = (count: number) => `सभी ${count} चुनें`;
export const selecting = 'चुने जा रहे हैं...';
export const selection = 'चुने हुए आवेदक';
export const selection_count = (count: number) => `${count} चुने हुए`;
export const selection_clear = 'चयन हटाएँ';
export const selection_shortlist = 'शॉर्टलिस्ट करें';
export const selection_reject = 'रिजेक्ट करें';
export const selection_message = 'मैसेज करें';
export const selection_share = 'चुने हुए शेयर करें';
export const comp_cards = 'कॉम्प कार्ड डाउनलोड करें';
export const comp_cards_files = (count: number) => `कॉम्प कार्ड डाउनलोड करें (${count} फ़ाइलें)`;
export const comp_cards_file = (title: string) => `${title}, कॉम्प कार्ड.pdf`;
export const comp_cards_file_part = (title: string, part: number, parts: number) =>
  `${title}, कॉम्प कार्ड ${part}, कुल ${parts}.pdf`;
export const comp_cards_preparing = 'तैयार हो रहा है...';
export const comp_cards_preparing_part = (part: number, parts: number) =>
  `${parts} में से ${part} तैयार हो रहा है...`;
export const comp_cards_failed = 'फ़ाइल डाउनलोड नहीं हो सकी। फिर से कोशिश करें।';

export const move = 'यहाँ ले जाएँ';
export const move_choose = 'यहाँ ले जाएँ...';
export const moved_one = (name: string, stage: string) => `${name}: अब ${stage} में`;
export const moved = (count: number, stage: string) => `${count} आवेदक: अब ${stage} में`;
export const move_none = (name: string, stage: string) =>
  `${name} को ${stage} से दूसरे चरण में नहीं ले जाया जा सकता।`;
export const move_nobody = 'पहले कोई आवेदक चुनें।';
export const move_failed = 'चरण का बदलाव सेव नहीं हो सका। फिर से कोशिश करें।';
export const moved_by_others = (count: number) => `टीम के दूसरे सदस्यों ने ${count} आवेदकों का चरण बदला।`;
export const moved_by = (member: string, name: string, stage: string) =>
  `${member} ने ${name} का चरण बदलकर ${stage} किया।`;
export const conflict = 'टीम के किसी सदस्य ने अभी-अभी इस आवेदन का चरण बदला है';
export const conflict_move = 'फिर भी बदलें';
export const conflict_keep = 'उनका निर्णय रहने दें';
export const undo = 'पहले जैसा करें';
export const undo_none = 'वापस लेने के लिए कोई बदलाव नहीं है।';
export const undone = (move: string) => `पहले जैसा किया गया: ${move}`;
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
export const stages_cancel = 'रद्द करें';

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
export const unsent_retry = 'फिर से कोशिश करें';
export const unsent_lead = 'इनके भेजे जाने तक यहीं रहें। पेज छोड़ने पर ये तभी भेजे जाएँगे जब यह टैब खुला रहेगा।';
export const unsent_leave = 'आवेदकों का पेज छोड़ें';
export const unsent_stay = 'यहीं रहें';

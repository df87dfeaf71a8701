import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/review.ts'),
  typeof import('#words/hi/applications/review.ts')
>;

export const page = 'आवेदन';
export const missing_title = 'आवेदन नहीं मिला';
export const missing_lead = 'हो सकता है कि इसे हटा दिया गया हो, या यह किसी दूसरे कास्टिंग कॉल का हो।';
export const missing_board = 'बोर्ड पर वापस जाएँ';
export const removed = 'यह आवेदन हटा दिया गया है।';
export const load_failed = 'इस आवेदन की बाकी जानकारी लोड नहीं हो सकी।';
export const try_again = 'फिर से कोशिश करें';

export const applications = 'आवेदन';
export const selected = 'चुना हुआ';
export const previous = 'पिछला';
export const next = 'अगला';
export const position = (place: number, count: string) => `${count} में से ${place}`;
export const first = 'यह इस कॉलम के पहले आवेदक हैं।';
export const last = 'वे इस कॉलम के आख़िरी आवेदक थे।';

export const decision = 'निर्णय';
export const reject = 'रिजेक्ट करें';
export const shortlist = 'शॉर्टलिस्ट करें';
export const next_steps = 'ऑडिशन और ऑफ़र';

export const moved_by_you = (time: string) => `आपने ${time} को चरण बदला`;
export const moved_by = (name: string, time: string) => `${name} ने ${time} को चरण बदला`;
export const moved_by_former = (time: string) => `टीम के पूर्व सदस्य ने ${time} को चरण बदला`;
export const not_told = 'कलाकार को अभी बताया नहीं गया है';
export const tape_deadline = (time: string) => `अंतिम समय: ${time}`;
export const differences = 'कास्टिंग कॉल से क्या अलग है';
export const reasons = 'कास्टिंग कॉल से क्या मेल खाता है';
export const applied_on = (day: string) => `आवेदन की तारीख़: ${day}`;
export const full_profile = 'पूरी प्रोफ़ाइल';
export const portrait = (name: string) => `${name} की फ़ोटो`;
export const media_of = (field: string, name: string) => `${name}: ${field}`;
export const for_role = 'इस रोल के लिए';
export const can_travel = 'यात्रा या दूसरी जगह रहना संभव';
export const is_free = 'तारीख़ों पर उपलब्ध';
export const yes = 'हाँ';
export const no = 'नहीं';
export const tags = 'भाषाएँ और हुनर';
export const others = 'इन कास्टिंग कॉल के लिए भी आवेदन किया';

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
export const note_saving = 'सेव हो रहा है...';
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

import { INVITATIONS_PER_DAY, MAX_KITS, MAX_PRESETS, MAX_SCHEDULE_DAYS } from '#rules/limits.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/errors/applications.ts'),
  typeof import('#words/hi/errors/applications.ts')
>;

export const application_not_found = 'यह आवेदन नहीं मिला।';
export const applicant_not_found = 'यह आवेदक नहीं मिले।';
export const applicants_not_found = 'ये आवेदक नहीं मिले। पेज फिर से लोड करें।';
export const application_withdrawn =
  'इस कास्टिंग कॉल के लिए आपका आवेदन वापस लिया जा चुका है। उसे फिर से भेजा जा सकता है या नहीं, यह “मेरे आवेदन” में दिखेगा।';
export const application_closed = 'इस आवेदन का अंतिम नतीजा आ चुका है या इसे वापस लिया जा चुका है।';
export const correction_too_late = 'प्रोडक्शन हाउस यह आवेदन देख चुका है, इसलिए अब इसमें सुधार नहीं किया जा सकता।';
export const withdrawal_too_late =
  'इस आवेदन का नतीजा आ चुका है। अगर रोल आपका है, तो उसे कारण लिखकर छोड़ा जा सकता है।';
export const cannot_send_again = 'वापस लिया गया आवेदन सिर्फ़ एक बार फिर से भेजा जा सकता है, और रोल छोड़ने के बाद नहीं।';

export const move_not_allowed = 'यह आवेदन पहले ही आगे बढ़ चुका है या वापस लिया जा चुका है। पेज फिर से लोड करें।';
export const nobody_selected =
  'यह रोल अभी किसी ने स्वीकार नहीं किया है। वह वाक्य हटाएँ जिसमें लिखा है कि किसी और को चुना गया।';
export const send_time_in_past = 'आगे का कोई समय चुनें।';
export const send_time_too_far = `अगले ${MAX_SCHEDULE_DAYS} दिनों के अंदर का समय चुनें।`;
export const stage_holds_applicants = 'पहले आवेदकों को इस चरण से हटाकर दूसरे चरण में रखें।';
export const note_not_found = 'यह नोट अब मौजूद नहीं है। पेज फिर से लोड करें।';

export const preset_not_found = 'आपकी टीम इसे पहले ही हटा चुकी है। पेज फिर से लोड करें।';
export const too_many_presets = `आपकी टीम ऐसे ${MAX_PRESETS} सेव कर सकती है। पहले किसी एक को हटाएँ।`;

export const kit_not_found = 'यह किट अब मौजूद नहीं है। पेज फिर से लोड करें।';
export const kit_name_taken = 'इस नाम की किट आपके पास पहले से है। कोई दूसरा नाम चुनें।';
export const kit_empty = 'नोट लिखें या कम से कम एक फ़ाइल चुनें।';
export const too_many_kits = `अधिकतम ${MAX_KITS} किट सेव की जा सकती हैं। पहले किसी एक को हटाएँ।`;

export const chosen_file_missing = 'यह फ़ाइल अब मौजूद नहीं है। कोई दूसरी चुनें।';
export const chosen_file_wrong_kind = 'यहाँ दूसरी तरह की फ़ाइल चाहिए। कोई दूसरी चुनें।';

export const invitation_to_apply_not_found = 'यह निमंत्रण अब मौजूद नहीं है। पेज फिर से लोड करें।';
export const production_house_not_found = 'यह प्रोडक्शन हाउस नहीं मिला।';
export const muted_house_not_found = 'इस प्रोडक्शन हाउस के निमंत्रण आपको पहले से मिल रहे हैं। पेज फिर से लोड करें।';
export const child_without_guardian = 'अभिभावक की सहमति के बाद ही इस बच्चे को बुलाया जा सकता है।';
export const invitations_muted = 'यह कलाकार आपके हाउस के निमंत्रण नहीं लेते।';
export const too_many_invitations_to_apply = `आपका हाउस एक दिन में ${INVITATIONS_PER_DAY} कलाकारों को बुला सकता है। कल फिर से कोशिश करें।`;
export const talent_leaving =
  'इस कलाकार ने अपना अकाउंट हटाने के लिए कहा है, इसलिए इन्हें कुछ नहीं भेजा जा सकता। अगर ये अपना फ़ैसला बदलें, तो फिर से कोशिश करें।';

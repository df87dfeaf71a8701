import { MAX_ADDED } from '#rules/added-people.ts';
import { INVITATIONS_PER_DAY, MAX_KITS, MAX_PRESETS, MAX_SCHEDULE_DAYS } from '#rules/limits.ts';
import type { ColleaguesMove } from '#words/en/answers/applications.ts';
import { stage_name } from '#words/hi/rules/stages.ts';
import { waitingTime } from '#words/hi/waiting-time.ts';
import { plural } from '#words/plural.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const application_not_found = 'यह आवेदन नहीं मिला।';

export const applicant_not_found = 'यह आवेदक नहीं मिला।';
export const applicants_not_found = 'ये आवेदक नहीं मिले। पेज फिर से लोड करें।';
export const application_withdrawn =
  'इस कास्टिंग कॉल के लिए आपका आवेदन वापस लिया जा चुका है। उसे फिर से भेजा जा सकता है या नहीं, यह “मेरे आवेदन” में दिखेगा।';
export const application_closed = 'इस आवेदन का अंतिम नतीजा आ चुका है या इसे वापस लिया जा चुका है।';
export const correction_needs_guardian =
  'आपके माता-पिता या अभिभावक ने यह आवेदन इसी रूप में मंज़ूर किया है, इसलिए इसमें सुधार नहीं किया जा सकता।';
export const correction_too_late = 'प्रोडक्शन हाउस यह आवेदन देख चुका है, इसलिए अब इसमें सुधार नहीं किया जा सकता।';
export const withdrawal_too_late =
  'इस आवेदन का नतीजा आ चुका है। अगर रोल आपका है, तो उसे कारण लिखकर छोड़ा जा सकता है।';
export const cannot_send_again = 'वापस लिया गया आवेदन सिर्फ़ एक बार फिर से भेजा जा सकता है, और रोल छोड़ने के बाद नहीं।';

export const applied_already = 'यह कलाकार इस कास्टिंग कॉल के लिए पहले ही आवेदन कर चुका है, या आवेदन वापस ले चुका है।';
export const considered_declined = 'कलाकार ने इस रोल के लिए विचार किए जाने से मना कर दिया है।';
export const considered_withdrawn =
  'कलाकार ने यह आवेदन वापस ले लिया है, इसलिए इसे किसी और रोल के लिए इस्तेमाल नहीं किया जा सकता। उन्हें आवेदन के लिए निमंत्रण भेजें।';
export const considered_needs_guardian =
  'इस बच्चे के हर आवेदन का फ़ैसला माता-पिता या अभिभावक करते हैं। बच्चे को आवेदन के लिए निमंत्रण भेजें।';

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
export const child_of_other_age = 'इस बच्चे की उम्र इस कास्टिंग कॉल की उम्र से बाहर है।';
export const contact_details_to_child = (phrase: string) =>
  `यह एक बच्चे को जाएगा। फ़ोन नंबर, ईमेल, लिंक या हैंडल हटाएँ: “${phrase}”।`;
export const child_without_guardian = 'अभिभावक की सहमति के बाद ही इस बच्चे को बुलाया जा सकता है।';
export const invitations_muted = 'इस कलाकार ने आपके प्रोडक्शन हाउस के निमंत्रण बंद किए हैं।';
export const too_many_invitations_to_apply = `आपका प्रोडक्शन हाउस एक दिन में ${INVITATIONS_PER_DAY} कलाकारों को बुला सकता है। कल फिर से कोशिश करें।`;
export const call_removed =
  'हमने यह कास्टिंग कॉल हटा दिया है, इसलिए इसके बारे में कुछ भी तय नहीं किया जा सकता। मना करना, रद्द करना या वापस लेना अब भी हो सकता है।';
export const talent_leaving =
  'इस कलाकार ने अपना अकाउंट हटाने के लिए कहा है, इसलिए इन्हें कुछ नहीं भेजा जा सकता। अगर ये अपना फ़ैसला बदलें, तो फिर से कोशिश करें।';

export const applicant_missing = 'यह नहीं मिला।';
export const already_there = 'यह आवेदन पहले से वहीं है।';
export const talent_withdrew = 'कलाकार ने यह आवेदन वापस ले लिया है।';
export const talent_accepted = 'कलाकार ने यह रोल स्वीकार कर लिया है।';
export const talent_decided = 'कलाकार ने आवेदन वापस ले लिया है या रोल स्वीकार कर लिया है।';
export const talent_told = 'कलाकार को बताया जा चुका है। निर्णय बदलने के लिए आवेदन को दूसरे चरण में रखें।';
export const call_closed = 'यह कास्टिंग कॉल बंद है। पहले इसे फिर से खोलें।';
export const stage_unknown = 'इस कास्टिंग कॉल में ऐसा कोई चरण नहीं है।';
export const moved_just_now = ({ mover, name, stage, own, minutes }: ColleaguesMove) => {
  const who = mover ?? 'टीम के एक सदस्य';
  const where = stage_name(stage, own);
  return minutes < 1
    ? `${who} ने अभी-अभी ${name} को “${where}” में रखा है।`
    : `${who} ने ${minutes} मिनट पहले ${name} को “${where}” में रखा है।`;
};
export const moved_since_by = (mover: string | null) =>
  `इसके बाद ${mover ?? 'टीम के एक सदस्य'} ने इस आवेदन को दूसरे चरण में रखा है।`;
export const moved_since = 'इसके बाद यह आवेदन दूसरे चरण में रखा गया है।';
export const nothing_to_send = 'भेजने के लिए कुछ नहीं है।';

export const kit_saved = 'किट सेव हो गई।';
export const kit_deleted = 'किट हटा दी गई।';
export const already_applied = 'आप इस कास्टिंग कॉल के लिए पहले ही आवेदन कर चुके हैं।';
export const application_submitted = 'आवेदन भेज दिया गया!';
export const application_lacks_form =
  'आवेदन भेज दिया गया। आपके बाकी जवाब और संपर्क जानकारी साझा करने की सहमति नहीं मिली। जवाब जोड़ने के लिए कास्टिंग कॉल खोलें। प्रोडक्शन हाउस आपसे मैसेज में संपर्क कर सकता है।';
export const application_corrected = 'आवेदन ठीक कर दिया गया।';
export const application_waits =
  'पहले आपके माता-पिता या अभिभावक फ़ैसला करेंगे। हमने उनसे पूछा है। उनकी मंज़ूरी के बाद ही आवेदन प्रोडक्शन हाउस को जाएगा।';
export const withdrew_application = 'आवेदन वापस ले लिया गया।';
export const application_sent_again = 'आवेदन फिर से भेज दिया गया।';
export const application_opened = 'खोला गया।';
export const nothing_sent = 'भेजने के लिए कुछ नहीं था।';
export const not_scheduled = 'तय समय रद्द हो गया।';
export const call_closed_nobody_told = 'कास्टिंग कॉल बंद हो गया।';
export const talent_considered = 'अब इस रोल के लिए भी विचार हो रहा है। हम कलाकार को बताएँगे, और वे मना कर सकते हैं।';
export const already_invited = 'आप इस कलाकार को पहले ही निमंत्रण भेज चुके हैं।';
export const talent_invited = (count: number) =>
  plural(count, { one: 'निमंत्रण भेज दिया गया।', other: `${count} निमंत्रण भेज दिए गए।` });
export const nobody_invited = 'किसी को निमंत्रण नहीं भेजा गया।';
export const talent_of_other_gender = 'कास्टिंग कॉल किसी और जेंडर के लिए है।';
export const talent_of_other_age = 'उम्र कास्टिंग कॉल की उम्र सीमा से बाहर है।';
export const invitation_declined = 'निमंत्रण अस्वीकार हो गया। हम प्रोडक्शन हाउस को बताएँगे।';
export const invitations_stopped = 'आपको इस प्रोडक्शन हाउस से अब निमंत्रण नहीं मिलेंगे।';
export const invitations_resumed = 'आपको इस प्रोडक्शन हाउस से फिर निमंत्रण मिलेंगे।';
export const stages_saved = 'चरण सेव हो गए।';
export const move_undone = 'बदलाव वापस हो गया।';
export const emails_sent = (count: number) => `${count} ईमेल भेज दिए गए।`;
export const emails_scheduled = (count: number) => `${count} ईमेल का समय तय हो गया।`;
export const call_closed_telling = (count: number) =>
  plural(count, {
    one: `कास्टिंग कॉल बंद हो गया। ${count} आवेदक को बताया गया।`,
    other: `कास्टिंग कॉल बंद हो गया। ${count} आवेदकों को बताया गया।`,
  });
export const applications_moved = (count: number) => `${count} का चरण बदल गया।`;

export const talent_not_registered =
  'इस व्यक्ति को आपके प्रोडक्शन हाउस ने जोड़ा है और इनका यहाँ कोई अकाउंट नहीं है। इन्हें सिर्फ़ ऑडिशन के समय भेजे जा सकते हैं। बाकी बातों के लिए ख़ुद संपर्क करें।';
export const people_added_twice = 'कुछ लोग आपकी सूची में या इस बोर्ड पर पहले से हैं। किसी को नहीं जोड़ा गया।';
export const added_deleted_before =
  'इस व्यक्ति ने आपके पास रखी अपनी सारी जानकारी हटवा दी थी। आप इन्हें दोबारा नहीं जोड़ सकते, ये ख़ुद आवेदन कर सकते हैं।';
export const already_added = 'यह संपर्क आपकी सूची में या इस बोर्ड पर पहले से है।';
export const contact_needed = 'मोबाइल नंबर या ईमेल डालें।';
export const confirm_adults = 'पुष्टि करें कि सभी लोग 18 साल या उससे बड़े हैं।';
export const adults_only_call = 'यह कास्टिंग कॉल सिर्फ़ बच्चों के लिए है। इसमें किसी को नहीं जोड़ा जा सकता।';
export const added_person_unreachable = 'अभी SMS नहीं भेजे जा सकते। इस व्यक्ति से ख़ुद संपर्क करें।';
export const added_link_ended = 'यह लिंक अब काम नहीं करता: जानकारी हटाई जा चुकी है या अब किसी अकाउंट में है।';
export const told_added = (waits: boolean): string =>
  waits ? 'हम उन्हें सुबह 9 बजे मैसेज भेजेंगे।' : 'हम उन्हें मैसेज भेज रहे हैं।';
export const added_deleted = 'आपकी सारी जानकारी हटा दी गई है।';
export const too_many_added_people = `एक कास्टिंग कॉल में ${MAX_ADDED} लोग जोड़े जा सकते हैं।`;
export const people_added = (count: number) =>
  plural(count, { one: `${count} व्यक्ति को जोड़ा गया।`, other: `${count} लोगों को जोड़ा गया।` });
export const too_many_messages_to_added = (wait: RetryAfter) =>
  `इस व्यक्ति को आज कई मैसेज भेजे जा चुके हैं। ${waitingTime(wait)} बाद फिर से कोशिश करें।`;
export const added_confirmed = 'आपका ऑडिशन कन्फ़र्म है।';

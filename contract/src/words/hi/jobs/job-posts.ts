import type { JobAudience } from '#rules/representation.ts';
import { plural } from '#words/plural.ts';

export const form_lead = 'आवेदन करने से पहले कलाकार यही पढ़ते हैं। * वाली जानकारी ज़रूरी है।';
export const form_new_role =
  'नया रोल इसी प्रोजेक्ट में जुड़ेगा और जानकारी वहीं से भरी गई है। इस रोल में जो अलग है, उसे बदलें।';
export const other_drafts = (count: number) =>
  plural(count, {
    one: `आपका ${count} और ड्राफ़्ट “पिछले कास्टिंग कॉल” में है।`,
    other: `आपके ${count} और ड्राफ़्ट “पिछले कास्टिंग कॉल” में हैं।`,
  });
export const submitting = 'भेजा जा रहा है...';
export const form_failed = 'कास्टिंग कॉल नहीं जोड़ा जा सका';
export const added = 'कास्टिंग कॉल जुड़ गया 🎉';
export const preview_lead = 'कलाकारों को यह ऐसा दिखेगा। अभी कुछ पोस्ट नहीं हुआ है।';
export const preview_role = (place: number) => `रोल ${place}`;
export const picture_copied = 'आप कोई दूसरी तस्वीर न चुनें, तो कॉपी किए गए कास्टिंग कॉल की तस्वीर रहेगी।';
export const role_shared = 'जब तक आप अलग न बताएँ, प्रोजेक्ट, तारीख़ें, जगह, संपर्क और मेहनताना हर रोल के लिए एक जैसे हैं।';
export const role_remove = <Part>(role: string, unseen: (text: string) => Part) => [
  'यह रोल हटाएँ',
  unseen(` (${role})`),
];
export const role_add = 'एक और रोल जोड़ें';
export const form_logged_out = 'आपका लिखा हुआ सेव है। आपको बस तस्वीर फिर से चुननी होगी।';
export const form_draft_saved = 'ड्राफ़्ट सेव हो गया। पोस्ट करने से पहले इसे कोई नहीं देखेगा।';
export const draft_here = 'आप जो लिख रहे हैं, वह इस ब्राउज़र में सेव हो रहा है।';
export const draft_offline = 'इंटरनेट कनेक्शन नहीं है। आप जो लिख रहे हैं, वह इस ब्राउज़र में सेव हो रहा है।';

export const edit_title = 'कास्टिंग कॉल बदलें';
export const edit_failed = 'आपके बदलाव सेव नहीं हो सके। फिर से कोशिश करें।';
export const edit_logged_out = 'लॉग इन करें, फिर अपने बदलाव दोबारा करें।';
export const edit_locked =
  'आवेदन आ चुके हैं, इसलिए प्रोजेक्ट का प्रकार, रोल का प्रकार और रोल किसके लिए है, यह अब नहीं बदला जा सकता। रोल का नाम या मेहनताना बदलने पर, या अंतिम तारीख़ पहले करने पर आवेदकों को बताया जाएगा, और वे पढ़ सकेंगे कि पहले क्या लिखा था।';
export const edit_picture = 'आप कोई दूसरी तस्वीर न चुनें, तो मौजूदा तस्वीर रहेगी।';
export const conflict = (name: string | null | undefined, time: string | undefined) =>
  `आपके बदलाव सेव होने से पहले ${name ?? 'आपकी टीम में किसी'} ने यह कास्टिंग कॉल बदल दिया${time ? ` (${time})` : ''}।`;
export const conflict_kept = 'आपके बदलाव फ़ॉर्म में हैं, पर अभी सेव नहीं हुए हैं।';
export const conflict_updated = (fields: string) => `फ़ॉर्म में अपडेट किया गया: ${fields}।`;
export const conflict_fields = 'यह जानकारी आप दोनों ने बदली है। सेव किए गए वर्शन में लिखा है:';
export const conflict_keep = 'अपना वर्शन रखने के लिए बदलाव सेव करें।';
export const conflict_discard = 'मेरे बदलाव छोड़ें और सेव किया गया वर्शन खोलें';
export const conflict_empty = 'ख़ाली';

export const project = 'प्रोजेक्ट की जानकारी';
export const project_type = 'प्रोजेक्ट का प्रकार';
export const language = 'ज़रूरी भाषा';
export const language_example = 'हिंदी, मराठी';
export const project_description = 'प्रोजेक्ट का विवरण';
export const image = 'तस्वीर';
export const role = 'रोल की जानकारी';
export const role_further = (place: number) => `रोल की जानकारी: रोल ${place}`;
export const role_title = 'रोल का नाम';
export const role_title_example = 'लीड की छोटी बहन';
export const role_type = 'रोल का प्रकार';
export const category = 'कलाकार की कैटेगरी';
export const category_hint = 'अगर हर तरह के कलाकार आवेदन कर सकते हैं, तो “सभी” चुनें।';
export const open_to = 'कौन आवेदन कर सकता है';
export const open_to_hint = 'कुछ न चुनें, तो सभी।';
export const job_audiences: Record<JobAudience, string> = {
  all: 'सभी',
  agencies: 'एजेंसी के ज़रिए कलाकार',
  invited: 'सिर्फ़ जिन्हें आप बुलाएँ',
};
export const age = 'उम्र';
export const age_hint =
  '18-24 जैसी सीमा, 18+ जैसी कम से कम उम्र, या कोई एक उम्र। “10 से कम” 0-9 लिखा जाएगा, और 6 महीने 0।';
export const age_wrong = 'उम्र 18-24, 18+ या 30 की तरह लिखें।';
export const height_example = '5 फ़ुट 4 इंच से 5 फ़ुट 9 इंच';
export const skills = 'ज़रूरी हुनर';
export const skills_hint = 'एक से ज़्यादा हुनर हों, तो उनके बीच कॉमा लगाएँ।';
export const role_own = 'प्रोजेक्ट से अलग';
export const role_own_lead = 'सिर्फ़ वही भरें जो इस रोल के लिए अलग है। बाकी सब नीचे के सेक्शन के अनुसार रहेगा।';
export const role_own_otherwise = (answer: string) => `नहीं तो: ${answer}`;
export const role_description = 'रोल का विवरण';
export const hindi = 'हिंदी में भी';
export const hindi_lead =
  'ज़रूरी नहीं। साइट को हिंदी में देखने वाले कलाकारों को ऊपर वाले टेक्स्ट की जगह यह दिखेगा। जो आप ख़ाली छोड़ेंगे, उसकी जगह ऊपर वाला टेक्स्ट दिखेगा।';
export const project_description_hi = 'हिंदी में प्रोजेक्ट का विवरण';
export const role_description_hi = 'हिंदी में रोल का विवरण';
export const skills_hi = 'हिंदी में ज़रूरी हुनर';
export const hindi_of_role = (label: string, place: number) => `${label}: रोल ${place}`;
export const positions = 'कितने कलाकार';
export const positions_hint = 'इस रोल के लिए कितने कलाकार चाहिए। ख़ाली छोड़ने पर 1 माना जाएगा।';
export const child_permit = 'परमिट नंबर';
export const child_permit_hint = 'इस प्रोडक्शन में बच्चों के काम करने का परमिट।';
export const child_daily = 'एक दिन में घंटे';
export const child_stretch = 'बिना ब्रेक के घंटे';
export const child_hours = (max: number) => `ज़्यादा से ज़्यादा ${max}।`;
export const child_hours_wrong = (max: number) => `कृपया ज़्यादा से ज़्यादा ${max} घंटे लिखें।`;
export const child_responsible = 'ज़िम्मेदार व्यक्ति';
export const child_responsible_hint = 'सेट पर बच्चों की देखभाल करने वाला व्यक्ति।';
export const logistics = 'तारीख़ें, जगह और संपर्क';
export const city = 'शहर / जगह';
export const audition_type = 'ऑडिशन का प्रकार';
export const audition_date = 'ऑडिशन की तारीख़';
export const audition_end = 'ऑडिशन की आख़िरी तारीख़';
export const tape_deadline_hint = 'कलाकार इस दिन तक अपना टेप भेज सकते हैं।';
export const tape_deadline_late = 'टेप की अंतिम तारीख़ शूट के बाद नहीं हो सकती।';
export const shoot_date = 'शूट की तारीख़';
export const shoot_duration = 'शूट की अवधि';
export const shoot_duration_example = '12 दिन';
export const deadline = 'आवेदन की अंतिम तारीख़';
export const deadline_hint = 'इस दिन के अंत में कास्टिंग कॉल बंद हो जाएगा।';
export const availability = 'ज़रूरी उपलब्धता';
export const pay_example = 'रोज़ के 40,000';

export const state = 'स्थिति: ';
export const state_on_hold = 'रुका हुआ';
export const state_stopped = 'आवेदन बंद';
export const state_open = 'खुला';
export const state_undecided = 'निर्णय बाकी';
export const state_past = 'अंतिम तारीख़ निकल गई';
export const state_review = {
  rejected: 'नामंज़ूर',
  waiting: 'जाँच बाकी',
} as const;
export const state_changes = {
  rejected: 'बदलाव नामंज़ूर',
  waiting: 'बदलावों की जाँच बाकी',
} as const;
export const awaiting = (count: number) =>
  plural(count, { one: `${count} आवेदन पर निर्णय बाकी`, other: `${count} आवेदनों पर निर्णय बाकी` });
export const applicants = 'स्थिति के अनुसार आवेदक';
export const reopen_open = 'फिर से खोलें';
export const copy = 'कॉपी करें';
export const copy_failed = 'कास्टिंग कॉल कॉपी नहीं हो सका। फिर से कोशिश करें।';

export const applications_stop = <Part>(title: string, unseen: (text: string) => Part) => [
  'आवेदन लेना बंद करें',
  unseen(`: ${title}`),
];
export const applications_take = <Part>(title: string, unseen: (text: string) => Part) => [
  'आवेदन फिर से लें',
  unseen(`: ${title}`),
];
export const applications_failed = 'यह नहीं बदला जा सका। फिर से कोशिश करें।';

export const close_title = 'यह कास्टिंग कॉल बंद करें';
export const close_all_settled = 'सभी आवेदकों का नतीजा तय हो चुका है। बंद करने पर नए आवेदन नहीं आएँगे।';
export const close_waiting = (count: number) =>
  plural(count, { one: `${count} आवेदक का नतीजा अभी बाकी है।`, other: `${count} आवेदकों का नतीजा अभी बाकी है।` });
export const close_effect =
  'बंद करने पर वे सभी आवेदक रिजेक्ट हो जाएँगे जिनका नतीजा बाकी है। आपकी पुष्टि से पहले किसी को कुछ नहीं भेजा जाएगा।';
export const close_wanted = (count: number) =>
  plural(count, {
    one: 'इनमें से 1 आवेदक “चुने गए”, “बैकअप” या “शॉर्टलिस्ट” में है। उसे रोल देना हो, तो पहले ऑफ़र भेजें या कास्टिंग कॉल खुला रखें।',
    other: `इनमें से ${count} आवेदक “चुने गए”, “बैकअप” या “शॉर्टलिस्ट” में हैं। किसी को रोल देना हो, तो पहले ऑफ़र भेजें या कास्टिंग कॉल खुला रखें।`,
  });
export const close_readers = (stage: string, count: number, names: string) => `${stage} (${count}): ${names}`;
export const close_email = (language: string) => `वे ${language} में यह पढ़ेंगे:`;
export const close_message = 'रिजेक्ट हुए आवेदकों के लिए मैसेज';
export const close_confirm = 'कास्टिंग कॉल बंद करें';
export const close_and_reject = (count: number) =>
  plural(count, { one: `बंद करें और ${count} आवेदक को रिजेक्ट करें`, other: `बंद करें और ${count} आवेदकों को रिजेक्ट करें` });
export const close_failed = 'कास्टिंग कॉल बंद नहीं हो सका। फिर से कोशिश करें।';
export const reopen_title = 'यह कास्टिंग कॉल फिर से खोलें';
export const reopen_lead =
  'कलाकार फिर से आवेदन कर सकेंगे। रिजेक्ट हुए आवेदक रिजेक्ट ही रहेंगे और दूसरी बार आवेदन नहीं कर सकेंगे।';
export const reopen_confirm = 'कास्टिंग कॉल फिर से खोलें';
export const reopen_failed = 'कास्टिंग कॉल फिर से नहीं खोला जा सका। फिर से कोशिश करें।';

export const review_call = {
  rejected: 'यह कास्टिंग कॉल नामंज़ूर हुआ।',
  waiting: 'इस कास्टिंग कॉल की जाँच बाकी है।',
} as const;
export const review_edit = {
  rejected: 'आपके बदलाव नामंज़ूर हुए।',
  waiting: 'आपके बदलावों की जाँच बाकी है।',
} as const;
export const review_reason = (reason: string) => `हमारी टीम का कहना है: ${reason}`;
export const review_refused = 'हमने इसे हमेशा के लिए नामंज़ूर किया है, इसलिए आप इसे न बदल सकते हैं, न दोबारा भेज सकते हैं।';
export const review_picture = 'नई तस्वीर';
export const review_appeal = 'इस निर्णय पर अपील करें';
export const review_seen_before = 'कलाकारों को पहले मंज़ूर हुआ वर्शन दिखता है।';
export const review_unseen = 'कलाकारों को यह अभी नहीं दिखता।';
export const review_again = 'इसे बदलकर सेव करें, ताकि इसकी फिर से जाँच हो।';

export const drafts_none = 'कोई ड्राफ़्ट नहीं है।';
export const drafts_title = 'ड्राफ़्ट';
export const drafts_lead = (days: number) =>
  `ये अभी पोस्ट नहीं हुए हैं। इन्हें सिर्फ़ आपकी टीम देखती है। ${days} दिन तक कोई बदलाव न होने पर ड्राफ़्ट हटा दिया जाता है।`;
export const draft_untitled = 'बिना नाम का';
export const post_draft_saved = (roles: number, time: string, by: string | null) =>
  `ड्राफ़्ट${roles > 1 ? `, ${roles} रोल` : ''}। ${by ? `${by} ने ${time} को सेव किया` : `${time} को सेव किया गया`}।`;
export const draft_delete_label = (title: string) => `ड्राफ़्ट ${title} हटाएँ`;
export const draft_delete_question = 'यह ड्राफ़्ट हटाएँ?';
export const draft_delete_confirm = 'ड्राफ़्ट हटाएँ';
export const draft_delete_failed = 'ड्राफ़्ट नहीं हटाया जा सका। फिर से कोशिश करें।';

interface Change {
  by: string | null;
  time: string;
}

export const events = {
  posted: ({ by }: Change) => (by ? `${by} ने पोस्ट किया` : 'पोस्ट किया गया'),
  edited: ({ by }: Change) => (by ? `${by} ने बदलाव किए` : 'बदलाव किए गए'),
  closed: ({ by }: Change) => (by ? `${by} ने बंद किया` : 'बंद किया गया'),
  reopened: ({ by }: Change) => (by ? `${by} ने फिर से खोला` : 'फिर से खोला गया'),
  stopped: ({ by }: Change) => (by ? `${by} ने आवेदन लेना बंद किया` : 'आवेदन लेना बंद किया गया'),
  resumed: ({ by }: Change) => (by ? `${by} ने आवेदन लेना फिर से शुरू किया` : 'आवेदन लेना फिर से शुरू किया गया'),
  copied: ({ by }: Change) => (by ? `${by} ने कॉपी किया` : 'कॉपी किया गया'),
  child_shown: ({ by }: Change) => (by ? `${by} ने शेयर लिंक से बच्चों के आवेदन देखे` : 'शेयर लिंक से बच्चों के आवेदन देखे गए'),
  slots_added: ({ by, time }: Change) => (by ? `${by} ने ${time} से ऑडिशन जोड़े` : `${time} से ऑडिशन जोड़े गए`),
  slot_changed: ({ by, time }: Change) =>
    by ? `${by} ने ऑडिशन का समय बदलकर ${time} किया` : `ऑडिशन का समय बदलकर ${time} किया गया`,
  slot_cancelled: ({ by, time }: Change) =>
    by ? `${by} ने ${time} का ऑडिशन रद्द किया` : `${time} का ऑडिशन रद्द किया गया`,
  terms_sealed: ({ by }: Change) =>
    by ? `${by} के ऑफ़र की शर्तों पर दोनों पक्षों ने साइन किया` : 'ऑफ़र की शर्तों पर दोनों पक्षों ने साइन किया',
};

export const paste_open = 'कास्टिंग मैसेज पेस्ट करें';
export const paste_label = 'मैसेज';
export const paste_hint =
  'जैसे WhatsApp का मैसेज, हिंदी या अंग्रेज़ी में, एक या कई रोल का। उसमें जो लिखा है, वह फ़ॉर्म में भर जाएगा; पोस्ट करने से पहले आप उसे जाँच लें।';
export const paste_read = 'फ़ॉर्म भरें';
export const paste_reading = 'पढ़ा जा रहा है...';
export const paste_nothing = 'इस टेक्स्ट में कास्टिंग की कोई जानकारी नहीं मिली। पूरा मैसेज पेस्ट करें या फ़ॉर्म ख़ुद भरें।';
export const paste_failed = 'मैसेज पढ़ा नहीं जा सका। फिर से कोशिश करें।';
export const paste_was_read = 'आपके मैसेज से लिया गया';
export const paste_check = (source: string) => `कृपया जाँच लें। आपके मैसेज में लिखा है: “${source}”`;

import { plural } from '#words/hi/plural.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/jobs/job-posts.ts'),
  typeof import('#words/hi/jobs/job-posts.ts')
>;

export const state = 'स्थिति: ';
export const state_closed = 'बंद';
export const state_on_hold = 'रुका हुआ';
export const state_stopped = 'आवेदन बंद';
export const state_open = 'खुला';
export const state_undecided = 'निर्णय बाकी';
export const state_past = 'अंतिम तारीख़ निकल गई';
export const state_review = {
  refused: 'मंज़ूर नहीं',
  waiting: 'जाँच बाकी',
} as const;
export const state_changes = {
  refused: 'बदलाव मंज़ूर नहीं',
  waiting: 'बदलावों की जाँच बाकी',
} as const;
export const awaiting = (count: number) =>
  plural(count, { one: `${count} आवेदन पर निर्णय बाकी`, other: `${count} आवेदनों पर निर्णय बाकी` });
export const applicants = 'स्थिति के अनुसार आवेदक';
export const reopen_open = 'फिर से खोलें';
export const edit = 'बदलें';
export const close_open = 'बंद करें';
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
export const close_more = (count: number) => `${count} और`;
export const close_email = (language: string) => `वे ${language} में यह पढ़ेंगे:`;
export const close_message = 'रिजेक्ट हुए आवेदकों के लिए मैसेज';
export const close_confirm = 'कास्टिंग कॉल बंद करें';
export const close_and_reject = (count: number) =>
  plural(count, { one: `बंद करें और ${count} आवेदक को रिजेक्ट करें`, other: `बंद करें और ${count} आवेदकों को रिजेक्ट करें` });
export const close_failed = 'कास्टिंग कॉल बंद नहीं हो सका। फिर से कोशिश करें।';
export const reopen_title = 'यह कास्टिंग कॉल फिर से खोलें';
export const reopen_lead =
  'कलाकार फिर से आवेदन कर सकेंगे। रिजेक्ट हुए आवेदक रिजेक्ट ही रहेंगे और दूसरी बार आवेदन नहीं कर सकेंगे।';
export const reopen_deadline = 'आवेदन की अंतिम तारीख़';
export const reopen_deadline_hint = 'इस दिन के अंत में कास्टिंग कॉल बंद हो जाएगा।';
export const reopen_confirm = 'कास्टिंग कॉल फिर से खोलें';
export const reopen_failed = 'कास्टिंग कॉल फिर से नहीं खोला जा सका। फिर से कोशिश करें।';
export const cancel = 'रद्द करें';

export const review_call = {
  refused: 'यह कास्टिंग कॉल मंज़ूर नहीं हुआ।',
  waiting: 'इस कास्टिंग कॉल की जाँच बाकी है।',
} as const;
export const review_edit = {
  refused: 'आपके बदलाव मंज़ूर नहीं हुए।',
  waiting: 'आपके बदलावों की जाँच बाकी है।',
} as const;
export const review_reason = (reason: string) => `हमारी टीम का कहना है: ${reason}`;
export const review_empty = 'ख़ाली';
export const review_picture = 'नई तस्वीर';
export const review_appeal = 'इस निर्णय पर अपील करें';
export const review_seen_before = 'कलाकारों को पहले मंज़ूर हुआ वर्शन दिखता है।';
export const review_unseen = 'कलाकारों को यह अभी नहीं दिखता।';
export const review_again = 'इसे बदलकर सेव करें, ताकि इसकी फिर से जाँच हो।';

export const drafts_title = 'ड्राफ़्ट';
export const drafts_lead = (days: number) =>
  `ये अभी पोस्ट नहीं हुए हैं। इन्हें सिर्फ़ आपकी टीम देखती है। ${days} दिन तक कोई बदलाव न होने पर ड्राफ़्ट हटा दिया जाता है।`;
export const draft_untitled = 'बिना नाम का';
export const draft_saved = (roles: number, time: string, by: string | null) =>
  `ड्राफ़्ट${roles > 1 ? `, ${roles} रोल` : ''}। ${by ? `${by} ने ${time} को सेव किया` : `${time} को सेव किया गया`}।`;
export const draft_delete_label = (title: string) => `ड्राफ़्ट ${title} हटाएँ`;
export const draft_delete_question = 'यह ड्राफ़्ट हटाएँ?';
export const draft_delete_confirm = 'ड्राफ़्ट हटाएँ';
export const draft_delete = 'हटाएँ';
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
  slots_added: ({ by, time }: Change) => (by ? `${by} ने ${time} से ऑडिशन जोड़े` : `${time} से ऑडिशन जोड़े गए`),
  slot_changed: ({ by, time }: Change) =>
    by ? `${by} ने ऑडिशन का समय बदलकर ${time} किया` : `ऑडिशन का समय बदलकर ${time} किया गया`,
  slot_cancelled: ({ by, time }: Change) =>
    by ? `${by} ने ${time} का ऑडिशन रद्द किया` : `${time} का ऑडिशन रद्द किया गया`,
};

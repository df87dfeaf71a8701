export const lead =
  'नया आवेदन आने या किसी आवेदन का चरण बदलने पर अपने सिस्टम को सूचना भेजें। सिर्फ़ ID भेजी जाती हैं। बाकी जानकारी API कुंजी से पढ़ी जा सकती है।';
export const url = 'URL';
export const events = {
  'application.received': 'नया आवेदन',
  'application.stage_changed': 'चरण बदला',
} as const;
export const event_test = 'टेस्ट इवेंट';
export const secret_copy = 'साइनिंग सीक्रेट अभी कॉपी कर लें।';
export const secret_use = 'इससे आपका सिस्टम जाँचता है कि इवेंट हमारी तरफ़ से आया है।';
export const list_title = 'आपके वेबहुक';
export const list_empty = 'आपके पास कोई वेबहुक नहीं है।';
export const paused = 'रुका हुआ, क्योंकि इवेंट नहीं पहुँच रहे थे';
export const new_title = 'नया वेबहुक';
export const new_lead = 'हर इवेंट पर Standard Webhooks के नियमों के अनुसार साइन किया जाता है।';
export const add = 'वेबहुक जोड़ें';
export const adding = 'जोड़ा जा रहा है...';
export const add_failed = 'वेबहुक नहीं जोड़ा जा सका। फिर से कोशिश करें।';
export const deliveries_of = <Part>(url: string, unseen: (text: string) => Part) => [
  'भेजे गए इवेंट',
  unseen(`: ${url}`),
];
export const remove_label = (url: string) => `${url} का वेबहुक हटाएँ`;
export const remove_question = (url: string) => `${url} का वेबहुक हटाएँ? इसके भेजे गए इवेंट की जानकारी भी हट जाएगी।`;
export const remove_confirm = 'वेबहुक हटाएँ';

export const deliveries_title = 'भेजे गए इवेंट';
export const paused_since = (time: string) =>
  `यह वेबहुक ${time} से रुका हुआ है, क्योंकि इवेंट नहीं पहुँच रहे थे। नए इवेंट इस पर नहीं भेजे जाते।`;
export const resume = 'वेबहुक फिर से शुरू करें';
export const test = 'टेस्ट इवेंट भेजें';
export const all = 'सभी वेबहुक';
export const deliveries_empty = 'पिछले 30 दिनों में कुछ नहीं भेजा गया।';
export const payload = 'क्या भेजा गया';
export const again = 'फिर से भेजें';
export const again_label = (event: string, time: string) => `फिर से भेजें: ${event}, ${time}`;
export const queued = 'भेजा जाना बाकी';
export const delivered = (status: number | null) => `पहुँच गया, ${answer(status)}`;
export const failed = (tries: number, status: number | null) =>
  `नहीं पहुँचा: ${tries} बार कोशिश हुई, ${answer(status)}`;
export const trying = (tries: number, status: number | null) =>
  `${tries} बार कोशिश हुई, ${answer(status)}। फिर से कोशिश होगी।`;

function answer(status: number | null): string {
  return status === null ? 'कोई जवाब नहीं मिला' : `जवाब ${status}`;
}

import { plural } from '#words/plural.ts';

export const list_meta_title = 'अभी खुले कास्टिंग कॉल';
export const list_meta_description =
  'पूरे भारत के प्रोडक्शन हाउस के खुले कास्टिंग कॉल: फ़िल्में, वेब सीरीज़, विज्ञापन, थिएटर और वॉइस। रोल, तारीख़ें और मेहनताना देखें और आवेदन करें।';
export const list_lead = 'पूरे भारत के प्रोडक्शन हाउस के खुले रोल, सबसे लोकप्रिय पहले।';
export const list_order = 'सबसे लोकप्रिय';
export const list_count = (count: number, text: string) =>
  plural(count, { one: `${text} खुला कास्टिंग कॉल`, other: `${text} खुले कास्टिंग कॉल` });
export const list_none = 'अभी कोई कास्टिंग कॉल नहीं है';
export const applicants_link = <Part>(title: string, unseen: (text: string) => Part) => [
  'आवेदक',
  unseen(`: ${title}`),
];

export const view_more = <Part>(title: string, unseen: (text: string) => Part) => [
  'और देखें',
  unseen(`: ${title}`),
];
export const pay_none = 'मेहनताना नहीं बताया गया';
export const open_to = { agencies: 'सिर्फ़ एजेंसियों के ज़रिए', invited: 'सिर्फ़ बुलाए गए लोग' };
export const gender_any = 'कोई भी जेंडर';
export const age = (range: string) => `उम्र ${range}`;
export const deadline = 'अंतिम तारीख़: ';
export const applied_count = (count: string) => `${count} आवेदन`;
export const applied_none = 'अभी कोई आवेदन नहीं';
export const stopped = 'अभी आवेदन बंद हैं';
export const closes_in = (days: number) => `${days} दिन में बंद`;

export const search_text = 'सर्च';
export const search_text_example = 'रोल या प्रोजेक्ट';
export const search_project = 'प्रोजेक्ट का प्रकार';
export const search_project_example = 'वेब सीरीज़';
export const search_paid = 'मेहनताना';
export const search_paid_any = 'मेहनताना हो या नहीं';
export const search_paid_only = 'सिर्फ़ मेहनताने वाले';
export const search_pay_from = 'कम से कम मेहनताना';
export const search_pay_any = 'कोई भी रकम';
export const search_closing = 'बंद होने का समय';
export const search_closing_any = 'कभी भी';
export const search_closing_soon = (days: number) => `${days} दिनों के अंदर`;
export const search_more = 'और फ़िल्टर';
export const search_orders = {
  newest: 'सबसे नए पहले',
  closing: 'जल्दी बंद होने वाले पहले',
  pay: 'सबसे ज़्यादा मेहनताने वाले पहले',
} as const;

export const login = (title: string) => `${title} को बाद के लिए सेव करने के लिए लॉग इन करें`;

export const saved_jobs_save = (title: string) => `${title} को बाद के लिए सेव करें`;
export const saved_hint = 'सेव किया गया। हटाने के लिए टैप करें।';
export const save_hint = 'बाद के लिए सेव करें';

export const title = 'सेव की गई सर्च';
export const empty =
  'कास्टिंग कॉल पर फ़िल्टर लगाएँ और सर्च सेव करें। प्लान हो, तो उससे मेल खाते नए कास्टिंग कॉल आपको ईमेल पर मिलेंगे।';
export const name = 'सर्च का नाम';
export const save = 'सर्च सेव करें';
export const save_failed = 'आपकी सर्च सेव नहीं हो सकी। फिर से कोशिश करें।';
export const limit_reached = <Part>(count: number, limit: number, link: (text: string) => Part) => [
  `आपकी ${limit} में से ${count} सर्च सेव हैं। इनमें से किसी एक की जगह ये फ़िल्टर सेव करें, या `,
  link('देखें कि किस प्लान में कितनी सर्च सेव होती हैं'),
  '।',
];
export const replace = (name: string) => `“${name}” की जगह सेव करें`;
export const rename = 'सर्च का नाम बदलें';
export const delete_label = (name: string) => `सर्च ${name} हटाएँ`;
export const delete_question = (name: string) => `“${name}” हटाएँ?`;
export const delete_confirm = 'सर्च हटाएँ';
export const delete_failed = 'आपकी सर्च नहीं हटाई जा सकी। फिर से कोशिश करें।';

export const alerts = 'अलर्ट';
export const alerts_for = (name: string) => `${name} के अलर्ट`;
export const alerts_failed = 'आपके अलर्ट नहीं बदले जा सके। फिर से कोशिश करें।';
export const alerts_need_plan = 'अलर्ट के लिए प्लान ज़रूरी है। प्लान के बिना आपकी सर्च सेव रहती हैं, पर कुछ भेजा नहीं जाता।';
export const alerts_limit = (plan: string, limit: number) =>
  `आपके ${plan} प्लान में अलर्ट सिर्फ़ आपकी पहली ${limit} सर्च के लिए आते हैं।`;
export const alerts_off = 'इस सर्च के अलर्ट बंद हैं।';
export const alerts_paused = (day: string) => `अलर्ट ${day} तक रुके हैं।`;
export const alerts_on = 'सिर्फ़ नए कास्टिंग कॉल भेजे जाते हैं। नए न हों, तो कुछ नहीं भेजा जाता।';
export const email_days = 'ईमेल के दिन (9:00 am, भारतीय समय)';
export const weekdays = [
  { name: 'सोमवार', short: 'सोम' },
  { name: 'मंगलवार', short: 'मंगल' },
  { name: 'बुधवार', short: 'बुध' },
  { name: 'गुरुवार', short: 'गुरु' },
  { name: 'शुक्रवार', short: 'शुक्र' },
  { name: 'शनिवार', short: 'शनि' },
  { name: 'रविवार', short: 'रवि' },
] as const;
export const alerts_resume = 'अलर्ट फिर से शुरू करें';
export const alerts_pause = (days: number) => `अलर्ट ${days} दिन के लिए रोकें`;
export const whatsapp = (days: string) => `आपके प्लान में ${days} को WhatsApp पर भी अलर्ट आते हैं।`;
export const whatsapp_off = <Part>(days: string, link: (text: string) => Part) => [
  `आपके प्लान में ${days} को WhatsApp पर भी अलर्ट आ सकते हैं। इसके लिए `,
  link('अपने अकाउंट में WhatsApp चालू करें'),
  '।',
];

export const link_invalid = 'अलर्ट का यह लिंक अब काम नहीं करता।';
export const link_question = 'अपने अलर्ट बदलने के लिए बटन दबाएँ।';
export const link_searches = 'अपनी सेव की गई सर्च देखें';
export const link_turn_on = 'अलर्ट फिर से चालू करें';
export const link_turn_off = 'ये अलर्ट बंद करें';
export const ended_title = 'अलर्ट बंद किए गए';
export const ended_lead = (name: string) => `“${name}” के अलर्ट अब नहीं आएँगे। सर्च अब भी सेव है।`;
export const paused_title = 'अलर्ट रोके गए';
export const paused_lead = (name: string, day: string) => `“${name}” के अलर्ट ${day} तक नहीं आएँगे।`;
export const resumed_title = 'अलर्ट चालू किए गए';
export const resumed_lead = (name: string) => `“${name}” के अलर्ट फिर से आएँगे।`;

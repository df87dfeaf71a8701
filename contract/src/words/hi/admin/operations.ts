export const announcements_lead = 'हर पेज के ऊपर एक लाइन, सभी के लिए या किसी एक तरह के अकाउंट के लिए।';
export const create = 'नई घोषणा';
export const announcements_none = 'अभी कोई घोषणा नहीं है। नई घोषणा कुछ ही सेकंड में पेजों पर दिखने लगती है।';
export const current = 'चालू या आगे के लिए तय';
export const announcements_ended = 'समाप्त';
export const change = 'बदलें';
export const change_one = (text: string) => `“${text}” बदलें`;
export const running = {
  state: 'अभी चालू',
  act: 'समाप्त करें',
  act_on: (text: string) => `“${text}” समाप्त करें`,
  question: 'यह घोषणा समाप्त करें? यह तुरंत सभी पेजों से हट जाएगी।',
  confirm: 'घोषणा समाप्त करें',
} as const;
export const planned = {
  state: 'आगे के लिए तय',
  act: 'हटाएँ',
  act_on: (text: string) => `“${text}” हटाएँ`,
  question: 'यह घोषणा हटाएँ? यह किसी भी पेज पर नहीं दिखेगी।',
  confirm: 'घोषणा हटाएँ',
} as const;
export const period = (from: string, until: string) => `${from} से ${until} तक`;
export const saved_by = (name: string) => `सेव किया: ${name}`;
export const leads_to = (link: string) => `लिंक: ${link}`;
export const audiences = {
  everyone: 'सभी',
  visitors: 'जो लॉग इन नहीं हैं',
  talent: 'कलाकार',
  production: 'प्रोडक्शन हाउस',
} as const;

export const field_audience = 'किसके लिए';
export const field_english = 'अंग्रेज़ी में टेक्स्ट';
export const field_hindi = 'हिंदी में टेक्स्ट';
export const field_hindi_hint = 'यह उन ब्राउज़र में दिखता है जिनकी पसंद हिंदी है।';
export const field_link = 'लिंक (ज़रूरी नहीं)';
export const field_link_hint = 'इस साइट का कोई पाथ, जैसे /plans, या https:// से शुरू होने वाला URL।';
export const field_from_day = 'किस दिन से';
export const field_from_time = 'किस समय से (भारतीय समय)';
export const field_until_day = 'किस दिन तक';
export const field_until_time = 'किस समय तक (भारतीय समय)';
export const announcements_save = 'घोषणा सेव करें';

export const flag_rules_page = 'फ़्लैग के नियम';
export const flag_rules_lead =
  'वे वाक्यांश जिनसे जाँच के समय कास्टिंग कॉल पर फ़्लैग लगता है। लिंक, फ़ोन नंबर और UPI ID पर हमेशा फ़्लैग लगता है।';
export const earlier = <Part>(version: number, link: (text: string) => Part) => [
  `आप वर्शन ${version} देख रहे हैं। इसे फिर से लागू करने के लिए सेव करें, या `,
  link('लागू वर्शन खोलें'),
  '।',
];
export const history_lead = 'बाद के बदलाव वापस लेने के लिए पुराना वर्शन खोलें और सेव करें।';
export const version = (version: number) => `वर्शन ${version}`;
export const phrases = (count: number) => `${count} वाक्यांश`;
export const first_version = 'साइट के शुरुआती नियम';
export const in_use = 'लागू है';
export const open_version = (version: number) => `वर्शन ${version} खोलें`;
export const flag_rules_open = 'खोलें';

export const flag_rules_kinds = {
  money: 'पैसे माँगता है',
  contact: 'कलाकारों को साइट से बाहर ले जाता है',
  unsafe: 'कलाकारों के लिए असुरक्षित',
} as const;
export const flag_rules_form = 'वाक्यांश';
export const form_lead =
  'हर लाइन में एक वाक्यांश लिखें। शब्द के अंत में * किसी भी अंत के लिए है: fee* से fee और fees दोनों मिलते हैं। दो शब्दों के बीच * ज़्यादा से ज़्यादा तीन शब्दों के लिए है। वाक्यांश का वज़न 10 से अलग रखना हो, तो = और संख्या जोड़ें।';
export const threshold = 'कितने वज़न से कास्टिंग कॉल पर फ़्लैग लगे';
export const threshold_hint = 'कास्टिंग कॉल में मिले सभी वाक्यांशों का वज़न जोड़ा जाता है।';
export const trying = 'आज़माया जा रहा है...';
export const try_on = (calls: number) => `पिछले ${calls} कास्टिंग कॉल पर आज़माएँ`;
export const flag_rules_save = 'नियम सेव करें';
export const trial = (calls: number, now: number, then: number) =>
  `पिछले ${calls} कास्टिंग कॉल में से लागू नियमों से ${now} पर फ़्लैग लगता है और आपके नियमों से ${then} पर लगेगा।`;
export const trial_added = (count: number) => `नए फ़्लैग: ${count}`;
export const trial_removed = (count: number) => `अब फ़्लैग नहीं: ${count}`;
export const new_tab = '(नए टैब में खुलता है)';

export const switches_page = 'स्विच';
export const switches_lead =
  'गड़बड़ी के दौरान साइट का कोई हिस्सा रोकें। उसे इस्तेमाल करने वालों को दिखता है कि वह रुका हुआ है।';
export const names = {
  registrations: 'रजिस्ट्रेशन',
  posting: 'नए कास्टिंग कॉल',
  payments: 'भुगतान',
  whatsapp: 'WhatsApp मैसेज',
} as const;
export const while_off = {
  registrations: 'कोई रजिस्टर नहीं कर सकता। पहले से बने अकाउंट हमेशा की तरह चलते हैं।',
  posting: 'प्रोडक्शन हाउस ड्राफ़्ट सेव कर सकते हैं, पर पोस्ट नहीं कर सकते। खुले कास्टिंग कॉल चलते रहते हैं।',
  payments: 'कोई प्लान नहीं ख़रीद सकता। ख़रीदे हुए प्लान और शुरू हो चुके भुगतान चलते रहते हैं।',
  whatsapp: 'नए नोटिफ़िकेशन सिर्फ़ ईमेल, SMS और साइट पर जाते हैं।',
} as const;
export const reason_outage = 'प्रोवाइडर की सेवा ठप है।';
export const reason_attack = 'साइट पर हमला हो रहा है।';
export const reason_repair = 'हम एक गड़बड़ी ठीक कर रहे हैं।';
export const state_off = (name: string) => `${name}: बंद`;
export const state_on = (name: string) => `${name}: चालू`;
export const while_off_text = (text: string) => `बंद रहने पर: ${text}`;
export const on_one = (name: string) => `चालू करें: ${name}`;
export const off_one = (name: string) => `बंद करें: ${name}`;
export const off_title = (name: string) => `${name} बंद करें`;
export const on = 'चालू करें';
export const off = 'बंद करें';

export const figures_page = 'आँकड़े';
export const figures_lead = 'साइट पर जो हुआ, उसकी गिनती। दिन भारत के समय के हैं।';
export const field_to = 'कब तक';
export const field_by = 'किस हिसाब से';
export const periods = {
  day: 'दिन',
  week: 'हफ़्ते',
  month: 'महीने',
} as const;
export const download = 'CSV डाउनलोड करें';
export const download_failed = 'टेबल डाउनलोड नहीं हो सकी। फिर से कोशिश करें।';
export const channels = {
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'ब्राउज़र',
} as const;

export const chart = (title: string) => `${title}। संख्याएँ इसी पेज की टेबल में हैं।`;
export const funnel = 'इस दौरान रजिस्टर हुए कलाकार';
export const funnel_note = 'अब तक वे कहाँ तक पहुँचे।';
export const funnel_steps = {
  registered: 'रजिस्टर हुए',
  whole_profile: 'प्रोफ़ाइल पूरी की',
  applied: 'आवेदन किया',
  shortlisted: 'शॉर्टलिस्ट हुए',
  cast: 'चुने गए',
} as const;
export const registrations = 'रजिस्ट्रेशन';
export const houses = 'प्रोडक्शन हाउस';
export const houses_short = 'प्रोडक्शन हाउस';
export const calls_posted = 'पोस्ट किए गए कास्टिंग कॉल';
export const applications = 'आवेदन';
export const answered = 'जवाब मिला';
export const not_answered = 'अभी जवाब नहीं मिला';
export const answer_time = 'पहला जवाब मिलने में समय';
export const answer_time_note = 'आवेदन से पहले जवाब तक लगे घंटे (मीडियन)।';
export const answer_hours = 'पहला जवाब मिलने में घंटे';
export const hours = 'घंटे';
export const revenue_rupees = 'आय (रुपये में)';
export const revenue_note = 'GST सहित। रिफ़ंड उस दिन में गिने गए हैं जिस दिन माँगे गए।';
export const revenue = 'आय';
export const orders_paid = 'भुगतान हुए ऑर्डर';
export const figures_sent = 'भेजे गए मैसेज';
export const sent_note = 'भेजे गए मैसेज साइट पर 6 महीने रहते हैं।';
export const figures_failed = 'मैसेज जो नहीं जा सके';
export const sent_and_failed = (channel: string) => `${channel}: भेजे गए / नहीं जा सके`;
export const table = 'सभी संख्याएँ';
export const column_week = 'हफ़्ते की शुरुआत';

export const safety_number = 'असुरक्षित महसूस होने पर कॉल करने का नंबर';
export const safety_number_hint = 'ऑडिशन में दिखता है। 112 भारत का आपातकालीन नंबर है।';

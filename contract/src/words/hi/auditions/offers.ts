export const for_talent = {
  open: 'आपके लिए रोल का ऑफ़र है',
  accepted: 'आपने ऑफ़र स्वीकार किया है',
  declined: 'आपने ऑफ़र स्वीकार नहीं किया',
  withdrawn: 'ऑफ़र वापस ले लिया गया',
  lapsed: 'ऑफ़र का समय निकल गया',
  ended: 'ऑफ़र समाप्त हो गया',
  stepped_back: 'आपने यह रोल छोड़ दिया है',
  cancelled: 'प्रोडक्शन हाउस ने यह रोल रद्द कर दिया है',
} as const;
export const for_house = {
  open: 'ऑफ़र भेजा गया, जवाब बाकी है',
  accepted: 'ऑफ़र स्वीकार हुआ',
  declined: 'ऑफ़र स्वीकार नहीं हुआ',
  withdrawn: 'ऑफ़र वापस लिया गया',
  lapsed: 'ऑफ़र का समय बिना जवाब के निकल गया',
  ended: 'आवेदन के साथ ऑफ़र भी समाप्त हुआ',
  stepped_back: 'कलाकार ने रोल छोड़ दिया',
  cancelled: 'रोल रद्द हुआ',
} as const;

export const clash_title = 'शूट की तारीख़ें टकरा रही हैं';
export const clash_other_role = 'दूसरा रोल';
export const clash_house_accepted = (role: string, days: string) =>
  `कलाकार ने यह रोल स्वीकार किया है: ${role} (शूट: ${days})।`;
export const clash_house_offered = (role: string, days: string) =>
  `कलाकार को यह रोल ऑफ़र हुआ है: ${role} (शूट: ${days})।`;
export const clash_talent_accepted = (role: string, days: string) =>
  `आपने यह रोल स्वीकार किया है: ${role} (शूट: ${days})।`;
export const clash_talent_offered = (role: string, days: string) =>
  `आपको यह रोल भी ऑफ़र हुआ है: ${role} (शूट: ${days})।`;

export const step_back = 'यह रोल छोड़ें';
export const step_back_reason = 'आप रोल क्यों छोड़ रहे हैं?';
export const step_back_hint =
  'इसे प्रोडक्शन हाउस पढ़ेगा। आपका आवेदन वापस ले लिया जाएगा, और इस कास्टिंग कॉल के लिए फिर से आवेदन नहीं हो सकेगा।';
export const step_back_busy = 'भेजा जा रहा है...';
export const step_back_failed = 'यह नहीं भेजा जा सका। रोल अब भी आपका है। फिर से कोशिश करें।';
export const cancel_role = 'रोल रद्द करें';
export const cancel_role_reason = 'रोल रद्द करने का कारण क्या है?';
export const cancel_role_hint = 'कलाकार इसे ईमेल में और आवेदन के साथ पढ़ेंगे।';
export const cancel_role_busy = 'रोल रद्द हो रहा है...';
export const cancel_role_failed = 'रोल रद्द नहीं हो सका। फिर से कोशिश करें।';
export const keep_role = 'रोल रहने दें';

export const audition = (answer: string) => `ऑडिशन: ${answer}`;
export const invited_by = (name: string) => `निमंत्रण भेजा: ${name}`;
export const invite_question = 'इस आवेदक को बुलाएँ? ईमेल तुरंत भेजा जाएगा।';
export const invite = 'ऑडिशन के लिए बुलाएँ';
export const all_auditions = 'इस कास्टिंग कॉल के ऑडिशन';
export const offer_make = 'ऑफ़र दें';
export const offer_send = 'ऑफ़र भेजें';
export const offer_send_anyway = 'फिर भी ऑफ़र भेजें';
export const offer_failed = 'ऑफ़र नहीं भेजा जा सका। फिर से कोशिश करें।';
export const field_message = 'कलाकार के लिए मैसेज';
export const field_answer_by = 'जवाब की अंतिम तारीख़';
export const withdraw_failed = 'ऑफ़र वापस नहीं लिया जा सका। फिर से कोशिश करें।';
export const offered_by = (name: string) => `ऑफ़र दिया: ${name}`;
export const offered_and_cancelled = (name: string, canceller: string) =>
  `ऑफ़र दिया: ${name}, रद्द किया: ${canceller}`;
export const offered_and_withdrawn = (name: string, withdrawer: string) =>
  `ऑफ़र दिया: ${name}, वापस लिया: ${withdrawer}`;
export const withdraw_question = 'यह ऑफ़र वापस लें? कलाकार को नोटिफ़िकेशन मिलेगा।';
export const withdraw = 'ऑफ़र वापस लें';

export const card = (title: string) => `${title} का ऑफ़र`;
export const own_reason = (text: string) => `आपका कारण: ${text}`;
export const answer_until = (day: string) => `${day} के अंत तक जवाब दें।`;
export const accept_for = (title: string) => `${title} का ऑफ़र स्वीकार करें`;
export const accept_question = 'यह ऑफ़र स्वीकार करें? आप इस रोल के लिए चुन लिए जाएँगे।';
export const accept_confirm = 'ऑफ़र स्वीकार करें';
export const terms = 'शर्तें';
export const read_and_sign = 'शर्तें पढ़ें और साइन करें';
export const offer_with_terms = 'शर्तों के साथ ऑफ़र दें';
export const offers_accept = 'स्वीकार करें';
export const decline_for = (title: string) => `${title} के ऑफ़र से मना करें`;
export const decline_reason = 'कारण (ज़रूरी नहीं)। इसे प्रोडक्शन हाउस देखेगा।';
export const decline_confirm = 'ऑफ़र से मना करें';
export const declining = 'भेजा जा रहा है...';

export const free_again = 'यह रोल फिर से ख़ाली है';
export const free_message = 'यह रोल फिर से ख़ाली है, और हम इसे आपको ऑफ़र करना चाहते हैं। क्या आप अब भी इसे करना चाहेंगे?';
export const free_no_backup = <Part>(link: (text: string) => Part) => [
  'इस रोल की बैकअप लिस्ट में कोई नहीं है। ',
  link('आवेदकों में से चुनें'),
  '।',
];
export const free_offer_instead = (name: string) => `इसके बजाय ${name} को रोल ऑफ़र करें`;
export const free_offer = (name: string) => `${name} को रोल ऑफ़र करें`;

export const own_history = 'इतिहास और बाकी जानकारी';
export const history_of = (title: string) => `(${title} के लिए आपका आवेदन)`;
export const applied_again = 'आपने फिर से आवेदन किया';
export const correct = 'ठीक करें';
export const correct_of = (title: string) => `(${title} के लिए आपका आवेदन)`;

export const filter = 'स्थिति से फ़िल्टर करें';
export const groups = {
  answer: 'आपका जवाब चाहिए',
  sent: 'आवेदन भेजा गया',
  shortlisted: 'शॉर्टलिस्ट',
  audition: 'ऑडिशन',
  selected: 'रोल मिला',
  ended: 'समाप्त',
} as const;

export const lead =
  'हर नोटिफ़िकेशन इस साइट पर घंटी के नीचे आपके इनबॉक्स में है। चुनें कि हम और कहाँ क्या भेजें। बदलाव तुरंत सेव हो जाते हैं।';
export const language_lead = 'आपके पेज, ईमेल और नोटिफ़िकेशन की भाषा।';
export const digest = 'नए आवेदन';
export const digest_lead =
  'नए आवेदनों के बारे में हम आपको कितनी बार लिखें। घंटी में वे हमेशा दिखते हैं, हर कास्टिंग कॉल की एक लाइन में।';
export const digests = {
  each: 'हर आवेदन पर',
  hourly: 'हर घंटे',
  daily: 'हर दिन 9:00 am (भारतीय समय)',
  off: 'बंद',
} as const;
export const phone = 'आपके फ़ोन पर';
export const phone_lead =
  'आपकी सहमति के बिना आपके नंबर पर कुछ नहीं भेजा जाता। आप अपना निर्णय कभी भी बदल सकते हैं। आपकी पसंद का रिकॉर्ड रखा जाता है।';
export const browser = 'इस ब्राउज़र में';
export const browser_lead = 'साइट बंद होने पर भी यह ब्राउज़र आपके नोटिफ़िकेशन दिखाता है, जब तक आप लॉग आउट नहीं करते।';
export const types = 'नोटिफ़िकेशन के प्रकार';
export const types_lead = (evening: number, morning: number) =>
  `रात ${evening} बजे से सुबह ${morning} बजे (भारतीय समय) तक हम सिर्फ़ वही भेजते हैं जो आपने अभी माँगा हो, जैसे लॉगिन कोड। बाकी सब सुबह भेजा जाता है।`;

export const agreement_to = (channel: string, mobile: string) => `${mobile} पर ${channel}`;
export const agreement_none = (channel: string) => `${channel} (आपके अकाउंट में मोबाइल नंबर नहीं है)`;
export const agreement_unverified = (channel: string) =>
  `${channel} (पहले अकाउंट सेटिंग में अपना मोबाइल नंबर सत्यापित करें)`;
export const save_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';

export const emails_to = <Part>(email: Part) => [
  'ईमेल इस पते पर भेजे जाते हैं: ',
  email,
  '। आपके अकाउंट से जुड़े ईमेल और आपकी सुरक्षा की चेतावनियाँ हमेशा चालू रहती हैं।',
];
export const grey_columns = 'ग्रे कॉलम अभी चालू नहीं हैं';
export const grey_number = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': आपके अकाउंट में मोबाइल नंबर नहीं है। ',
  link('अपना मोबाइल नंबर जोड़ें'),
];
export const grey_proof = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': आपका मोबाइल नंबर सत्यापित नहीं है। ',
  link('अपना मोबाइल नंबर सत्यापित करें'),
];
export const grey_consent = <Part>(channel: Part, name: string, link: (text: string) => Part) => [
  channel,
  `: आपने ${name} से मैसेज पाने की सहमति नहीं दी है। `,
  link(`${name} के लिए सहमति दें`),
];
export const grey_browser = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': नोटिफ़िकेशन किसी ब्राउज़र में चालू नहीं हैं। ',
  link('इन्हें इस ब्राउज़र में चालू करें'),
];
export const table = 'कौन से नोटिफ़िकेशन किस चैनल से भेजे जाते हैं';
export const table_switch = (kind: string, channel: string) => `${kind}: ${channel}`;
export const table_not_sent = (channel: string) => `${channel} से नहीं भेजा जाता`;

export const kinds = {
  account: 'आपका अकाउंट',
  views: 'देखे गए आवेदन',
  plans: 'प्लान और भुगतान',
  alerts: 'नए कास्टिंग कॉल',
  applications: 'आवेदन',
  auditions: 'ऑडिशन',
  invitations: 'निमंत्रण और ऑफ़र',
  bookings: 'उपलब्धता और होल्ड',
  conversations: 'बातचीत',
};
const shared = {
  account: 'नए लॉगिन, और आपके पासवर्ड, ईमेल या मोबाइल नंबर में बदलाव।',
  views: 'किसी प्रोडक्शन हाउस ने आपका आवेदन देखा।',
  plans: 'इनवॉइस, और प्लान समाप्त या रिन्यू होने से पहले रिमाइंडर।',
  alerts: 'आपकी सेव की गई सर्च से मेल खाते नए कास्टिंग कॉल।',
};
export const kinds_contents = {
  talent: {
    ...shared,
    applications: 'आपके आवेदनों का हाल: देखा गया, शॉर्टलिस्ट, चुना गया या नहीं चुना गया।',
    auditions: 'चुनने के लिए स्लॉट, बदलाव और रिमाइंडर।',
    invitations: 'किसी प्रोडक्शन हाउस से आवेदन का निमंत्रण या रोल का ऑफ़र।',
    bookings: 'कोई प्रोडक्शन हाउस पूछता है कि आप ख़ाली हैं या नहीं, या आपके दिन होल्ड करता है।',
    conversations: 'प्रोडक्शन हाउस के वे मैसेज जो आपने कुछ समय से नहीं पढ़े हैं।',
  },
  production: {
    ...shared,
    applications: 'आपके कास्टिंग कॉल के लिए नए आवेदन, और वे आवेदन जिन पर निर्णय बाकी है।',
    auditions: 'आवेदकों की हाँ, ना, या किसी और समय का अनुरोध।',
    invitations: 'आपके निमंत्रण और ऑफ़र पर कलाकारों के जवाब।',
    bookings: 'आपके होल्ड ख़त्म होते हैं, मना होते हैं या आगे बढ़ते हैं।',
    conversations: 'आवेदकों के वे मैसेज जो आपकी टीम में किसी ने कुछ समय से नहीं पढ़े हैं।',
  },
};

export const unsubscribe = 'अनसब्सक्राइब करें';
export const unsubscribe_question = 'क्या आप ऐसे मैसेज बंद करना चाहते हैं? बटन दबाएँ।';
export const unsubscribe_failed = 'यह नहीं हो सका। लिंक फिर से खोलें।';
export const unsubscribed = 'अनसब्सक्राइब हो गया';
export const unsubscribe_undo = 'पहले जैसा करें: फिर से सब्सक्राइब करें';
export const subscribed_again = 'फिर से सब्सक्राइब हो गया';

export const card_titles = {
  waiting: 'अपना सेल्फ़-टेप भेजें',
  overdue: 'आपके सेल्फ़-टेप की अंतिम तारीख़ निकल गई है',
  received: 'आपका सेल्फ़-टेप भेजा गया',
  received_late: 'आपका सेल्फ़-टेप भेजा गया',
  declined: 'आपने इस सेल्फ़-टेप से मना किया है',
} as const;
export const card = (title: string) => `${title} का सेल्फ़-टेप`;
export const card_deadline = <Part>(deadline: Part) => ['अंतिम समय: ', deadline];
export const card_sent = 'अपना टेप देखें';
export const card_open = 'अनुरोध खोलें';

export const request_form = 'टेप का अनुरोध';
export const field_instructions = 'निर्देश';
export const field_instructions_example = 'पहले अपना नाम और शहर बताएँ। फिर कैमरे की ओर देखते हुए सीन 2 दो बार पढ़ें।';
export const field_day = 'टेप की अंतिम तारीख़';
export const field_time = 'समय (भारतीय समय)';
export const field_sides = 'स्क्रिप्ट के पन्ने';
export const field_sides_hint = (file: string) => `फ़ाइल चुनें: ${file}।`;
export const request_failed = 'अनुरोध सेव नहीं हो सका। फिर से कोशिश करें।';
export const session_ended = 'आपका लिखा हुआ यहीं रहेगा।';
export const request_tells_invited =
  'बदलाव करने पर उन कलाकारों को नोटिफ़िकेशन मिलेगा जिन्हें बुलाया गया है और जिनका टेप नहीं आया है।';
export const request_save = 'अनुरोध सेव करें';
export const sides_current = 'अभी के स्क्रिप्ट के पन्ने (PDF)';

export const ask_title = 'कलाकारों से आपका अनुरोध';
export const ask_lead =
  'बुलाए गए कलाकार निर्देश और स्क्रिप्ट के पन्ने पढ़ते हैं और अंतिम समय तक अपना टेप रिकॉर्ड या अपलोड करते हैं।';
export const invite_title = 'आवेदकों को बुलाएँ';
export const invite_lead = 'उन्हें यह अनुरोध भेजा जाएगा।';
export const invite_first_save = 'पहले निर्देश और अंतिम समय सेव करें। फिर आवेदकों को यहाँ से बुलाएँ।';
export const tapes_title = 'टेप';
export const tapes_deadline = (time: string) => `अंतिम समय: ${time}`;
export const tapes_empty = 'आवेदकों को बुलाने के बाद टेप यहाँ दिखेंगे।';
export const tape_received = (time: string) => `${time} को मिला`;
export const tape_invited = (time: string) => `${time} को बुलाया गया`;
export const tape_invited_by = (time: string, name: string) => `${time} को बुलाया गया, निमंत्रण भेजा: ${name}`;

export const field_lines = 'पढ़ने की लाइनें';
export const field_lines_hint = 'रिकॉर्डिंग के समय ये लेंस के पास स्क्रॉल होती हैं।';
export const request_more = 'और विकल्प';
export const field_questions = 'लिखकर जवाब देने के सवाल';
export const field_questions_hint = (max: number) => `हर लाइन में एक सवाल, ज़्यादा से ज़्यादा ${max}।`;
export const field_takes = 'ज़्यादा से ज़्यादा टेक';
export const field_orientation = 'वीडियो का रुख़';
export const orientations = { any: 'कोई भी', portrait: 'खड़ा', landscape: 'आड़ा' } as const;
export const field_keep_days = 'रोल बंद होने के बाद टेप कितने दिन रहें';
export const field_slate = 'स्लेट';
export const field_slate_hint = 'यह पहले टेक से पहले दिखती है, इसलिए किसी को बोलना नहीं पड़ता।';
export const slate_parts = {
  name: 'नाम',
  role: 'रोल',
  height: 'कद',
  city: 'शहर',
  language: 'भाषा',
} as const;
export const field_parts = 'आवाज़, लुक और अभिनय का स्कोर भी दें';
export const warnings = {
  short_notice: 'कलाकारों के पास 48 घंटे से कम हैं। सीन याद करने और रिकॉर्ड करने में अक्सर इससे ज़्यादा समय लगता है।',
  weekend: 'अंतिम समय शनिवार या रविवार को है।',
  long_sides: 'स्क्रिप्ट तीन पन्नों से लंबी है।',
  many_takes: 'आप तीन से ज़्यादा टेक माँग रहे हैं।',
} as const;
export const ask_for_tapes = 'कॉलबैक के टेप माँगें';
export const ask_another = 'एक और टेप माँगें';
export const ask_again = (name: string) => `${name} से एक और टेप माँगें`;
export const ask_whom = 'आवेदक';
export const tapes_watch = 'टेप देखें';

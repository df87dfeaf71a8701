export const calls_lead = 'आपकी प्रोफ़ाइल से मेल खाते खुले कास्टिंग कॉल, सबसे ज़्यादा मेल वाले पहले।';
export const calls_saved = (count: number) => `बाद के लिए सेव: ${count}`;
export const calls_fit = 'यह आपसे क्यों मेल खाता है';
export const calls_filter = 'कास्टिंग कॉल फ़िल्टर करें';
export const calls_order = 'सबसे ज़्यादा मेल';
export const calls_found = (count: number) => `${count} कास्टिंग कॉल`;

export const call_loading = 'कास्टिंग कॉल की जानकारी लोड हो रही है...';

export const applications_lead =
  'वे कास्टिंग कॉल जिनके लिए आपने आवेदन किया है। पहले वे जिनमें आपका जवाब चाहिए, फिर सबसे नए।';
export const applications_other = 'बाकी आवेदन';
export const applications_ended = (count: string) => `समाप्त आवेदन (${count})`;
export const applications_ended_all = 'सभी समाप्त आवेदन देखें';
export const applications_empty = {
  open: 'अभी आपका कोई आवेदन खुला नहीं है।',
  answer: 'किसी प्रोडक्शन हाउस को आपके जवाब का इंतज़ार नहीं है।',
  sent: 'ऐसा कोई आवेदन नहीं है जिसका पहला जवाब आना बाकी हो।',
  shortlisted: 'अभी आपका कोई आवेदन शॉर्टलिस्ट में नहीं है।',
  audition: 'अभी आपका कोई आवेदन ऑडिशन राउंड में नहीं है।',
  selected: 'अभी तक आपको कोई रोल नहीं मिला है।',
  ended: 'आपका ऐसा कोई आवेदन नहीं है जो वापस लिया गया हो या जिसमें रोल न मिला हो।',
} as const;
export const applications_none_hint =
  'जिन कास्टिंग कॉल के लिए आप आवेदन करेंगे, वे यहाँ दिखेंगे, जवाब मिलने तक के हर चरण के साथ।';
export const applications_start = 'अपने लिए कास्टिंग कॉल देखें';

export const saved_lead = (days: number) =>
  `बाद के लिए सेव किए गए कास्टिंग कॉल, सबसे पहले बंद होने वाले ऊपर। बंद कास्टिंग कॉल अंतिम तारीख़ के ${days} दिन बाद यहाँ से हट जाते हैं।`;
export const saved_none = 'अभी कुछ भी सेव नहीं है। किसी कास्टिंग कॉल को यहाँ सेव करने के लिए उसके दिल पर टैप करें।';
export const saved_none_calls = 'अपने लिए कास्टिंग कॉल देखें';
export const saved_ended = 'अब खुले नहीं हैं';

export const account_profile = 'सार्वजनिक प्रोफ़ाइल';
export const account_profile_lead =
  'चुनें कि आपका पेज कौन देख सकता है, उसे शेयर करें, अपना कॉम्प कार्ड डाउनलोड करें और देखें कि आपका पेज किसने देखा।';
export const account_guardian_lead =
  '18 साल से कम उम्र के कलाकारों को आवेदन के लिए माता-पिता या अभिभावक की सहमति चाहिए। सहमति कभी भी वापस ली जा सकती है।';

export const application_title = 'आवेदन की जानकारी';
export const house_back = 'वापस जाएँ';
export const applicant_none_hint = 'इन्होंने आपके किसी कास्टिंग कॉल के लिए आवेदन नहीं किया है।';
export const applicant_photos = 'फ़ोटो';
export const account_webhooks_lead = 'नया आवेदन आने पर या किसी आवेदन का चरण बदलने पर अपने सिस्टम को सूचना भेजें।';

export const for_guardian = {
  application: (title: string) => `आवेदन: ${title}`,
  audition: (title: string) => `ऑडिशन का समय: ${title}`,
  tape: (title: string) => `सेल्फ़-टेप: ${title}`,
  offer: (title: string) => `रोल: ${title}`,
  invitation: (title: string) => `निमंत्रण: ${title}`,
  conversation: (title: string) => `बातचीत: ${title}`,
} as const;
export const guardian_decides = 'माता-पिता या अभिभावक के फ़ैसले का इंतज़ार है। हमने उन्हें मैसेज भेजा है।';
export const guardian_rejected = 'आपके माता-पिता या अभिभावक ने इसे नामंज़ूर किया।';
export const guardian_undecided =
  'यह नहीं भेजा गया: आपके 18 साल के होने तक माता-पिता या अभिभावक ने फ़ैसला नहीं किया था। अब फ़ैसला आपका है।';
export const send_unsent = <Part>(title: string, unseen: (text: string) => Part) => [
  'अभी भेजें',
  unseen(`: ${title}`),
];
export const send_unsent_failed = 'हम इसे भेज नहीं पाए। फिर कोशिश करें।';

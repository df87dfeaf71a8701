export const project = 'प्रोजेक्ट के बारे में';
export const role_type = (type: string) => type;
export const role_look = 'लुक';
export const children = 'सेट पर बच्चे';
export const children_terms = (daily: number, stretch: number, responsible: string, permit: string) =>
  `एक दिन में ज़्यादा से ज़्यादा ${daily} घंटे, और बिना ब्रेक के ${stretch} घंटे। बच्चों की देखभाल: ${responsible}। परमिट ${permit}।`;
export const adults_only = '18 साल से कम उम्र वाले आवेदन नहीं कर सकते: यह प्रोडक्शन हाउस बच्चों के लिए सत्यापित नहीं है।';
export const open_to = {
  agencies: 'इस रोल के लिए सिर्फ़ एजेंसियाँ कलाकार भेज सकती हैं।',
  invited: 'सिर्फ़ वे लोग आवेदन कर सकते हैं जिन्हें प्रोडक्शन हाउस ने बुलाया है।',
};
export const other_roles = 'इस प्रोजेक्ट के दूसरे रोल';

export const terms = 'तारीख़ें और शर्तें';
export const terms_house = 'प्रोडक्शन हाउस';
export const terms_deadline = 'आवेदन की अंतिम तारीख़';
export const terms_tape = 'टेप की अंतिम तारीख़';
export const terms_audition = 'ऑडिशन की तारीख़';
export const terms_shoot = 'शूट की तारीख़';
export const terms_casting = 'कास्टिंग';
export const until_end_of = (day: string) => `${day}, 11:59 pm (भारतीय समय)`;
export const deadline_none = 'कोई अंतिम तारीख़ नहीं';
export const deadline_left = (days: number) => `${days} दिन बाकी`;

export const contact = 'संपर्क';
export const contact_guardian =
  'माता-पिता या अभिभावक की सहमति और उनकी पहचान की जाँच के बाद आप संपर्क की पूरी जानकारी देख सकेंगे।';
export const contact_limit = (count: number) =>
  `आज आपने ${count} कास्टिंग कॉल की संपर्क जानकारी देख ली है। और देखने के लिए कल आएँ, या आवेदन करें: जिन कास्टिंग कॉल के लिए आपने आवेदन किया है, उनकी संपर्क जानकारी आप कभी भी देख सकते हैं।`;

export const changes = 'इस कास्टिंग कॉल में क्या बदला है';
export const change_fields = {
  role_details: 'रोल का नाम',
  compensation: 'मेहनताना',
  application_deadline: 'अंतिम तारीख़',
} as const;
export const changed_on = (day: string) => `${day} को बदला गया`;

export const posting_role = (type: string, gender: string, age: string, look: string) =>
  `${type}, ${gender}, उम्र ${age}, ${look}`;
export const posting_skills = (skills: string) => `हुनर: ${skills}`;
export const posting_languages = (languages: string) => `भाषाएँ: ${languages}`;
export const posting_pay = (pay: string) => `मेहनताना: ${pay}`;

export const popular_lead = 'पिछले 30 दिनों में सबसे ज़्यादा आवेदन वाले खुले कास्टिंग कॉल, फिर सबसे नए।';
export const previous_lead = 'आपके पोस्ट किए हुए सारे कास्टिंग कॉल, सबसे नए पहले।';
export const previous_none = 'कोई पिछला कास्टिंग कॉल नहीं मिला।';
export const upcoming_lead = 'आपके वे कास्टिंग कॉल जिनका शूट अभी बाकी है, सबसे जल्दी वाले पहले।';
export const upcoming_none = 'कोई आने वाला कास्टिंग कॉल नहीं मिला।';
export const new_applicants = (count: number) => `${count} नए`;
export const roles_open = (open: number, count: number) =>
  count > 1 ? `${count} में से ${open} खुले` : open > 0 ? 'खुला' : 'बंद';
export const cards_show = <Part>(title: string, hidden: (text: string) => Part) => [hidden(title), ' दिखाएँ'];
export const cards_hide = <Part>(title: string, hidden: (text: string) => Part) => [hidden(title), ' छिपाएँ'];
export const search_own = 'कास्टिंग कॉल ढूँढें';
export const search_own_example = 'प्रोजेक्ट, रोल या शहर';
export const own_states = { open: 'खुले', closed: 'बंद', draft: 'ड्राफ़्ट' } as const;
export const list_loading = 'कास्टिंग कॉल लोड हो रहे हैं...';
export const posted_by = (name: string) => `पोस्ट किया: ${name}`;
export const applicants = <Part>(count: number, title: string, unseen: (text: string) => Part) => [
  `${count} आवेदक`,
  unseen(`: ${title}`),
];

export const details_title = 'कास्टिंग कॉल की जानकारी';
export const details_applicants = 'आवेदक';
export const details_project = 'प्रोजेक्ट';
export const details_auditions = 'ऑडिशन';
export const days_left = <Part>(days: number | string, large: (days: number | string) => Part) => [
  large(days),
  ' दिन बाकी',
];
export const days_unknown = '–';
export const days_until = 'ऑडिशन तक';
export const missing_hint = 'हो सकता है कि इसे हटा दिया गया हो, या यह किसी दूसरे प्रोडक्शन हाउस का हो।';
export const missing_back = 'अपने कास्टिंग कॉल देखें';

export const applied = 'आवेदन किया';
export const withdrawn = 'वापस लिया';
export const status_for_talent = {
  applied: 'आवेदन भेजा गया',
  viewed: 'आपका आवेदन देखा गया',
  shortlisted: 'आप शॉर्टलिस्ट में हैं',
  audition: 'आप ऑडिशन राउंड में हैं',
  selected: 'आपको रोल मिल गया',
  not_selected: 'इस बार चयन नहीं हुआ',
  withdrawn: 'आवेदन वापस लिया गया',
} as const;
export const status_for_house = {
  applied: 'आवेदन मिला',
  viewed: 'आवेदन देखा गया',
  shortlisted: 'शॉर्टलिस्ट',
  audition: 'ऑडिशन राउंड',
  selected: 'चुने गए',
  not_selected: 'रिजेक्ट किए गए',
  withdrawn: 'कलाकार ने आवेदन वापस लिया',
} as const;

export const title = 'प्रोजेक्ट';
export const roles = 'रोल';
export const roles_count = (count: number) => `${count} रोल`;
export const missing_hint = 'हो सकता है कि यह किसी और प्रोडक्शन हाउस का हो, या आपको न दिखाया जाता हो।';
export const add_role = 'रोल जोड़ें';
export const rename = 'नाम बदलें';
export const name_it = 'नाम दें';
export const name = 'प्रोजेक्ट का नाम';
export const name_hint = 'यह सिर्फ़ आपकी टीम को दिखता है।';

export const columns = {
  new: 'नए',
  shortlisted: 'शॉर्टलिस्ट',
  selected: 'चुने गए',
  audition: 'अगला ऑडिशन',
  closes: 'अंतिम तारीख़',
} as const;
export const new_of_role = (count: string, role: string) => `${role} के लिए ${count} नए`;
export const of_applicants = (count: number, all: number) => `${all} में से ${count}`;
export const of_positions = (count: number, positions: number) => `${positions} में से ${count}`;
export const audition_none = 'तय नहीं';

export const waiting_title = 'आपको करना है';
export const waiting = {
  new: (count: number, role: string) => `${role}: ${count} नए आवेदन`,
  unsent: (count: number, role: string) => `${role}: ${count} निर्णय भेजे नहीं गए`,
  asked: (count: number, role: string) => `${role}: ${count} ने ऑडिशन का दूसरा समय माँगा है`,
  unread: (count: number, role: string) => `${role}: ${count} बातचीत पढ़ी नहीं गईं`,
} as const;
export const waiting_rejected = (role: string) => `${role}: हमारी टीम ने नामंज़ूर किया`;
export const next_title = 'आगे क्या करें';
export const next_lead = 'अभी किसी ने आवेदन नहीं किया है। कास्टिंग कॉल शेयर करें और सही कलाकारों को निमंत्रण भेजें।';
export const next_review =
  'पहले हमारी टीम कास्टिंग कॉल पढ़ती है। जैसे ही वह कलाकारों को दिखने लगेगा, हम आपको बताएँगे; तब उसे शेयर करें और कलाकारों को निमंत्रण भेजें।';

export const share = 'शेयर करें';
export const share_calls = (count: number) =>
  count === 1
    ? 'कलाकारों के लिए: खुले रोल का पेज'
    : `कलाकारों के लिए: ${count} खुले रोल के पेज। हर पेज पर बाकी रोल भी दिखते हैं।`;
export const share_none = 'कोई रोल खुला नहीं है, इसलिए कलाकारों से शेयर करने को कुछ नहीं है।';
export const share_client = 'क्लाइंट के लिए: बोर्ड पर लोगों को चुनें और शेयर करें';
export const share_board = (role: string) => `${role} के आवेदन`;

export const search_title = 'आवेदक ढूँढें';
export const search_label = 'सभी रोल में';
export const found = (count: number) => `${count} आवेदन`;

export const timetable_lead = 'आज से सभी रोल के ऑडिशन, दिन के अनुसार। स्लॉट बदलने के लिए रोल खोलें।';
export const timetable_none = 'आज से कोई ऑडिशन तय नहीं है।';
export const timetable_more = 'आगे और भी स्लॉट हैं। किसी रोल के सभी स्लॉट देखने के लिए उसे खोलें।';
export const round = (number: number) => `राउंड ${number}`;
export const kept_for = (person: string) => `${person} के लिए रखा गया`;
export const free_places = (count: number) => `${count} ख़ाली`;

export const dates = 'तारीख़ें';
export const team = 'यह प्रोजेक्ट किसे दिखता है';

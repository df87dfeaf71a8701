export const search_box = 'खोजें';
export const search_label = 'नाम, ईमेल, मोबाइल, नंबर या ID से खोजें';
export const search_results = (text: string) => `“${text}” के नतीजे`;
export const search_none = 'कुछ नहीं मिला। ईमेल, नंबर और ID पूरी लिखें। नाम का एक हिस्सा काफ़ी है।';
export const search_more = 'और भी नतीजे हैं। नाम का और हिस्सा लिखें।';
export const kinds = {
  house: 'प्रोडक्शन हाउस',
  call: 'कास्टिंग कॉल',
  person: 'लोग',
  application: 'आवेदन',
  order: 'ऑर्डर',
  report: 'रिपोर्ट',
} as const;

export const page = 'प्रोडक्शन हाउस और कास्टिंग कॉल';
export const lists = {
  houses: 'प्रोडक्शन हाउस',
  calls: 'कास्टिंग कॉल',
  suspensions: 'रोक',
  decided: 'लिए गए फ़ैसले',
} as const;
export const name = 'नाम';
export const none = 'कोई एंट्री नहीं।';
export const earlier = 'पहले के';

export const unnamed = 'अभी नाम नहीं';
export const states = {
  house: {
    waiting: 'दस्तावेज़ की जाँच बाकी',
    verified: 'सत्यापित',
    not_verified: 'सत्यापित नहीं',
    suspension: 'अस्थायी रूप से बंद',
    ban: 'हमेशा के लिए बंद',
  },
  call: {
    pending: 'जाँच बाकी',
    edit: 'बदलाव की जाँच बाकी',
    open: 'खुला',
    rejected: 'बदलाव माँगा गया',
    refused: 'हमेशा के लिए नामंज़ूर',
    held: 'रुका हुआ',
    closed: 'बंद',
  },
  report: { open: 'खुली', closed: 'बंद' },
  suspension: {
    proposed: 'प्रस्तावित',
    in_force: 'लागू',
    ended: 'ख़त्म',
    dismissed: 'नामंज़ूर',
  },
  message: {
    queued: 'भेजना बाकी',
    sent: 'भेजा गया',
    delivered: 'पहुँच गया',
    read: 'पढ़ा गया',
    failed: 'नहीं पहुँचा',
    dropped: 'नहीं भेजा: देर हो गई',
  },
  consent: { asked: 'जवाब नहीं आया', agreed: 'सहमति दी', withdrawn: 'सहमति वापस ली' },
} as const;
export const shared = {
  mobile: 'वही मोबाइल नंबर',
  pan: 'वही PAN',
  phone: 'वही फ़ोन नंबर',
  gst: 'वही GST नंबर',
} as const;

export const contact = 'संपर्क';
export const contact_show = 'ईमेल और फ़ोन देखें';
export const contact_reason = 'इन्होंने हमसे मदद माँगी है, और हम लिखकर या कॉल करके जवाब दे रहे हैं।';
export const website = 'वेबसाइट';
export const document = 'कंपनी का दस्तावेज़';
export const document_states = {
  waiting: 'जाँच बाकी',
  verified: 'सत्यापित',
  rejected: 'नामंज़ूर',
} as const;
export const members = 'सदस्य';
export const duplicates = 'इन्हीं नंबरों वाले दूसरे प्रोडक्शन हाउस';
export const children = 'बच्चे';
export const messages_sent = 'भेजे गए मैसेज';
export const consents = 'सहमतियाँ';
export const registration = 'रजिस्ट्रेशन';
export const reports_about = 'इनके बारे में रिपोर्ट';
export const reports_by = 'इनकी की हुई रिपोर्ट';
export const version = (number: number) => `वर्शन ${number}`;

export const notes = 'नोट';
export const note = 'साथियों के लिए नोट';
export const note_save = 'नोट सेव करें';

export const missing_title = 'सेल्फ़-टेप नहीं मिला';
export const missing_lead = 'हो सकता है कि लिंक अधूरा हो, या निमंत्रण किसी दूसरे अकाउंट का हो।';

export const record_title = 'क्या रिकॉर्ड करना है';
export const deadline = 'अंतिम समय';
export const orientation = 'फ़ोन कैसे पकड़ें';
export const orientations = { portrait: 'सीधा (खड़ा)', landscape: 'आड़ा' };
export const takes = 'टेक';
export const up_to_takes = (count: number) => `आप ${count} टेक तक भेज सकते हैं`;
export const slate = 'स्लेट, आपकी प्रोफ़ाइल से जोड़ी जाती है';
export const sides_private =
  'स्क्रिप्ट के पन्ने गोपनीय हैं। पुष्टि करें कि आप इन्हें सिर्फ़ इस ऑडिशन के लिए इस्तेमाल करेंगे और किसी को नहीं दिखाएँगे। इसके बाद आप इन्हें खोल सकते हैं।';
export const sides_confirm = 'मेरी ओर से स्क्रिप्ट गोपनीय रहेगी';
export const sides_open = 'स्क्रिप्ट के पन्ने खोलें (PDF)';
export const sides_read = 'स्क्रिप्ट पढ़ें';

export const questions_title = 'सवाल';
export const questions_lead = 'जब तक किसी ने आपका टेप नहीं देखा, आप अपने जवाब बदल सकते हैं।';
export const answers_save = 'जवाब सेव करें';
export const unanswered = 'जवाब नहीं दिया';

export const tape_title = 'आपका टेप';
export const own_tape = (title: string) => `${title} के लिए आपका सेल्फ़-टेप`;
export const own_take = (number: number, title: string) => `${title} के लिए टेक ${number}`;
export const take = (number: number) => `टेक ${number}`;
export const received = (time: string) => `${time} को मिल गया।`;
export const not_watched = 'इसे अभी किसी ने नहीं देखा है।';
export const watched = (people: number, house: string | null, time: string) =>
  `${house ? `${house} के ` : ''}${people} लोगों ने देखा, आख़िरी बार ${time} को।`;
export const deleted = (time: string) => `आपका टेप ${time} को हटा दिया गया।`;
export const closed = 'इस कास्टिंग कॉल के लिए अब टेप नहीं भेजा जा सकता।';
export const declined = 'आपने टेप भेजने से मना किया है। मन बदल जाए तो आप अब भी टेप भेज सकते हैं।';
export const overdue =
  'अंतिम समय निकल गया है। आप अब भी अपना टेप भेज सकते हैं। प्रोडक्शन हाउस को दिखेगा कि टेप देर से आया है।';
export const waits_for = {
  guardian: 'माता-पिता या अभिभावक की मंज़ूरी बाक़ी है। तब तक प्रोडक्शन हाउस इसे नहीं देख सकता।',
  talent: 'यह नहीं भेजा गया: आपके 18 साल के होने तक माता-पिता या अभिभावक ने फ़ैसला नहीं किया था। इसे “मेरे आवेदन” से भेजें।',
} as const;
export const delete_take = 'टेक हटाएँ';
export const delete_named = (name: string) => `हटाएँ: ${name}`;
export const delete_question = 'यह टेक हटाएँ? इसके बाद प्रोडक्शन हाउस इसे नहीं देख पाएगा।';
export const delete_failed = 'टेक नहीं हट सका। फिर से कोशिश करें।';
export const download = 'प्रोडक्शन हाउस को अपना टेप डाउनलोड करने दें';
export const download_on = 'प्रोडक्शन हाउस आपका टेप डाउनलोड कर सकता है।';
export const download_off = 'प्रोडक्शन हाउस आपका टेप सिर्फ़ यहीं देख सकता है।';
export const receipt = (end: string) =>
  `आपका टेप सिर्फ़ इस ऑडिशन के लिए है। इससे कोई AI मॉडल ट्रेन नहीं किया जाता। ${end}`;
export const deleted_on = (day: string) => `इसे ${day} को हटा दिया जाएगा।`;
export const deleted_after = (days: number) => `रोल बंद होने के ${days} दिन बाद इसे हटा दिया जाएगा।`;

export const confirm_first = 'पहले ऊपर पुष्टि करें कि आप स्क्रिप्ट गोपनीय रखेंगे। इसके बाद आप रिकॉर्ड कर सकते हैं।';
export const open_studio = 'अपना टेप रिकॉर्ड करें';
export const record_another = 'एक और टेक रिकॉर्ड करें';
export const upload_file = 'वीडियो अपलोड करें';
export const camera_app = 'कैमरा ऐप खोलें';
export const send_as = 'किस नंबर पर भेजें';
export const replaces_take = (number: number) => `टेक ${number}, भेजे गए टेक की जगह`;
export const sent_as = (number: number) => `टेक ${number} के रूप में भेजा गया`;
export const not_kept = 'वीडियो भेजने के लिए इस डिवाइस में काफ़ी जगह नहीं है। कुछ जगह ख़ाली करके फिर से कोशिश करें।';
export const sending_take = (number: number) => `टेक ${number} भेजा जा रहा है`;
export const sending_soon = 'ऑनलाइन होते ही भेजना शुरू होगा।';
export const sending_goes_on = 'आप यह पेज बंद कर सकते हैं। टेप बैकग्राउंड में भेजा जाता रहेगा।';
export const sending_waits = 'यह पेज खुला रखें। बंद करने पर टेप तब भेजा जाएगा जब आप फिर से आएँगे।';
export const sending_elsewhere = (number: number) =>
  `टेक ${number} किसी दूसरे डिवाइस या ब्राउज़र से भेजा जा रहा है। प्रगति देखने के लिए यह पेज वहाँ खोलें।`;
export const sending_cancel = 'अपलोड रद्द करें';
export const sending_rejected = (title: string, reason: string) => `यह नहीं हो सका: ${title}। ${reason}`;
export const sending_dismiss = 'सूची से हटाएँ';

export const decline_note = 'प्रोडक्शन हाउस के लिए मैसेज (ज़रूरी नहीं)';
export const decline_open = 'इस सेल्फ़-टेप से मना करें';
export const decline_send = 'सेल्फ़-टेप से मना करें';
export const decline_keep = 'निमंत्रण रहने दें';

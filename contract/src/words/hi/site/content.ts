export const about_title = 'हमारे बारे में';
export const about_description =
  'हम भारत के कलाकारों और प्रोडक्शन हाउस को क्यों जोड़ते हैं, और कास्टिंग को निष्पक्ष कैसे रखते हैं।';
export const about_heading = <Part>(product: string, mark: (text: string) => Part) => [
  mark(product),
  ' के बारे में',
];
export const about_lead =
  'कास्टिंग की ऐसी जगह जहाँ हर आवेदक को जवाब मिलता है, हर कास्टिंग कॉल असली है, और किसी लिस्ट में कोई पैसे देकर ऊपर नहीं आ सकता।';
export const about_pictures = 'तस्वीरें';

export const content_missing_title = 'पेज नहीं मिला';
export const content_missing_heading = <Part>(mark: (text: string) => Part) => ['पेज ', mark('नहीं मिला')];
export const missing_text = 'देखें कि लिंक सही लिखा है या नहीं। हो सकता है कि पेज कहीं और चला गया हो।';

export const services_title = 'सेवाएँ';
export const services_description =
  'ऐक्टर, मॉडल, बच्चे, इन्फ़्लुएंसर, वॉइस आर्टिस्ट, डांसर, फ़्रीलांस विदेशी कलाकार, टैलेंट एजेंसी और थिएटर कलाकार कास्ट करें।';
export const services_heading = <Part>(mark: (text: string) => Part) => ['नौ तरह के ', mark('कलाकार')];
export const services_lead =
  'चुनें कि आपको किस तरह के कलाकार चाहिए। संख्या बताती है कि आज आप कितनी प्रोफ़ाइल देख सकते हैं।';
export const talents = (count: string) => `${count} कलाकार`;

export const projects_title = 'प्रोजेक्ट';
export const projects_heading = <Part>(mark: (text: string) => Part) => ['यहाँ ', mark('कास्ट'), ' हुए प्रोजेक्ट'];
export const projects_lead = 'फ़िल्में, वेब सीरीज़ और विज्ञापन, जिनकी कास्टिंग यहाँ हुई।';
export const sort = 'प्रोजेक्ट छाँटें';
export const projects_none = 'कोई प्रोजेक्ट नहीं मिला।';

export const projects_missing_title = 'प्रोजेक्ट नहीं मिला';
export const missing_description = 'यह प्रोजेक्ट मौजूद नहीं है।';
export const missing_hint = 'हो सकता है कि इसे हटा दिया गया हो।';
export const projects_back = 'प्रोजेक्ट पर वापस जाएँ';
export const poster = (title: string) => `${title} का पोस्टर`;
export const fact_genre = 'शैली';
export const fact_director = 'निर्देशक';
export const fact_producer = 'निर्माता';
export const fact_year = 'रिलीज़';
export const fact_platform = 'प्लैटफ़ॉर्म';

export const clients_title = 'हमारे क्लाइंट';
export const clients_heading = <Part>(mark: (text: string) => Part) => [
  'ये हमारे साथ ',
  mark('कास्टिंग'),
  ' करते हैं',
];
export const clients_lead = 'यहाँ कास्टिंग करने वाले चैनल, ब्रांड और स्टूडियो।';
export const register_question = 'अपने प्रोजेक्ट के लिए कास्टिंग करनी है?';
export const register = 'प्रोडक्शन हाउस के रूप में रजिस्टर करें';

export const contact_title = 'संपर्क करें';
export const contact_description = 'हमारा ऑफ़िस, ईमेल, फ़ोन नंबर और मैप।';
export const contact_heading = <Part>(mark: (text: string) => Part) => ['किसी इंसान से ', mark('बात करें।')];
export const contact_lead =
  'कास्टिंग कॉल, भुगतान या अपनी प्रोफ़ाइल के बारे में कोई सवाल है? हमें ईमेल या फ़ोन करें। हमारी टीम का कोई सदस्य जवाब देगा।';
export const contact_phone = 'फ़ोन';
export const office = 'ऑफ़िस';
export const map_title = (address: string) => `${address} का मैप`;
export const map_show = 'मैप देखें';
export const map_source = <Part>(link: (text: string) => Part) => [
  'मैप OpenStreetMap से आता है। आप इसे ',
  link('वहाँ भी खोल सकते हैं'),
  '।',
];

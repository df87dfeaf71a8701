export const call_missing_text =
  'लिंक जाँचें। हो सकता है कि कास्टिंग कॉल हटा दिया गया हो या यहाँ कभी था ही नहीं। अगर यह आपको किसी ने भेजा है, तो न पैसे दें और न दस्तावेज़ भेजें।';
export const call_real = (product: string, verified: boolean) =>
  `${product} पर असली कास्टिंग कॉल${verified ? ', सत्यापित प्रोडक्शन हाउस' : ''}, आवेदन मुफ़्त।`;
export const call_closed = 'बंद: इस कास्टिंग कॉल के लिए अब आवेदन नहीं लिए जा रहे।';
export const call_meta_title = (title: string, city: string) => `${title}, ${city}`;
export const call_meta_description = (call: {
  house: string;
  city: string;
  role: string;
  gender: string;
  age: string;
  languages: string;
}) =>
  `${call.city} में ${call.house} की कास्टिंग: ${call.role}, ${call.gender}, उम्र ${call.age}, ${call.languages}।`;
export const calls = 'सभी कास्टिंग कॉल';
export const contact_hidden = <Part>(link: (text: string) => Part) => [
  'संपर्क की पूरी जानकारी सिर्फ़ लॉग इन करने पर दिखती है, ताकि बॉट उसे इकट्ठा न कर सकें। ',
  link('देखने के लिए लॉग इन करें'),
];

export const house_missing_title = 'प्रोडक्शन हाउस नहीं मिला';
export const house_missing_text =
  'लिंक जाँचें। हो सकता है कि इस प्रोडक्शन हाउस ने अभी तक कोई कास्टिंग कॉल पोस्ट न किया हो।';
export const house_meta_title = (house: string) => `${house} के कास्टिंग कॉल`;
export const house_meta_description = (house: string) =>
  `${house} के कास्टिंग कॉल देखें, और जानें कि यह प्रोडक्शन हाउस कितनी जल्दी जवाब देता है।`;
export const meta_description_in = (house: string, place: string) =>
  `${house} (${place}) के कास्टिंग कॉल देखें, और जानें कि यह प्रोडक्शन हाउस कितनी जल्दी जवाब देता है।`;
export const unverified = 'हमने अभी इस प्रोडक्शन हाउस के दस्तावेज़ नहीं जाँचे हैं।';
export const joined = 'कब जुड़े';
export const house_open = 'खुले कास्टिंग कॉल';
export const earlier = 'पिछले कास्टिंग कॉल';
export const open_none = 'अभी कोई कास्टिंग कॉल खुला नहीं है।';

export const talent_missing_text = 'यह प्रोफ़ाइल मौजूद नहीं है, या इसे सिर्फ़ चुने हुए लोग देख सकते हैं।';
export const meta_age = (band: string) => `उम्र ${band}`;
export const talent_meta_description = (name: string, facts: string) => `${name}: ${facts}।`;
export const visit = (name: string) => `${name} को दिखेगा कि आपके प्रोडक्शन हाउस ने यह पेज देखा।`;

export const next_steps = 'आप क्या कर सकते हैं';
export const house_write = 'आवेदन खोलें और लिखें';
export const house_invite_hint = (name: string) =>
  `आप निमंत्रण के साथ मैसेज लिख सकते हैं। ${name} का आवेदन आने पर आप एक-दूसरे को मैसेज भेज सकेंगे।`;
export const own_page = 'आपका पेज';
export const own_page_text = 'यह आपका सार्वजनिक पेज है।';
export const own_edit = 'अपनी प्रोफ़ाइल बदलें';
export const own_visibility = 'चुनें कि इसे कौन देख सकता है';
export const visitor_title = 'किसी प्रोजेक्ट के लिए कास्टिंग कर रहे हैं?';
export const visitor_invite = (name: string) => `${name} को बुलाने के लिए लॉग इन करें`;
export const visitor_register = <Part>(link: (text: string) => Part) => [
  'यहाँ नए हैं? ',
  link('अपना प्रोडक्शन हाउस रजिस्टर करें'),
];
export const visitor_join = <Part>(link: (text: string) => Part) => [
  'क्या आप ऐक्टिंग, मॉडलिंग, डांस या वॉइस का काम करते हैं? ',
  link('अपनी प्रोफ़ाइल बनाएँ'),
  '। यह मुफ़्त है।',
];

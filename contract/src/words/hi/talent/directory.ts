import { plural } from '#words/plural.ts';

export const list_meta_title = 'कलाकारों की प्रोफ़ाइल';
export const list_meta_chosen = (filters: string) => `प्रोफ़ाइल: ${filters}`;
export const list_meta_description =
  'पूरे भारत के ऐक्टर, मॉडल, बच्चे, डांसर, वॉइस आर्टिस्ट और इन्फ़्लुएंसर उम्र, लुक और शहर के हिसाब से ढूँढें।';
export const list_lead =
  'यहाँ दिखना हर किसी की अपनी पसंद है। सबसे नई प्रोफ़ाइल पहले आती है, और कोई पैसे देकर ऊपर नहीं आ सकता।';
export const found = (count: number, text: string) =>
  plural(count, { one: `${text} प्रोफ़ाइल`, other: `${text} प्रोफ़ाइल` });
export const found_none = 'कोई प्रोफ़ाइल नहीं मिली';
export const found_start = 'लिस्ट की शुरुआत में जाएँ';
export const found_more = 'और दिखाएँ';
export const children_hidden = 'यहाँ बच्चे नहीं दिखाए जाते।';
export const children_hidden_why =
  'उनकी सुरक्षा के लिए 18 साल से कम उम्र के कलाकारों को सिर्फ़ वही प्रोडक्शन हाउस देखते हैं जिनके दस्तावेज़ हमने जाँचे हैं, और वह भी माता-पिता या अभिभावक की सहमति से।';
export const children_search = 'प्रोडक्शन हाउस के रूप में खोजें';
export const children_login = 'प्रोडक्शन हाउस के रूप में लॉग इन करें';

export const filters_close = 'फ़िल्टर बंद करें';
export const filters_show = (count: string) => `${count} प्रोफ़ाइल देखें`;
export const chips = 'चुने हुए फ़िल्टर';
export const chip_fact = (name: string, value: string) => `${name}: ${value}`;
export const chip_remove = (filter: string) => `${filter} हटाएँ`;

export const fact_body = 'शरीर की बनावट';
export const house_drives = 'ड्राइविंग';
export const house_roles = 'ये रोल मंज़ूर हैं';
export const house_agent = 'प्रतिनिधि';

export const verified = 'पहचान सत्यापित';
export const photos_more = 'और फ़ोटो';
export const photo = (place: number, name: string) => `${name} की फ़ोटो ${place}`;
export const videos = 'वीडियो';
export const video = (name: string) => `${name} का परिचय वीडियो`;
export const voices = 'आवाज़';
export const voice = (place: number) => `आवाज़ का नमूना ${place}`;
export const credits = 'काम';
export const print = 'प्रिंट करें';

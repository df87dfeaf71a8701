import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/accounts/google-sign-in.ts'),
  typeof import('#words/hi/accounts/google-sign-in.ts')
>;

export const continue_with = 'Google के साथ जारी रखें';
export const complete_title = 'अपना रजिस्ट्रेशन पूरा करें';
export const complete_house_lead =
  'Google से हमें आपका ईमेल मिल गया है। अपना पहला कास्टिंग कॉल पोस्ट करने से पहले अपने प्रोडक्शन हाउस के बारे में बताएँ। * वाली जानकारी ज़रूरी है।';
export const complete_house_submit = 'रजिस्ट्रेशन पूरा करें';
export const complete_house_busy = 'सेव हो रहा है...';
export const complete_house_failed = 'आपका रजिस्ट्रेशन पूरा नहीं हो सका। फिर से कोशिश करें।';
export const complete_talent_lead =
  'Google से हमें आपका ईमेल मिल गया है, इसलिए आपको कोड या पासवर्ड की ज़रूरत नहीं है। बाकी जानकारी यहाँ भरें।';
export const complete_talent_submit = 'रजिस्टर करें';
export const complete_talent_busy = 'रजिस्टर हो रहा है...';
export const complete_talent_failed = 'रजिस्ट्रेशन नहीं हो सका। कृपया फिर से कोशिश करें।';
export const expired_question = 'समय ज़्यादा लग गया?';
export const expired_link = 'Google के साथ फिर से जारी रखें';
export const other_way_question = 'कोई और तरीका?';
export const other_way_link = 'ईमेल से रजिस्टर करें';
export const failures = {
  cancelled: 'Google से लॉगिन रद्द कर दिया गया। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
  expired:
    'इस लॉगिन का समय समाप्त हो गया है, या इसे किसी दूसरे ब्राउज़र में शुरू किया गया था। Google के साथ फिर से जारी रखें।',
  unverified: 'यह ईमेल पता Google पर सत्यापित नहीं है। इसे Google पर सत्यापित करें, या यहाँ रजिस्टर करें।',
  linked: 'यह ईमेल किसी दूसरे Google अकाउंट से जुड़ा है। वह अकाउंट इस्तेमाल करें, या पासवर्ड से लॉग इन करें।',
  paused: 'नए रजिस्ट्रेशन फ़िलहाल रुके हुए हैं। कृपया बाद में फिर से कोशिश करें।',
  unavailable: 'फ़िलहाल Google से संपर्क नहीं हो पा रहा है। बाद में फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
  failed: 'Google से लॉग इन नहीं हो सका। फिर से कोशिश करें, या पासवर्ड से लॉग इन करें।',
} as const;

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/received.ts'),
  typeof import('#words/hi/applications/received.ts')
>;

export const view_more = <Part>(name: string, unseen: (text: string) => Part) => [
  unseen(`${name} के बारे में `),
  'और देखें',
];
export const none = 'कोई आवेदक नहीं मिला।';
export const profile_page = 'आवेदक की प्रोफ़ाइल';
export const photos_page = 'आवेदक की फ़ोटो';
export const photos_open = 'फ़ोटो';
export const back = 'वापस';
export const missing_title = 'कोई प्रोफ़ाइल नहीं मिली।';
export const missing_lead =
  'यह आवेदक नहीं मिले। हो सकता है कि उन्होंने आपके यहाँ आवेदन न किया हो, या उनकी प्रोफ़ाइल छिपी हो।';
export const missing_all = 'अपने आवेदक देखें';

export const photos_of = (name: string) => `${name} की फ़ोटो`;
export const photos_none = 'अभी कोई फ़ोटो अपलोड नहीं हुई है।';
export const photo_profile = 'प्रोफ़ाइल फ़ोटो';
export const photo_headshot = 'हेडशॉट';
export const photo_full = 'पूरी लंबाई की फ़ोटो';
export const portrait = (name: string) => `${name} की फ़ोटो`;
export const skills = 'हुनर';
export const skills_none = 'हुनर की जानकारी नहीं दी गई';
export const languages = 'भाषाएँ';
export const video = 'ऑडिशन वीडियो';
export const video_of = (name: string) => `${name} का ऑडिशन वीडियो`;
export const fact_age = 'उम्र';
export const fact_gender = 'जेंडर';
export const fact_location = 'जगह';
export const fact_height = 'कद';
export const fact_body = 'शरीर';
export const fact_hair = 'बाल';
export const fact_eyes = 'आँखें';
export const fact_beard = 'दाढ़ी';
export const fact_mobile = 'मोबाइल';
export const fact_email = 'ईमेल';

export const applied_on = (day: string) => `आवेदन की तारीख़: ${day}`;
export const status = 'स्थिति';
export const message = 'मैसेज करें';
export const for_role = 'इस रोल के लिए';
export const can_travel = 'यात्रा या दूसरी जगह रहना संभव';
export const is_free = 'तारीख़ों पर उपलब्ध';
export const yes = 'हाँ';
export const no = 'नहीं';
export const tape = 'सेल्फ़-टेप';
export const tape_received = (state: string, time: string) => `${state}, ${time}`;
export const tape_deadline = (state: string, time: string) => `${state}, अंतिम समय ${time}`;
export const tape_states = {
  waiting: 'टेप का इंतज़ार',
  overdue: 'टेप की अंतिम तारीख़ निकल गई',
  received: 'टेप मिला',
  received_late: 'टेप देर से मिला',
  declined: 'टेप से मना किया',
} as const;
export const media_of = (field: string, name: string) => `${name}: ${field}`;
export const media_original = 'यह मूल फ़ाइल है। कुछ ब्राउज़र में यह नहीं चलेगी।';
export const form = 'आवेदन फ़ॉर्म';
export const form_person = 'आवेदक के बारे में';
export const form_appearance = 'रूप-रंग';
export const form_experience = 'अनुभव';

export const withheld_withdrawn =
  'कलाकार ने यह आवेदन वापस ले लिया है, इसलिए इसमें संपर्क की जानकारी, लिंक, फ़ोटो और वीडियो नहीं दिखाए जाते।';
export const withheld_consent =
  'कलाकार ने इस कास्टिंग कॉल के बारे में संपर्क करने की सहमति नहीं दी है, इसलिए संपर्क की जानकारी, लिंक, फ़ोटो और वीडियो नहीं दिखाए जाते।';
export const verify =
  'दस्तावेज़ों से सत्यापित होने के बाद आपके प्रोडक्शन हाउस को आवेदकों का ईमेल, मोबाइल नंबर, Instagram और जन्मतिथि दिखेगी।';
export const verify_link = 'अपना प्रोडक्शन हाउस सत्यापित करें';

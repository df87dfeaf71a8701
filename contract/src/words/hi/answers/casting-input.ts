import type { MoneySubject } from '#rules/asks-for-money.ts';

const askers: Record<MoneySubject, string> = {
  name: 'नाम',
  company_profile: 'कंपनी की प्रोफ़ाइल',
  casting_call: 'कास्टिंग कॉल',
  invitation: 'निमंत्रण',
  audition_place: 'ऑडिशन की जगह',
  audition_contact: 'ऑडिशन के संपर्क',
  audition_bring: 'ऑडिशन में साथ लाने की चीज़ों',
  tape_instructions: 'सेल्फ़-टेप के निर्देशों',
  offer: 'ऑफ़र',
  reason: 'कारण',
  rejection: 'रिजेक्शन के मैसेज',
  message: 'मैसेज',
};

export const permit_number_wrong = 'परमिट पर लिखा नंबर अंकों सहित डालें।';
export const asks_for_money = (asker: MoneySubject, phrase: string) =>
  `${askers[asker]} में कलाकारों से पैसे नहीं माँगे जा सकते। “${phrase}” हटाएँ।`;

export const no_job = 'कास्टिंग कॉल नहीं मिला।';
export const plan_missing = 'प्लान नहीं मिला।';
export const hours_at_most = (max: number) => `अधिकतम ${max} घंटे लिखें।`;
export const age_range_wrong = 'उम्र ऐसे लिखें: 18-24, 18+ या 30।';
export const child_terms_needed = 'जिस कास्टिंग कॉल में बच्चे चुने जा सकते हैं, उसमें यह जानकारी ज़रूरी है।';
export const audition_after_shoot = 'ऑडिशन शूट के बाद नहीं हो सकता।';
export const audition_end_before_start = 'ऑडिशन का आख़िरी दिन पहले दिन से पहले नहीं हो सकता।';
export const roles_too_long = 'रोल इतने लंबे हैं कि एक साथ नहीं भेजे जा सकते। इन्हें छोटा करें।';
export const at_most_roles = (max: number) => `एक बार में अधिकतम ${max} रोल।`;
export const rejection_without_links = 'इस मैसेज में लिंक न लिखें।';

export const select_applicant = 'कम से कम एक आवेदक चुनें।';
export const select_talent = 'कम से कम एक कलाकार चुनें।';
export const at_most_stages = (max: number) => `अधिकतम ${max} चरण।`;
export const write_message = 'मैसेज लिखें।';
export const placeholder_not_known = (placeholder: string) =>
  `${placeholder} यहाँ काम नहीं करता। {name} या {role} लिखें।`;
export const placeholders_at_most = (max: number) => `{name} और {role} का इस्तेमाल अधिकतम ${max} बार करें।`;
export const at_most_files = (max: number) => `अधिकतम ${max} फ़ाइलें।`;
export const name_file = 'फ़ाइल का नाम लिखें।';
export const not_appealable = 'इस कास्टिंग कॉल के लिए अपील नहीं की जा सकती।';

export const time_at_10_30 = 'समय लिखें, जैसे 10:30।';
export const time_at_18_30 = 'समय लिखें, जैसे 18:30।';
export const choose_time = 'कोई समय चुनें।';
export const times_that_suit = 'लिखें कि आपके लिए कौन से समय ठीक रहेंगे।';
export const no_slot_fits = 'इस समय से पहले कोई स्लॉट नहीं बन सकता।';
export const at_most_slots = (max: number) => `एक बार में अधिकतम ${max} स्लॉट।`;

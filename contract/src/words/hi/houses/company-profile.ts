import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/houses/company-profile.ts'),
  typeof import('#words/hi/houses/company-profile.ts')
>;

export const title = 'कंपनी प्रोफ़ाइल';
export const lead = 'कलाकारों को आपकी कंपनी के बारे में यही दिखता है। * वाली जानकारी ज़रूरी है।';
export const load_failed = 'प्रोफ़ाइल लोड नहीं हो सकी';
export const try_again = 'फिर से कोशिश करें';
export const form = 'कंपनी प्रोफ़ाइल';
export const shown_title = 'कलाकारों को आप कैसे दिखते हैं';
export const shown_lead = 'आपका लोगो आपके सभी कास्टिंग कॉल पर दिखता है।';
export const completion = 'कंपनी प्रोफ़ाइल';
export const logo_current = 'आपका मौजूदा लोगो';
export const logo = 'लोगो';
export const saved = 'प्रोफ़ाइल अपडेट हो गई!';
export const save_failed = 'प्रोफ़ाइल अपडेट नहीं हो सकी';
export const save = 'सेव करके वापस जाएँ';
export const saving = 'सेव हो रहा है...';
export const last_saved = (time: string, name: string) => `${name} ने ${time} को सेव किया`;
export const logged_out = 'आपका लिखा हुआ सेव है। आपको बस लोगो फिर से चुनना होगा।';

export const company = 'कंपनी';
export const company_name = 'कंपनी का नाम';
export const owner_name = 'ओनर का नाम';
export const type_of_work = 'काम का प्रकार';
export const location = 'जगह';
export const location_example = 'मुंबई';
export const contact = 'संपर्क';
export const email = 'ईमेल';
export const email_hint = 'कलाकार और हमारी टीम इस पर आपसे संपर्क करते हैं। लॉग इन आप अपने अकाउंट के ईमेल से ही करेंगे।';
export const email_wrong = 'कृपया सही ईमेल पता भरें।';
export const phone = 'फ़ोन नंबर';
export const phone_other = 'दूसरा नंबर';
export const phone_wrong = 'कृपया सही फ़ोन नंबर भरें।';
export const website = 'वेबसाइट';
export const kinds = 'कंपनी का प्रकार';
export const kinds_lead = 'जो भी सही हों, सब चुनें।';
export const industries = 'इंडस्ट्री';
export const industries_lead = 'वे सभी इंडस्ट्री चुनें जिनके लिए आप कास्टिंग करते हैं।';

import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/admin/announcements.ts'),
  typeof import('#words/hi/admin/announcements.ts')
>;

export const page = 'घोषणाएँ';
export const lead = 'हर पेज के ऊपर एक लाइन, सभी के लिए या किसी एक तरह के यूज़र के लिए।';
export const create = 'नई घोषणा';
export const none = 'अभी कोई घोषणा नहीं है। नई घोषणा कुछ ही सेकंड में पेजों पर दिखने लगती है।';
export const current = 'चालू या आगे के लिए तय';
export const ended = 'समाप्त';
export const change = 'बदलें';
export const change_one = (text: string) => `“${text}” बदलें`;
export const running = {
  state: 'अभी चालू',
  act: 'समाप्त करें',
  act_on: (text: string) => `“${text}” समाप्त करें`,
  question: 'यह घोषणा समाप्त करें? यह तुरंत सभी पेजों से हट जाएगी।',
  confirm: 'घोषणा समाप्त करें',
} as const;
export const planned = {
  state: 'आगे के लिए तय',
  act: 'हटाएँ',
  act_on: (text: string) => `“${text}” हटाएँ`,
  question: 'यह घोषणा हटाएँ? यह किसी भी पेज पर नहीं दिखेगी।',
  confirm: 'घोषणा हटाएँ',
} as const;
export const period = (from: string, until: string) => `${from} से ${until} तक`;
export const saved_by = (name: string) => `सेव किया: ${name}`;
export const leads_to = (link: string) => `लिंक: ${link}`;
export const audiences = {
  everyone: 'सभी',
  visitors: 'जो लॉग इन नहीं हैं',
  talent: 'कलाकार',
  production: 'प्रोडक्शन हाउस',
} as const;

export const field_audience = 'किसके लिए';
export const field_english = 'अंग्रेज़ी में टेक्स्ट';
export const field_hindi = 'हिंदी में टेक्स्ट';
export const field_hindi_hint = 'यह उन ब्राउज़र में दिखता है जिनकी पसंद हिंदी है।';
export const field_link = 'लिंक (ज़रूरी नहीं)';
export const field_link_hint = 'इस साइट का कोई पाथ, जैसे /plans, या https:// से शुरू होने वाला URL।';
export const field_from_day = 'किस दिन से';
export const field_from_time = 'कितने बजे से (IST)';
export const field_until_day = 'किस दिन तक';
export const field_until_time = 'कितने बजे तक (IST)';
export const save = 'घोषणा सेव करें';
export const cancel = 'रद्द करें';

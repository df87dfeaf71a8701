import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/board-filters.ts'),
  typeof import('#words/hi/applications/board-filters.ts')
>;

export const filters = 'फ़िल्टर';
export const filters_clear = 'सब हटाएँ';
export const filters_show = 'आवेदक दिखाएँ';
export const filters_saved = 'सेव किए गए फ़िल्टर';
export const filters_save = 'अभी के फ़िल्टर सेव करें';
export const filter_delete = (name: string) => `${name} हटाएँ`;
export const filter_deleted = (name: string) => `${name} हटाया गया।`;
export const filter_delete_failed = 'यह फ़िल्टर नहीं हटाया जा सका। फिर से कोशिश करें।';
export const field_age_from = 'कम से कम उम्र';
export const field_age_to = 'ज़्यादा से ज़्यादा उम्र';
export const field_age_invalid = '0 से 120 तक की उम्र लिखें।';
export const field_gender = 'जेंडर';
export const field_any = 'कोई भी';
export const field_city = 'शहर';
export const field_city_example = 'मुंबई';
export const field_language = 'भाषा';
export const field_language_example = 'हिंदी';
export const field_skill = 'हुनर';
export const field_skill_example = 'घुड़सवारी';
export const field_body = 'शरीर';
export const field_score = 'स्कोर';
export const field_unopened = 'अभी नहीं खोले गए';
export const score_at_least = (score: string) => `${score} या ज़्यादा`;
export const sorts = {
  match: 'सबसे ज़्यादा मेल वाले पहले',
  newest: 'सबसे नए पहले',
  score: 'सबसे ज़्यादा स्कोर वाले पहले',
  city: 'सबसे नज़दीकी शहर वाले पहले',
} as const;
export const chip_score = (score: string) => `स्कोर: ${score}`;
export const chip_age_from = (age: string) => `उम्र ${age} से`;
export const chip_age_to = (age: string) => `उम्र ${age} तक`;
export const chip_city = (city: string) => `शहर: ${city}`;
export const chip_language = (language: string) => `भाषा: ${language}`;
export const chip_skill = (skill: string) => `हुनर: ${skill}`;
export const chip_body = (body: string) => `शरीर: ${body}`;

export const preset_saved = 'आपकी टीम के लिए सेव किया गया।';
export const preset_name = 'नाम';
export const preset_name_hint = 'आपकी पूरी टीम इसे इस्तेमाल कर सकती है। वही नाम देने पर पहले वाला बदल जाएगा।';
export const preset_name_missing = 'कोई नाम लिखें।';
export const preset_save_failed = 'यह सेव नहीं हो सका। फिर से कोशिश करें।';
export const preset_save = 'सेव करें';
export const preset_cancel = 'रद्द करें';

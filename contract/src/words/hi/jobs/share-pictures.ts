import { gender_names as genders } from '#words/hi/rules/people.ts';
import { place_name as place } from '#words/hi/rules/places.ts';
import { language_names as languages } from '#words/hi/rules/spoken-languages.ts';
import { labelOf } from '#words/labels.ts';

export const casting_call = 'कास्टिंग कॉल';
export const gender_name = (gender: string) => labelOf(genders, gender);
export const place_name = place;
export const language_names = languages;
export const share_facts = {
  person: 'कौन',
  city: 'शहर',
  languages: 'भाषाएँ',
  pay: 'भुगतान',
  shoot: 'शूटिंग',
  deadline: 'आवेदन की आख़िरी तारीख़',
} as const;
export const person = (gender: string, age: string) => `${gender}, उम्र ${age}`;
export const real_call = (product: string) => `${product} पर असली कास्टिंग कॉल`;
export const verified_house = 'सत्यापित प्रोडक्शन हाउस';
export const free = 'आवेदन मुफ़्त';
export const closed = 'बंद';
export const closed_lead = 'इस कास्टिंग कॉल के लिए अब आवेदन नहीं लिए जा रहे।';
export const scan = 'असली है या नहीं, यह देखने और आवेदन करने के लिए स्कैन करें';
export const apply_free = (product: string) => `${product} पर मुफ़्त आवेदन करें:`;

import { gender_names as genders } from '#words/en/rules/people.ts';
import { place_name as place } from '#words/en/rules/places.ts';
import { language_names as languages } from '#words/en/rules/spoken-languages.ts';
import { labelOf } from '#words/labels.ts';

export const casting_call = 'Casting call';
export const gender_name = (gender: string) => labelOf(genders, gender);
export const place_name = place;
export const language_names = languages;
export const share_facts = {
  person: 'Who',
  city: 'City',
  languages: 'Languages',
  pay: 'Pay',
  shoot: 'Shoot',
  deadline: 'Apply by',
} as const;
export const person = (gender: string, age: string) => `${gender}, age ${age}`;
export const real_call = (product: string) => `Real casting call on ${product}`;
export const verified_house = 'Verified house';
export const free = 'Free to apply';
export const closed = 'Closed';
export const closed_lead = 'This casting call takes no more applications.';
export const scan = 'Scan to see that it is real, and to apply';
export const apply_free = (product: string) => `Apply free on ${product}:`;

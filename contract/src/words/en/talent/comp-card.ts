import { credit_role as role } from '#words/en/rules/credits.ts';
import { category_names } from '#words/en/rules/people.ts';
import { spoken_languages, talent_choices } from '#words/en/rules/talent.ts';
import { labelOf } from '#words/labels.ts';

/** The PDF of a comp card. */

export const document_title = (name: string) => `${name}, comp card`;
export const document_title_of_several = 'Comp cards';
export const talent = 'Talent';
export const facts = {
  age: 'Age',
  height: 'Height',
  body_type: 'Build',
  hair_color: 'Hair',
  eye_color: 'Eyes',
  beard: 'Beard',
  city: 'City',
  languages: 'Languages',
} as const;
export const skills = 'Skills';
export const credits = 'Credits';
export const contact = (name: string, product: string) => `Contact ${name} through ${product}:`;

export const credit_role = role;
export const category_name = (category: string) => labelOf(category_names, category);
/** What the talent typed instead of choosing stays as it is. */
export const choice_name = (field: keyof typeof talent_choices, choice: string) =>
  labelOf(talent_choices[field], choice);
export const language_name = (language: string) => labelOf(spoken_languages, language);

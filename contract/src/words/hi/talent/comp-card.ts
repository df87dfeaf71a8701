import { credit_role as role } from '#words/hi/rules/credits.ts';
import { category_names } from '#words/hi/rules/people.ts';
import { spoken_languages, talent_choices } from '#words/hi/rules/talent.ts';
import { labelOf } from '#words/labels.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/talent/comp-card.ts'),
  typeof import('#words/hi/talent/comp-card.ts')
>;

export const document_title = (name: string) => `${name}, कॉम्प कार्ड`;
export const document_title_of_several = 'कॉम्प कार्ड';
export const talent = 'कलाकार';
export const facts = {
  age: 'उम्र',
  height: 'कद',
  body_type: 'शरीर',
  hair_color: 'बाल',
  eye_color: 'आँखें',
  beard: 'दाढ़ी',
  city: 'शहर',
  languages: 'भाषाएँ',
} as const;
export const skills = 'हुनर';
export const credits = 'काम';
export const contact = (name: string, product: string) => `${product} पर ${name} से संपर्क करें:`;

export const credit_role = role;
export const category_name = (category: string) => labelOf(category_names, category);
/** What the talent typed instead of choosing stays as it is. */
export const choice_name = (field: keyof typeof talent_choices, choice: string) =>
  labelOf(talent_choices[field], choice);
export const language_name = (language: string) => labelOf(spoken_languages, language);

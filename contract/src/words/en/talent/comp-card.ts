import { credit_role as role } from '#words/en/rules/credits.ts';
import { category_names } from '#words/en/rules/people.ts';
import { spoken_languages } from '#words/en/rules/spoken-languages.ts';
import { talent_choices } from '#words/en/rules/talent.ts';
import { labelOf } from '#words/labels.ts';

export const comp_card_document_title = (name: string) => `${name}, comp card`;

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

// The PDF of a size sheet.
export const size_sheet_document_title = (name: string) => `${name}, size sheet`;
export const size_sheet_title = 'Size sheet';
export const measurement = 'Measurement';
export const stated = 'Stated by the talent';
export const fitting = 'At the fitting';
export const hidden =
  'You cannot see other measurements. Talent share them with production houses they apply to, unless they choose otherwise.';
export const foot = (product: string) => `Made with ${product}, only for the costume department.`;
export const foot_saved = (day: string, product: string) =>
  `Saved by the talent on ${day}. Made with ${product}, only for the costume department.`;
export const measurements = {
  height: 'Height',
  weight: 'Weight',
  collar: 'Collar',
  shoulder: 'Shoulder',
  above_bust: 'Above bust',
  bust: 'Bust',
  under_bust: 'Under bust',
  cup_size: 'Cup size',
  arm_hole: 'Arm hole',
  biceps: 'Biceps',
  till_elbow: 'Till elbow',
  sleeve_length: 'Sleeve length',
  waist: 'Waist',
  hips: 'Hips',
  upper_thigh: 'Upper thigh',
  lower_thigh: 'Lower thigh',
  fork: 'Fork',
  inseam_length: 'Inseam',
  trouser_length: 'Trouser length',
  shoe_size: 'Shoe size',
  measurement: 'In one line',
} as const;
export const inches = (length: string) => `${length} in`;

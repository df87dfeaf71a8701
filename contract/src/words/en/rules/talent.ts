import type { KnownLanguage, TalentChoice } from '#rules/talent-choices.ts';
import type { FilterableField } from '#rules/talent-fields.ts';
import type { Labels } from '#words/labels.ts';

/** The choices of a profile; in English those whose stored value is in capitals, unclear or hurtful have a label. */
export const talent_choices: Labels<TalentChoice> = {
  DEAF: 'Deaf or hard of hearing',
  DUMB: 'Non-speaking',
  'DOWN SYNDROME': 'Down syndrome',
  BLIND: 'Blind or low vision',
  'CLEFT PALATE': 'Cleft lip or palate',
  'LOCOMOTOR DISABILITY': 'Locomotor disability',
  VITILIGO: 'Vitiligo',
  WHEATISH: 'Wheatish',
  DUSKY: 'Dusky',
  FAIR: 'Fair',
  SMALL: 'Short',
  'MILATRY CUT': 'Military cut',
  CURLY: 'Curly',
  FUNKY: 'Funky',
  HIDDEN: 'Yes, hidden by clothes',
  TEMPORARY: 'Temporary',
  PERMANENT: 'Permanent',
  'MENTION VISIBLE BODY PART': 'On a visible part of the body',
  'QWERKY PIERCINGS': 'Quirky piercings',
  EYEBROW: 'Eyebrow piercing',
  SEPTUM: 'Septum piercing',
  BLACK: 'Black',
  BROWN: 'Brown',
  WHITE: 'White',
  'ANY OTHER': 'Any other',
  'CLEAN SHAVE': 'Clean-shaven',
  NORMAL: 'Normal',
  LONG: 'Long',
  'SALT & PEPPER': 'Salt and pepper',
  STUBBLE: 'Stubble',
  'COLOURED BEARD': 'Coloured',
  'Full-Time availabilities': 'Full-time',
  'Part-Time availabilities': 'Part-time',
};

/** The languages that the profile suggests. */
export const spoken_languages: Labels<KnownLanguage> = {};

/** The filters of the talent lists by looks. */
export const filter_names: Record<FilterableField, string> = {
  body_type: 'Body',
  hair_color: 'Hair',
  eye_color: 'Eyes',
  beard: 'Beard',
  tattoos: 'Tattoos',
};

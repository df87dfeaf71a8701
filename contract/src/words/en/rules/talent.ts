import type { ChoiceOf, FilterableField } from '#rules/talent-fields.ts';
import { type Labels, labelEach } from '#words/labels.ts';

/* Stored values in capitals, unclear or hurtful have a label; the others are named as their own. */

const body_types: Labels<
  ChoiceOf<'body_type'>,
  'Slim' | 'Healthy' | 'Average' | 'Chubby' | 'Short Height' | 'Athletic' | 'Plus Size'
> = {};

const skin_tones: Labels<ChoiceOf<'skin_tone'>> = {
  VITILIGO: 'Vitiligo',
  WHEATISH: 'Wheatish',
  DUSKY: 'Dusky',
  FAIR: 'Fair',
};

const hair_lengths: Labels<ChoiceOf<'hair_length'>, 'Medium' | 'Long'> = {
  SMALL: 'Short',
  'MILATRY CUT': 'Military cut',
  CURLY: 'Curly',
  FUNKY: 'Funky',
};

const hair_colors: Labels<
  ChoiceOf<'hair_color'>,
  'Black' | 'Golden' | 'Silver' | 'Copper' | 'Bronze' | 'Blue' | 'Wood Finish'
> = {
  BLACK: 'Black',
  BROWN: 'Brown',
  FUNKY: 'Funky',
  'ANY OTHER': 'Any other',
};

const eye_colors: Labels<ChoiceOf<'eye_color'>, 'Black' | 'Brown' | 'Blue' | 'Green' | 'Hazel' | 'Grey'> = {
  BLACK: 'Black',
  BROWN: 'Brown',
  'ANY OTHER': 'Any other',
};

const beards: Labels<ChoiceOf<'beard'>, 'None' | 'Short' | 'Medium' | 'Long' | 'Styled'> = {
  'CLEAN SHAVE': 'Clean-shaven',
  STUBBLE: 'Stubble',
  NORMAL: 'Normal',
  LONG: 'Long',
  BLACK: 'Black',
  WHITE: 'White',
  'SALT & PEPPER': 'Salt and pepper',
  'COLOURED BEARD': 'Coloured',
  'ANY OTHER': 'Any other',
};

const tattoos: Labels<ChoiceOf<'tattoos'>, ChoiceOf<'tattoos'>> = {};

const tattoos_and_piercings: Labels<ChoiceOf<'tattoo_piercing'>, 'Yes' | 'No'> = {
  HIDDEN: 'Yes, hidden by clothes',
  TEMPORARY: 'Temporary',
  PERMANENT: 'Permanent',
  'MENTION VISIBLE BODY PART': 'On a visible part of the body',
  'QWERKY PIERCINGS': 'Quirky piercings',
  EYEBROW: 'Eyebrow piercing',
  SEPTUM: 'Septum piercing',
};

const disabilities: Labels<ChoiceOf<'disabilities'>> = {
  DEAF: 'Deaf or hard of hearing',
  DUMB: 'Non-speaking',
  'DOWN SYNDROME': 'Down syndrome',
  BLIND: 'Blind or low vision',
  'CLEFT PALATE': 'Cleft lip or palate',
  'LOCOMOTOR DISABILITY': 'Locomotor disability',
  'ANY OTHER': 'Any other',
};

const skills: Labels<
  ChoiceOf<'skills'>,
  | 'Dance Styles'
  | 'Indian dance form'
  | 'Singing Ability'
  | 'Vocal Range'
  | 'indian/classical singing'
  | 'Musical Instruments'
  | 'Combat Training'
  | 'Stunt Skills'
  | 'Swimming Ability'
  | 'Horse Riding'
  | 'Driving Skills'
  | 'Sports Skills'
  | 'Acrobatics/Gymnastics'
  | 'Voice Acting'
  | 'yoga'
  | 'PODCASTING/ ANCHORING'
  | 'TELEPROMPTER'
> = {};

const availabilities: Labels<
  ChoiceOf<'availabilities'>,
  | 'Available for International Projects'
  | 'Available for Long-Term Projects'
  | 'Available for Short Films'
  | 'Available for Advertisements'
  | 'Available for Music Videos'
  | 'Available for Web Series'
  | 'Available for Voice-over Work'
  | 'Available for Live Events'
> = {
  'Full-Time availabilities': 'Full-time',
  'Part-Time availabilities': 'Part-time',
};

/** The choices of each field of a profile. */
export const talent_choices = {
  body_type: body_types,
  skin_tone: skin_tones,
  hair_length: hair_lengths,
  hair_color: hair_colors,
  eye_color: eye_colors,
  beard: beards,
  tattoos,
  tattoo_piercing: tattoos_and_piercings,
  disabilities,
  skills,
  availabilities,
};

/** Skills in a text of one or several. */
export const skill_names = (text: string) => labelEach(skills, text);

/** The filters of the talent lists by looks. */
export const filter_names: Record<FilterableField, string> = {
  body_type: 'Body',
  hair_color: 'Hair',
  eye_color: 'Eyes',
  beard: 'Beard',
  tattoos: 'Tattoos',
};

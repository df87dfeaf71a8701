/** The closed lists of a talent's profile: looks, skills, languages and availabilities. */

export const bodyTypes = [
  'Slim',
  'Healthy',
  'Average',
  'Chubby',
  'Short Height',
  'Athletic',
  'Plus Size',
] as const;

export const skinTones = ['VITILIGO', 'WHEATISH', 'DUSKY', 'FAIR'] as const;

export const hairLengths = ['SMALL', 'Medium', 'Long', 'MILATRY CUT', 'CURLY', 'FUNKY'] as const;

/** Suggestions only; a talent may describe any moustache. */
export const moustaches = ['None', 'Thin', 'Normal', 'Thick', 'Handlebar'] as const;

export const tattoosAndPiercings = [
  'Yes',
  'No',
  'HIDDEN',
  'TEMPORARY',
  'PERMANENT',
  'MENTION VISIBLE BODY PART',
  'QWERKY PIERCINGS',
  'EYEBROW',
  'SEPTUM',
] as const;

export const disabilities = [
  'DEAF',
  'DUMB',
  'DOWN SYNDROME',
  'BLIND',
  'CLEFT PALATE',
  'LOCOMOTOR DISABILITY',
  'ANY OTHER',
] as const;

/** Options of the profile filter; profile-filters.ts maps them to the words stored in profiles. */
export const filterHairColors = [
  'Black',
  'Golden',
  'Silver',
  'Copper',
  'Bronze',
  'Blue',
  'Wood Finish',
] as const;

export const filterBodyTypes = ['Slim', 'Average', 'Healthy', 'Chubby', 'Short Height', 'Athletic'] as const;

export const filterBeards = ['None', 'Short', 'Medium', 'Long', 'Styled'] as const;

export const filterEyeColors = ['Black', 'Brown', 'Blue', 'Green', 'Hazel', 'Grey'] as const;

/* What the form offers: the words of the specification and of the filter, so that a filter finds its own words. */

export const offeredEyeColors = ['BLACK', 'BROWN', 'Blue', 'Green', 'Hazel', 'Grey', 'ANY OTHER'] as const;

export const offeredHairColors = [
  'BLACK',
  'BROWN',
  'Golden',
  'Silver',
  'Copper',
  'Bronze',
  'Blue',
  'Wood Finish',
  'FUNKY',
  'ANY OTHER',
] as const;

/** The filter's None is CLEAN SHAVE. */
export const offeredBeards = [
  'CLEAN SHAVE',
  'STUBBLE',
  'Short',
  'Medium',
  'NORMAL',
  'LONG',
  'Styled',
  'BLACK',
  'WHITE',
  'SALT & PEPPER',
  'COLOURED BEARD',
  'ANY OTHER',
] as const;

export const skills = [
  'Dance Styles',
  'Indian dance form',
  'Singing Ability',
  'Vocal Range',
  'indian/classical singing',
  'Musical Instruments',
  'Combat Training',
  'Stunt Skills',
  'Swimming Ability',
  'Horse Riding',
  'Driving Skills',
  'Sports Skills',
  'Acrobatics/Gymnastics',
  'Voice Acting',
  'yoga',
  'PODCASTING/ ANCHORING',
  'TELEPROMPTER',
] as const;

export const availabilities = [
  'Full-Time availabilities',
  'Part-Time availabilities',
  'Available for International Projects',
  'Available for Long-Term Projects',
  'Available for Short Films',
  'Available for Advertisements',
  'Available for Music Videos',
  'Available for Web Series',
  'Available for Voice-over Work',
  'Available for Live Events',
] as const;

/** Suggestions only; a talent may speak any language. */
export const languages = [
  'Hindi',
  'English',
  'Assamese',
  'Bengali',
  'Bhojpuri',
  'Gujarati',
  'Haryanvi',
  'Kannada',
  'Kashmiri',
  'Konkani',
  'Maithili',
  'Malayalam',
  'Manipuri',
  'Marathi',
  'Nepali',
  'Odia',
  'Punjabi',
  'Rajasthani',
  'Sanskrit',
  'Sindhi',
  'Tamil',
  'Telugu',
  'Tulu',
  'Urdu',
] as const;
export type KnownLanguage = (typeof languages)[number];

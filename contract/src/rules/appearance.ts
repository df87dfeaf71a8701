/** The closed lists of a talent's looks, in the profile and in the filters. */

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

export const eyeColors = ['BLACK', 'BROWN', 'ANY OTHER'] as const;

export const hairColors = ['BLACK', 'BROWN', 'FUNKY', 'ANY OTHER'] as const;

export const beards = [
  'CLEAN SHAVE',
  'NORMAL',
  'LONG',
  'BLACK',
  'WHITE',
  'SALT & PEPPER',
  'STUBBLE',
  'COLOURED BEARD',
  'ANY OTHER',
] as const;

export const hairLengths = ['SMALL', 'Medium', 'Long', 'MILATRY CUT', 'CURLY', 'FUNKY'] as const;

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

/** What people read instead of the stored words of a profile that are in capitals, unclear or hurtful. */
export const display_labels = {
  // Disabilities, in the terms that disabled people use.
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
} as const;

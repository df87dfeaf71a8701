import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/talent/profile-choices.ts'),
  typeof import('#words/hi/talent/profile-choices.ts')
>;

export const display_labels = {
  DEAF: 'बधिरता या कम सुनाई देना',
  DUMB: 'बोल न पाना',
  'DOWN SYNDROME': 'डाउन सिंड्रोम',
  BLIND: 'दृष्टिहीनता या कम दिखाई देना',
  'CLEFT PALATE': 'कटे होंठ या तालू',
  'LOCOMOTOR DISABILITY': 'चलने-फिरने में दिव्यांगता',

  VITILIGO: 'विटिलिगो (सफ़ेद दाग)',
  WHEATISH: 'गेहुँआ',
  DUSKY: 'साँवला',
  FAIR: 'गोरा',

  SMALL: 'छोटे',
  'MILATRY CUT': 'मिलिट्री कट',
  CURLY: 'घुँघराले',
  FUNKY: 'फ़ंकी',

  HIDDEN: 'हाँ, कपड़ों में छिपा हुआ',
  TEMPORARY: 'अस्थायी',
  PERMANENT: 'स्थायी',
  'MENTION VISIBLE BODY PART': 'शरीर के दिखने वाले हिस्से पर',
  'QWERKY PIERCINGS': 'अनोखी पियर्सिंग',
  EYEBROW: 'भौंह की पियर्सिंग',
  SEPTUM: 'सेप्टम पियर्सिंग',

  BLACK: 'काला',
  BROWN: 'भूरा',
  WHITE: 'सफ़ेद',
  'ANY OTHER': 'कोई और',

  'CLEAN SHAVE': 'क्लीन शेव',
  NORMAL: 'सामान्य',
  LONG: 'लंबी',
  'SALT & PEPPER': 'काली-सफ़ेद',
  STUBBLE: 'हल्की बढ़ी हुई',
  'COLOURED BEARD': 'रंगी हुई',

  'Full-Time availabilities': 'फ़ुल-टाइम',
  'Part-Time availabilities': 'पार्ट-टाइम',
} as const;

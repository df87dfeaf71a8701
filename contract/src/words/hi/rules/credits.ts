import type { CreditKind } from '#rules/credits.ts';

export const credit_kinds: Record<CreditKind, string> = {
  Film: 'फ़िल्म',
  'Short film': 'शॉर्ट फ़िल्म',
  'Web series': 'वेब सीरीज़',
  Television: 'टेलीविज़न',
  Theatre: 'थिएटर',
  Advertisement: 'विज्ञापन',
  'Music video': 'म्यूज़िक वीडियो',
  Fashion: 'फ़ैशन',
  Voice: 'आवाज़',
  Other: 'अन्य',
};

export const credit_role = (role: string) => `रोल: ${role}`;

export const credit_errors = {
  project: 'प्रोजेक्ट का नाम लिखें।',
  year: 'साल लिखें, जैसे 2024।',
  kind: 'चुनें कि यह किस तरह का काम है।',
} as const;

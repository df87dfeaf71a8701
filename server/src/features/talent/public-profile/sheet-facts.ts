import { heightText } from '@kirdaar/contract/rules/body-measures';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('compCard');
const places = serverWords('places');

export type SheetFact = readonly [label: string, value: string];

type Measured = keyof (typeof words)['en']['measurements'];
/** A measurement that the reader may see, with its unit. */
export type Measurement = readonly [field: Measured, value: string];

/** The measurements a costume department takes, from head to foot; `inches` is the unit of a bare number. */
const measurements: readonly (readonly [Measured, 'inches'?])[] = [
  ['height'],
  ['weight'],
  ['collar', 'inches'],
  ['shoulder', 'inches'],
  ['above_bust', 'inches'],
  ['bust', 'inches'],
  ['under_bust', 'inches'],
  ['cup_size'],
  ['arm_hole', 'inches'],
  ['biceps', 'inches'],
  ['till_elbow', 'inches'],
  ['sleeve_length', 'inches'],
  ['waist', 'inches'],
  ['hips', 'inches'],
  ['upper_thigh', 'inches'],
  ['lower_thigh', 'inches'],
  ['fork', 'inches'],
  ['inseam_length', 'inches'],
  ['trouser_length', 'inches'],
  ['shoe_size'],
  ['measurement'],
];

const MAX_FACT = 64;

const onCompCard = new Set<Measured>(['bust', 'waist', 'hips', 'shoe_size']);

export function measurementsOf(profile: TalentProfile, language: Language): Measurement[] {
  return measurements.flatMap(([name, unit]): Measurement[] => {
    const value = profile[name];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const isBare = unit && /^\d+([.,]\d+)?$/.test(value.trim());
    return [[name, isBare ? words[language].inches(value.trim()) : value]];
  });
}

export function named(measured: readonly Measurement[], language: Language): SheetFact[] {
  return measured.map(([name, value]) => [words[language].measurements[name], value]);
}

/** The facts of a comp card: those everyone may see, plus the measurements this reader may see. */
export function cardFacts(
  page: PublicProfile,
  measured: readonly Measurement[],
  language: Language,
): SheetFact[] {
  const labels = words[language].facts;
  // An answer without meaning is left out.
  const look = (field: 'body_type' | 'hair_color' | 'eye_color' | 'beard') => {
    const choice = page[field];
    return choice && choice !== 'ANY OTHER' ? words[language].choice_name(field, choice) : null;
  };
  const shown = measured.filter(([name]) => onCompCard.has(name));
  const facts: (readonly [string, string | number | null])[] = [
    [labels.age, page.age ?? page.age_band],
    [labels.height, page.height && heightText(page.height)],
    ...named(shown, language),
    [labels.body_type, look('body_type')],
    [labels.hair_color, look('hair_color')],
    [labels.eye_color, look('eye_color')],
    [labels.beard, look('beard')],
    [labels.city, page.city && places[language].place_name(page.city)],
    [labels.languages, page.languages.map(words[language].language_name).join(', ')],
  ];
  return facts.flatMap(([label, value]): SheetFact[] => (value ? [[label, truncated(String(value))]] : []));
}

function truncated(text: string): string {
  return text.length > MAX_FACT ? `${text.slice(0, MAX_FACT - 1).trimEnd()}…` : text;
}

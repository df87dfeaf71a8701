import type { Language } from '@kirdaar/contract/rules/languages';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';
import { serverWords } from '#platform/channels/server-words.ts';

const card = serverWords('compCard');
const sizes = serverWords('compCard');

export type SheetFact = readonly [label: string, value: string];

type Measured = keyof (typeof sizes)['en']['measurements'];
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

/** Measurements shown on a comp card. */
const onCompCard = new Set<Measured>(['bust', 'waist', 'hips', 'shoe_size']);

/** The measurements in a profile that the reader may see. */
export function measurementsOf(profile: TalentProfile, language: Language): Measurement[] {
  return measurements.flatMap(([name, unit]): Measurement[] => {
    const value = profile[name];
    if (typeof value !== 'string' || value.trim() === '') return [];
    const isBare = unit && /^\d+([.,]\d+)?$/.test(value.trim());
    return [[name, isBare ? sizes[language].inches(value.trim()) : value]];
  });
}

/** Names measurements for a sheet. */
export function named(measured: readonly Measurement[], language: Language): SheetFact[] {
  return measured.map(([name, value]) => [sizes[language].measurements[name], value]);
}

/** The facts of a comp card: those everyone may see, plus the measurements this reader may see. */
export function cardFacts(
  page: PublicProfile,
  measured: readonly Measurement[],
  language: Language,
): SheetFact[] {
  const labels = card[language].facts;
  const facts: [string, string | number | null][] = [
    [labels.age, page.age ?? page.age_band],
    [labels.height, page.height],
    ...named(
      measured.filter(([name]) => onCompCard.has(name)),
      language,
    ).map(([label, value]): [string, string] => [label, value]),
    [labels.body_type, look('body_type', page, language)],
    [labels.hair_color, look('hair_color', page, language)],
    [labels.eye_color, look('eye_color', page, language)],
    [labels.beard, look('beard', page, language)],
    [labels.city, page.city],
    [labels.languages, page.languages.map(card[language].language_name).join(', ')],
  ];
  return facts.flatMap(([label, value]): SheetFact[] => (value ? [[label, truncated(String(value))]] : []));
}

/** Shortens a text to the room on a card. */
function truncated(text: string): string {
  return text.length > MAX_FACT ? `${text.slice(0, MAX_FACT - 1).trimEnd()}…` : text;
}

type Look = 'body_type' | 'hair_color' | 'eye_color' | 'beard';

/** Names what a talent looks like; an answer without meaning is left out. */
function look(
  field: Look,
  { [field]: choice }: Pick<PublicProfile, Look>,
  language: Language,
): string | null {
  return !choice || choice === 'ANY OTHER' ? null : card[language].choice_name(field, choice);
}

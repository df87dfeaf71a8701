import type { PublicProfile } from '@kirdaar/contract/profiles';
import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import type { TalentProfile } from '@kirdaar/contract/talent';

export type SheetFact = readonly [label: string, value: string];

/** What a costume department measures, from head to foot; where a number stands alone, in inches or not. */
const measures: readonly (readonly [TalentFieldName, string, 'inches'?])[] = [
  ['height', 'Height'],
  ['weight', 'Weight'],
  ['collar', 'Collar', 'inches'],
  ['shoulder', 'Shoulder', 'inches'],
  ['above_bust', 'Above bust', 'inches'],
  ['bust', 'Bust', 'inches'],
  ['under_bust', 'Under bust', 'inches'],
  ['cup_size', 'Cup size'],
  ['arm_hole', 'Arm hole', 'inches'],
  ['biceps', 'Biceps', 'inches'],
  ['till_elbow', 'Till elbow', 'inches'],
  ['sleeve_length', 'Sleeve length', 'inches'],
  ['waist', 'Waist', 'inches'],
  ['hips', 'Hips', 'inches'],
  ['upper_thigh', 'Upper thigh', 'inches'],
  ['lower_thigh', 'Lower thigh', 'inches'],
  ['fork', 'Fork', 'inches'],
  ['inseam_length', 'Inseam', 'inches'],
  ['trouser_length', 'Trouser length', 'inches'],
  ['shoe_size', 'Shoe size'],
  ['measurement', 'In one line'],
];

const FACT_MOST = 64;

/** Those that stand on a comp card. */
const onCards = new Set(['Bust', 'Waist', 'Hips', 'Shoe size']);

/** The measurements that a profile tells its reader. */
export function measurementsOf(profile: TalentProfile): SheetFact[] {
  return measures.flatMap(([name, label, unit]): SheetFact[] => {
    const value = profile[name];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [[label, unit && /^\d+([.,]\d+)?$/.test(value.trim()) ? `${value.trim()} in` : value]];
  });
}

/** The facts of a comp card: what anyone is told, and what more this reader is. */
export function cardFacts(page: PublicProfile, measurements: readonly SheetFact[]): SheetFact[] {
  const facts: [string, string | number | null][] = [
    ['Age', page.age ?? page.age_band],
    ['Height', page.height],
    ...measurements
      .filter(([label]) => onCards.has(label))
      .map(([label, value]): [string, string] => [label, value]),
    ['Build', spoken(page.body_type)],
    ['Hair', spoken(page.hair_color)],
    ['Eyes', spoken(page.eye_color)],
    ['Beard', spoken(page.beard)],
    ['City', page.city],
    ['Languages', page.languages.join(', ')],
  ];
  return facts.flatMap(([label, value]): SheetFact[] => (value ? [[label, clipped(String(value))]] : []));
}

/** As much as a card has room for. */
function clipped(text: string): string {
  return text.length > FACT_MOST ? `${text.slice(0, FACT_MOST - 1).trimEnd()}…` : text;
}

/** Some lists are kept in capitals, and some of their words say nothing. */
function spoken(words: string | null): string | null {
  if (!words || words === 'ANY OTHER') return null;
  return words.slice(0, 1) + words.slice(1).toLowerCase();
}

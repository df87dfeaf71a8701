import type { TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import type { TalentProfile } from '@kirdaar/contract/talent/profile';

export type SheetFact = readonly [label: string, value: string];

/** The measurements a costume department takes, from head to foot; `inches` is the unit of a bare number. */
const measurements: readonly (readonly [TalentFieldName, string, 'inches'?])[] = [
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

const MAX_FACT = 64;

/** Measurements shown on a comp card. */
const compCardLabels = new Set(['Bust', 'Waist', 'Hips', 'Shoe size']);

/** The measurements in a profile that the reader may see. */
export function measurementsOf(profile: TalentProfile): SheetFact[] {
  return measurements.flatMap(([name, label, unit]): SheetFact[] => {
    const value = profile[name];
    if (typeof value !== 'string' || value.trim() === '') return [];
    return [[label, unit && /^\d+([.,]\d+)?$/.test(value.trim()) ? `${value.trim()} in` : value]];
  });
}

/** The facts of a comp card: those everyone may see, plus the measurements this reader may see. */
export function cardFacts(page: PublicProfile, measurements: readonly SheetFact[]): SheetFact[] {
  const facts: [string, string | number | null][] = [
    ['Age', page.age ?? page.age_band],
    ['Height', page.height],
    ...measurements
      .filter(([label]) => compCardLabels.has(label))
      .map(([label, value]): [string, string] => [label, value]),
    ['Build', sentenceCase(page.body_type)],
    ['Hair', sentenceCase(page.hair_color)],
    ['Eyes', sentenceCase(page.eye_color)],
    ['Beard', sentenceCase(page.beard)],
    ['City', page.city],
    ['Languages', page.languages.join(', ')],
  ];
  return facts.flatMap(([label, value]): SheetFact[] => (value ? [[label, truncated(String(value))]] : []));
}

/** Shortens a text to the room on a card. */
function truncated(text: string): string {
  return text.length > MAX_FACT ? `${text.slice(0, MAX_FACT - 1).trimEnd()}…` : text;
}

/** Converts values stored in capitals to normal text; values without meaning become null. */
function sentenceCase(text: string | null): string | null {
  if (!text || text === 'ANY OTHER') return null;
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}

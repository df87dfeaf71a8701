import { FULL_AGE } from '#rules/limits.ts';

/** Age bands, and the stored profile words that each option of the profile filter matches. */

interface Ages {
  from: number;
  /** Absent means no upper end. */
  to?: number;
}

/** Both ends inclusive; a profile without an age is in no band. */
export const ageBands = {
  '0-2': { from: 0, to: 2 },
  '3-5': { from: 3, to: 5 },
  '6-9': { from: 6, to: 9 },
  '10-13': { from: 10, to: 13 },
  '14-17': { from: 14, to: 17 },
  '18-24': { from: 18, to: 24 },
  '25-34': { from: 25, to: 34 },
  '35-49': { from: 35, to: 49 },
  '50+': { from: 50 },
} as const satisfies Record<string, Ages>;
export type AgeBand = keyof typeof ageBands;

/** Returns the band of an age. For a child, only the band is published. */
export function ageBandOf(age: number): AgeBand | undefined {
  const bands: [string, Ages][] = Object.entries(ageBands);
  const found = bands.find(([, { from, to = Infinity }]) => age >= from && age <= to);
  // The keys of the record are the bands.
  return found?.[0] as AgeBand | undefined;
}

/** Returns the age as lists show it: for a child, only the band. */
export function shownAge(age: number | null): { age: number | null; age_band: AgeBand | null } {
  const age_band = age === null ? null : (ageBandOf(age) ?? null);
  return { age: age !== null && age < FULL_AGE ? null : age, age_band };
}

/** The bands that contain only children. */
export const childBands = ['0-2', '3-5', '6-9', '10-13', '14-17'] as const satisfies AgeBand[];

/**
 * Profile words that an option of the filter matches besides its own, by field. Every word a profile can contain is
 * covered by an option, so that the filter can find every profile.
 */
const synonyms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  hair_color: {
    golden: ['any other'],
    silver: ['any other'],
    copper: ['any other'],
    bronze: ['brown'],
    blue: ['funky'],
    'wood finish': ['brown'],
  },
  body_type: { chubby: ['plus size'] },
  beard: {
    // A profile that says nothing about a beard counts as having none.
    none: ['clean shave', ''],
    short: ['stubble', 'normal'],
    medium: ['normal', 'black', 'white', 'salt & pepper'],
    styled: ['coloured beard', 'any other'],
  },
  eye_color: {
    blue: ['any other'],
    green: ['any other'],
    hazel: ['any other'],
    grey: ['any other'],
  },
};

/** Returns the profile words, in lower case, that match any of these options. */
export function storedValues(field: string, options: readonly string[]): string[] {
  const values = options.map((option) => option.toLowerCase());
  return [...new Set(values.flatMap((word) => [word, ...(synonyms[field]?.[word] ?? [])]))];
}

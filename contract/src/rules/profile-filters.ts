/** How the words of the profile filter find people: which ages a band has, which stored words an option means. */

interface Ages {
  from: number;
  /** Absent: no end. */
  to?: number;
}

/** Inclusive; whoever has no age is in none. */
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

/** The band an age is in, which is what is told of a child's age. */
export function ageBandOf(age: number): AgeBand | undefined {
  const bands: [string, Ages][] = Object.entries(ageBands);
  const found = bands.find(([, { from, to = Infinity }]) => age >= from && age <= to);
  // The keys of the record are the bands.
  return found?.[0] as AgeBand | undefined;
}

/** The facts of a profile whose filter offers other words than the profile does. */
export type MappedFact = 'hair_color' | 'body_type' | 'beard' | 'eye_color';

/**
 * Which words of the profile an option of the filter means beside its own. Every word that a profile
 * may hold is reached by an option, so that nobody is lost to the filter.
 */
const meanings: Readonly<Record<MappedFact, Readonly<Record<string, readonly string[]>>>> = {
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
    // Whoever says nothing of a beard has none to find.
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

/** The words, in lower case, that a profile found by any of these options has. */
export function storedWords(fact: MappedFact, options: readonly string[]): string[] {
  const words = options.map((option) => option.toLowerCase());
  return [...new Set(words.flatMap((word) => [word, ...(meanings[fact][word] ?? [])]))];
}

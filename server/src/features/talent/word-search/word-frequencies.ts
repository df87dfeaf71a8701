import { type IndexedWords, listIndexedWords } from '#features/talent/word-search/queries.ts';
import type { Services } from '#platform/services.ts';

/** How common words are in the profiles of a list. */
export interface WordFrequencies {
  /** The number of profiles in the list. */
  profiles: number;
  /** The share of the profiles that contain a common word. */
  shares: ReadonlyMap<string, number>;
}

export type ReadFrequencies = (list: 'public' | 'houses') => Promise<WordFrequencies>;

const KEEP_MS = 10 * 60 * 1000;
const unknown: WordFrequencies = { profiles: 0, shares: new Map() };

/** Returns a function that knows the frequencies of words, and reads them again every ten minutes. */
export function openWordFrequencies({ searchDb, now }: Pick<Services, 'searchDb' | 'now'>): ReadFrequencies {
  let read: { at: number; rows: Promise<IndexedWords[]> } | undefined;

  return async (list) => {
    if (!read || now().getTime() - read.at > KEEP_MS) {
      const current = { at: now().getTime(), rows: listIndexedWords(searchDb) };
      read = current;
      // The next search tries again.
      current.rows.catch(() => {
        if (read === current) read = undefined;
      });
    }
    const row = (await read.rows).find(({ is_public }) => is_public === (list === 'public'));
    return row ? frequenciesOf(row) : unknown;
  };
}

function frequenciesOf({ profiles, words, shares }: IndexedWords): WordFrequencies {
  return { profiles, shares: new Map(words.map((word, place) => [word, shares[place] ?? 0])) };
}

/** Returns the share of profiles that contain a word, or undefined if it is not a common word. */
export function shareOfWord({ shares }: WordFrequencies, word: string): number | undefined {
  return shares.get(word);
}

/** Returns the share of profiles with words that begin so, or undefined if no common word does. */
export function shareOfBeginning({ shares }: WordFrequencies, beginning: string): number | undefined {
  const begun = [...shares].filter(([word]) => word.startsWith(beginning));
  if (begun.length === 0) return undefined;
  return Math.min(
    1,
    begun.reduce((sum, [, share]) => sum + share, 0),
  );
}

/**
 * Estimates the share of profiles that contain all words, 0 if one of them is rare. Words appear together more
 * often than chance would have it (`horse riding`), so each further one counts for less.
 */
export function shareOfAll(shares: readonly (number | undefined)[]): number {
  return shares
    .map((share) => share ?? 0)
    .sort((one, other) => one - other)
    .reduce((all, share, place) => all * share ** (1 / 2 ** place), 1);
}

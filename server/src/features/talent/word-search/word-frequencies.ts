import { type IndexedWords, listIndexedWords } from '#features/talent/word-search/queries.ts';
import type { Services } from '#platform/services.ts';

/** How common words are in the profiles of a list. */
export interface WordFrequencies {
  profiles: number;
  /** The share of the profiles that contain a common word. */
  shares: ReadonlyMap<string, number>;
}

export type ReadFrequencies = (list: 'public' | 'houses') => Promise<WordFrequencies>;

const KEEP_MS = 10 * 60 * 1000;

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
    if (!row) return { profiles: 0, shares: new Map() };
    const { profiles, words, shares } = row;
    return { profiles, shares: new Map(words.map((word, place) => [word, shares[place] ?? 0])) };
  };
}

/** Returns the share of profiles with words that begin so, or undefined if no common word does. */
export function shareOfBeginning({ shares }: WordFrequencies, beginning: string): number | undefined {
  const begun = [...shares].filter(([word]) => word.startsWith(beginning));
  if (begun.length === 0) return undefined;
  const sum = begun.reduce((total, [, share]) => total + share, 0);
  return Math.min(1, sum);
}

/** Estimates the share of profiles with all words. Each further word counts for less: words come in pairs. */
export function shareOfAll(shares: readonly (number | undefined)[]): number {
  return shares
    .map((share) => share ?? 0)
    .sort((one, other) => one - other)
    .reduce((all, share, place) => all * share ** (1 / 2 ** place), 1);
}

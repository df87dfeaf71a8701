import type { FlagPhrase, FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { isDeniedMoneyRequest } from '@kirdaar/contract/rules/asks-for-money';
import { foldLookalikes } from '@kirdaar/contract/rules/fold-lookalikes';

interface Match extends FlagPhrase {
  words: string;
}

interface Word {
  word: string;
  from: number;
  to: number;
}

export const flaggedFields = [
  'project_description',
  'role_description',
  'role_details',
  'skills_needed',
  'project_description_hi',
  'role_description_hi',
  'skills_needed_hi',
  'compensation',
] as const;

/** How many words a star alone stands for at most. */
const MAX_GAP = 3;

/** Returns the phrases for which a casting call is flagged: none while their weights stay below the threshold. */
export function scoreTexts(texts: string[], { threshold, phrases }: FlagRules): Match[] {
  const matches = texts.flatMap((text) => matchPhrases(text, phrases));
  const distinct = [...new Map(matches.map((match) => [`${match.kind} ${match.phrase}`, match])).values()];
  const sum = distinct.reduce((total, { weight }) => total + weight, 0);
  return sum >= threshold ? distinct : [];
}

/**
 * Returns the phrases that a text contains, each with the first words that match. What the text denies, such as
 * "no registration fee", does not count. The time grows with the length of the text, whatever the phrases.
 */
export function matchPhrases(text: string, phrases: readonly FlagPhrase[]): Match[] {
  const plain = foldLookalikes(text).replace(/\s+/g, ' ');
  const words = [...plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
  const places = Map.groupBy(words.keys(), (place) => words[place]?.word);

  return phrases.flatMap((phrase) => {
    const parts = partsOf(phrase);
    for (const start of startsOf(parts[0] ?? '', words, places)) {
      const last = endOf(parts, words, start);
      const [from, to] = [words[start]?.from, words[last ?? -1]?.to];
      if (from === undefined || to === undefined) continue;
      const found = plain.slice(from, to);
      const isDenied =
        phrase.kind === 'money' && isDeniedMoneyRequest(plain.slice(0, from), found, plain.slice(to));
      if (!isDenied) return [{ ...phrase, words: found }];
    }
    return [];
  });
}

const folded = new WeakMap<FlagPhrase, string[]>();

/** Folded once, because a list of casting calls is compared with the same rules. */
function partsOf(phrase: FlagPhrase): string[] {
  const parts = folded.get(phrase) ?? foldLookalikes(phrase.phrase).toLowerCase().split(' ');
  folded.set(phrase, parts);
  return parts;
}

/** Most phrases begin with a whole word, whose places are known. */
function startsOf(part: string, words: Word[], places: Map<string | undefined, number[]>): number[] {
  if (!part.endsWith('*')) return places.get(part) ?? [];
  return words.flatMap(({ word }, place) => (isWord(part, word) ? [place] : []));
}

/** Returns the place of the last word of a phrase that begins at a place, or undefined if it does not. */
function endOf(parts: string[], words: Word[], start: number): number | undefined {
  // The places at which the part before may have ended; never more than the words that gaps can skip.
  let ends = [start];
  let gap = 0;
  for (const part of parts.slice(1)) {
    if (part === '*') gap += MAX_GAP;
    else {
      ends = nextEnds(part, words, ends, gap);
      gap = 0;
    }
  }
  return ends[0];
}

/** Returns the places of a word that follows one of these places after at most `gap` others, in their order. */
function nextEnds(part: string, words: Word[], ends: number[], gap: number): number[] {
  const places = new Set(
    ends.flatMap((end) => Array.from({ length: gap + 1 }, (_, skipped) => end + 1 + skipped)),
  );
  return [...places].filter((place) => isWord(part, words[place]?.word)).sort((one, other) => one - other);
}

function isWord(part: string, word: string | undefined): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

import { findCanonical } from '@kirdaar/contract/canonical';
import type { Kind } from '@kirdaar/contract/rules/spellings';
import { plainText } from '#features/talent/directory/plain-text.ts';

export interface SearchWords {
  words: string[];
  /** What is stored in place of a word that is another spelling, both as plain text: mumbai for bombay. */
  synonyms: ReadonlyMap<string, string>;
}

/** The longest spellings that a search recognises, in words. */
const MAX_SPELLING = 4;

/**
 * Replaces spellings of several words by the stored value. One of a single word is also looked for as it is typed,
 * because it may be a name, as in Bombay Jayashri.
 */
export function searchWords(typed: readonly string[], kinds: readonly Kind[]): SearchWords {
  const words: string[] = [];
  const synonyms = new Map<string, string>();
  for (let place = 0; place < typed.length; ) {
    const { length, stored } = spellingAt(typed, place, kinds);
    const word = typed[place] ?? '';
    place += length;
    if (length > 1) words.push(...stored.split(' '));
    else words.push(word);
    if (length === 1 && stored && stored !== plainText(word)) synonyms.set(plainText(word), stored);
  }
  return { words, synonyms };
}

function spellingAt(typed: readonly string[], place: number, kinds: readonly Kind[]) {
  for (let length = Math.min(MAX_SPELLING, typed.length - place); length > 0; length -= 1) {
    const text = typed.slice(place, place + length).join(' ');
    const found = kinds.map((kind) => findCanonical(kind, text)).find((value) => value !== undefined);
    if (found) return { length, stored: plainText(found) };
  }
  return { length: 1, stored: '' };
}

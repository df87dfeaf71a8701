/** A word of a search and how it sounds. */
export interface Sound {
  word: string;
  isDevanagari: boolean;
  /** The words that sound the same, in the syntax of `tsquery`; '' for a word in another script. */
  same: string;
  /** The words that begin so. */
  beginnings: string;
}

const ENDS_IN_CONSONANT = /([b-df-hj-np-tv-z]|[क-ह]\u093c?\u094d?)$/;

/**
 * Returns the words in the index that a word is compared with: one in Latin letters with words in Devanagari, and one
 * in Devanagari with words in both scripts, because Hindi has many spellings. `sound` is what word_sounds returned.
 */
export function soundOf(word: string, sound: string): Sound {
  const isDevanagari = sound.startsWith('~');
  const letters = sound.replace('~', '');
  if (letters === '') return { word, isDevanagari, same: '', beginnings: '' };
  const query = (alternatives: string[], end: string) =>
    alternatives
      .flatMap((letters) => (isDevanagari ? [`~${letters}`, letters] : [`~${letters}`]))
      .map((letters) => `'${letters}'${end}`)
      .join(' | ');
  return { word, isDevanagari, same: query([letters], ''), beginnings: query(begun(word, letters), ':*') };
}

/** Returns how longer words may sound that begin with this one. */
function begun(word: string, letters: string): string[] {
  // A final y sounds like i; in a longer word, as `adity` on the way to Aditya, it is a consonant.
  if (/[^aeiou]y$/.test(word)) return [letters, letters.replace(/i$/, 'ay')];
  // Another vowel may follow instead of the a that ends each word.
  return [ENDS_IN_CONSONANT.test(word) ? letters.replace(/a$/, '') : letters];
}

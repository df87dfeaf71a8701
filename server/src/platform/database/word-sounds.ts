import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** A word of a search and how it sounds. */
export interface Sound {
  /** In lower case and without accents. */
  word: string;
  isDevanagari: boolean;
  /** The words that sound the same, in the syntax of `tsquery`; '' for a word in another script. */
  same: string;
  /** The words that begin so. */
  beginnings: string;
}

/** How a text sounds, alike in both scripts; null for one in another script. */
export function soundOfText(text: RawBuilder<unknown>) {
  return sql<string | null>`sound_of(${text})`;
}

const ENDS_IN_CONSONANT = /([b-df-hj-np-tv-z]|[क-ह]\u093c?\u094d?)$/;

/**
 * Returns how the words of a search sound. In the index that is to be asked, sounds of words in Devanagari begin
 * with `~` and those of words in Latin letters with `latin`.
 */
export async function listSounds(
  db: Database,
  search: string,
  latin = '',
  synonyms: ReadonlyMap<string, string> = new Map(),
): Promise<Sound[]> {
  const stored = synonyms.size > 0 ? await readSounds(db, [...synonyms.values()].join(' ')) : [];
  const soundOfStored = new Map(stored.map(({ word, sound }) => [word, sound]));
  return (await readSounds(db, search)).map(({ word, sound }) => {
    const synonym = synonyms.get(word)?.split(' ') ?? [];
    return soundOf(
      word,
      sound,
      latin,
      synonym.map((one) => soundOfStored.get(one) ?? one),
    );
  });
}

async function readSounds(db: Database, text: string) {
  const { rows } = await sql<{ word: string; sound: string }>`
    select word, ltrim(word_sounds(' ' || word)) sound
    from unnest(string_to_array(plain_text(${text}), ' ')) with ordinality asked (word, place)
    order by place`.execute(db);
  return rows;
}

/**
 * Returns the words in the index that a word is compared with: one in Latin letters with words in Devanagari, and
 * one in Devanagari with words in both scripts, because Hindi has many spellings. `sound` is what word_sounds
 * returned, `synonym` what it returned for the words that are stored instead.
 */
function soundOf(word: string, sound: string, latin: string, synonym: string[]): Sound {
  const isDevanagari = sound.startsWith('~');
  const letters = sound.replace('~', '');
  const query = (alternatives: string[], end: string) => {
    const own = alternatives
      .flatMap((letters) => (isDevanagari ? [`~${letters}`, `${latin}${letters}`] : [`~${letters}`]))
      .map((letters) => `'${letters}'${end}`);
    const stored = synonym.map((letters) => `'${latin}${letters}'${end}`).join(' & ');
    return [...(letters ? own : []), ...(stored ? [`(${stored})`] : [])].join(' | ');
  };
  return { word, isDevanagari, same: query([letters], ''), beginnings: query(begun(word, letters), ':*') };
}

/** Returns how longer words may sound that begin with this one. */
function begun(word: string, letters: string): string[] {
  // A final y sounds like i; in a longer word, as `adity` on the way to Aditya, it is a consonant.
  if (/[^aeiou]y$/.test(word)) return [letters, letters.replace(/i$/, 'ay')];
  // Another vowel may follow instead of the a that ends each word.
  return [ENDS_IN_CONSONANT.test(word) ? letters.replace(/a$/, '') : letters];
}

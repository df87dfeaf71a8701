import { after, type PageRange } from '#features/talent/directory/queries.ts';
import type { WordSearch } from '#features/talent/word-search/queries.ts';
import {
  MAX_SORTED_SOUNDS,
  type SoundPart,
  type SoundSearch,
  searchNewestSounds,
  searchSounds,
} from '#features/talent/word-sounds/queries.ts';
import { listSounds, type Sound } from '#platform/database/word-sounds.ts';
import type { Services } from '#platform/services.ts';

export async function withSounds(db: Services['searchDb'], search: WordSearch) {
  return { ...search, sounds: await listSounds(db, search.words.join(' '), '', search.selection.synonyms) };
}

const none = { counted: 0, found: [] };

/**
 * Returns a page of the profiles that contain all words only if words that sound alike in the other script count: first
 * those with all whole words in Devanagari, then the others; and their number, if it is less than wanted. A single
 * letter is looked for only as it is written: too many words begin with its sound.
 */
export async function findBySound(
  db: Services['searchDb'],
  words: WordSearch,
  range: PageRange,
  wanted: number,
) {
  if (words.words.join('').length === 1) return none;
  const search = await withSounds(db, words);
  const heard = search.sounds.filter(({ beginnings }) => beginnings !== '');
  if (heard.length === 0) return none;

  const inDevanagari = heard.filter(({ isDevanagari }) => isDevanagari);
  const indexed = search.sounds.length === 1 ? heard : inDevanagari;
  const others = search.sounds.filter((sound) => !indexed.includes(sound));
  // A profile that has all Latin words as they are written was found before, so one of them sounds alike.
  if (indexed.length === 0) return findPart(db, search, { query: '', others }, range, wanted);

  const whole = joined(indexed, 'same');
  const first = await findPart(db, search, { query: whole, others }, range, wanted);
  if (first.counted >= wanted) return first;
  const rest = await findPart(
    db,
    search,
    { query: `${joined(indexed, 'beginnings')} & !(${whole})`, others },
    after(first, range),
    wanted - first.counted,
  );
  return { counted: first.counted + rest.counted, found: [...first.found, ...rest.found] };
}

async function findPart(
  db: Services['searchDb'],
  search: SoundSearch,
  part: SoundPart,
  range: PageRange,
  wanted: number,
) {
  const found = await searchSounds(db, search, part, range);
  return found.counted <= MAX_SORTED_SOUNDS ? found : searchNewestSounds(db, search, part, wanted, range);
}

function joined(sounds: Sound[], part: 'same' | 'beginnings'): string {
  return sounds.map((sound) => `(${sound[part]})`).join(' & ');
}

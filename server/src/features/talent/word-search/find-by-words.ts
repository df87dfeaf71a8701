import { MAX_COUNTED_BY_WORDS } from '@kirdaar/contract/rules/limits';
import { after, type PageRange } from '#features/talent/directory/queries.ts';
import type { Selection } from '#features/talent/directory/selection.ts';
import {
  MAX_SORTED,
  type PartSearch,
  searchAll,
  searchIndex,
  searchNewest,
} from '#features/talent/word-search/queries.ts';
import {
  type ReadFrequencies,
  shareOfAll,
  shareOfBeginning,
} from '#features/talent/word-search/word-frequencies.ts';
import { findBySound, withSounds } from '#features/talent/word-sounds/find-by-sound.ts';
import { soundsAlike } from '#features/talent/word-sounds/queries.ts';
import type { Services } from '#platform/services.ts';

export interface Searching extends Pick<Services, 'searchDb' | 'now'> {
  readFrequencies: ReadFrequencies;
}

interface Part {
  /** The share of profiles expected to match. */
  share: number;
  indexed: readonly string[];
  range: PageRange;
  /** The search is complete with so many matches. */
  wanted: number;
}

/** Asking the index costs as much as reading so many of the newest profiles, plus one per two matches. */
const INDEX_COST = 6000;

/**
 * Returns a page of the profiles that contain all words, and the number of matches, counted to at least one above
 * the largest count shown. First come those with the whole words, then those with words that only begin so; both
 * newest first.
 */
export async function findByWords(
  { searchDb, now, readFrequencies }: Searching,
  selection: Selection,
  range: PageRange,
) {
  const words = [...new Set(selection.words)];
  const search = { selection, now: now(), words };
  if (words.length === 0) return { counted: 0, found: [] };
  if (selection.house?.scope === 'applicants') {
    return searchAll(searchDb, search, soundsAlike(await withSounds(searchDb, search)), range);
  }
  const frequencies = await readFrequencies(selection.house ? 'houses' : 'public');
  const find = (as: PartSearch['as'], part: Part) =>
    findPart({ ...search, as }, part, searchDb, frequencies.profiles);

  const wanted = Math.max(range.offset + range.limit, MAX_COUNTED_BY_WORDS + 1);
  const shareOf = (word: string, read: (word: string) => number | undefined) => {
    const share = read(word);
    const synonym = selection.synonyms?.get(word)?.split(' ')[0];
    const other = synonym && read(synonym);
    return typeof other === 'number' ? Math.min(1, (share ?? 0) + other) : share;
  };
  const wholeShare = shareOfAll(words.map((word) => shareOf(word, (one) => frequencies.shares.get(one))));
  const whole = await find('whole', { share: wholeShare, indexed: words, range, wanted });
  if (whole.counted >= wanted) return whole;

  const shares = words.map((word) => shareOf(word, (one) => shareOfBeginning(frequencies, one)));
  const rare = words.filter((_, place) => shares[place] === undefined);
  const begun = await find('beginning', {
    share: shareOfAll(shares) - wholeShare,
    // A beginning stands for all words that begin so. For common ones the index would take long.
    indexed: rare.length > 0 ? rare : words,
    range: after(whole, range),
    wanted: wanted - whole.counted,
  });
  const written = { counted: whole.counted + begun.counted, found: [...whole.found, ...begun.found] };
  if (written.counted >= wanted) return written;

  const heard = await findBySound(searchDb, search, after(written, range), wanted - written.counted);
  return { counted: written.counted + heard.counted, found: [...written.found, ...heard.found] };
}

/** Returns the matches in a range, and their number: exact, or at least as many as wanted. */
async function findPart(
  search: PartSearch,
  { share, indexed, range, wanted }: Part,
  db: Services['searchDb'],
  profiles: number,
) {
  const newest = newestToSearch(share, profiles, wanted);
  if (newest > 0) {
    const found = await searchNewest(db, search, { newest, matches: wanted, range });
    if (found.counted >= wanted) return found;
  }
  const found = await searchIndex(db, search, { indexed, range });
  if (found.counted <= MAX_SORTED) return found;

  const matches = range.offset + range.limit;
  const all = await searchNewest(db, search, { newest: Number.MAX_SAFE_INTEGER, matches, range });
  return all.counted < matches ? all : { ...all, counted: Math.max(wanted, all.counted) };
}

/** Returns how many of the newest profiles to look through before the index is asked, 0 for none. */
function newestToSearch(share: number, profiles: number, wanted: number): number {
  const expected = share * profiles;
  if (expected < 2 * wanted) return 0;
  const needed = wanted / share;
  // Other filters, and words that rarely appear together, need more than expected.
  return needed > INDEX_COST + expected / 2 ? 0 : Math.ceil(4 * needed);
}

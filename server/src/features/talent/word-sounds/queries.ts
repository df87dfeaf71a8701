import { sql } from 'kysely';
import {
  all,
  conditions,
  inOrder,
  type PageRange,
  visibilityConditions,
} from '#features/talent/directory/queries.ts';
import {
  contains,
  listFound,
  searchedText,
  unplanned,
  type WordSearch,
} from '#features/talent/word-search/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Sound } from '#platform/database/word-sounds.ts';

export interface SoundSearch extends WordSearch {
  sounds: readonly Sound[];
}

export interface SoundPart {
  /** What the index is asked for, in the syntax of `tsquery`; '' for nothing but one of the other words. */
  query: string;
  /** Words that a profile contains as they are written, or in the other script. */
  others: readonly Sound[];
}

/** Up to this many matches are sorted. If there are more, the newest profiles soon fill a page. */
export const MAX_SORTED_SOUNDS = 20_000;

/**
 * Asks the index for the profiles that no word search finds, and returns those in a range, newest first. Each of the
 * other words is in the profile as it is written, or the index finds the profile by it. Beyond MAX_SORTED_SOUNDS
 * matches only their number is returned.
 */
export function searchSounds(
  db: Database,
  search: SoundSearch,
  { query, others }: SoundPart,
  range: PageRange,
) {
  const { selection } = search;
  const text = searchedText(selection);
  const isChild = sql`coalesce(date_of_birth > ${selection.adultsBornUntil}, false)`;
  // Working out how a profile sounds takes long. It is needed only for children, because the index contains more of
  // their words than a search may find.
  const heard = (wanted: string, word: string | null) => {
    const asked = unplanned(wanted, 'tsquery');
    return sql`select id, listed_at, ${text} searched, ${word}::text word
      from talent where ${all(conditions(selection))} and word_vector(word_sounds(document)) @@ ${asked}
        and not ${contains(search, 'beginning')}
        and (not ${isChild} or word_vector(word_sounds(child_document)) @@ ${asked})`;
  };
  const parts = [
    ...(query ? [heard(query, null)] : []),
    ...others.flatMap(({ word, beginnings }) =>
      beginnings ? [heard(query ? `(${query}) & (${beginnings})` : beginnings, word)] : [],
    ),
  ];
  const hasOthers = others.map(
    ({ word }) => sql`(searched like ${`% ${word}%`} or coalesce(bool_or(word = ${word}), false))`,
  );
  const matches =
    others.length === 0
      ? sql`select id, listed_at from (${sql.join(parts)}) heard limit ${MAX_SORTED_SOUNDS + 1}`
      : sql`select id, listed_at from (${sql.join(parts, sql` union all `)}) heard
          group by id, listed_at, searched having ${all(hasOthers)} limit ${MAX_SORTED_SOUNDS + 1}`;
  const keys = inOrder(sql`found where (select n from counted) <= ${MAX_SORTED_SOUNDS}`, range);
  return listFound(db, search, matches, keys);
}

/** Looks for a number of the same matches among the newest profiles, and returns those in the range. */
export function searchNewestSounds(
  db: Database,
  search: SoundSearch,
  { query, others }: SoundPart,
  matches: number,
  range: PageRange,
) {
  const { selection } = search;
  const isHeard = query ? heardIn(selection, query) : sql`true`;
  // The limit inside keeps the database from any other order.
  const found = sql`select id, listed_at from (
      select * from talent where ${all(visibilityConditions(selection))}
      order by listed_at desc, id desc limit ${unplanned(Number.MAX_SAFE_INTEGER)}
    ) talent
    where ${all(conditions(selection))} and not ${contains(search, 'beginning')}
      and ${isHeard} and ${soundsAlike({ selection, sounds: others })}
    limit ${unplanned(matches)}`;
  return listFound(db, search, found, inOrder(sql`found`, range));
}

/** Whether a profile contains each word as it is written, or one in the other script that sounds so. */
export function soundsAlike({ selection, sounds }: Pick<SoundSearch, 'selection' | 'sounds'>) {
  const text = searchedText(selection);
  const each = sounds.map(({ word, isDevanagari, beginnings }) => {
    const isWritten = contains({ selection, words: [word] }, 'beginning');
    if (beginnings === '') return isWritten;
    const isHeard = heardIn(selection, beginnings);
    // Words in Latin letters are compared only with words in Devanagari, which most profiles do not have.
    return isDevanagari
      ? sql`(${isWritten} or ${isHeard})`
      : sql`(${isWritten} or (${text} ~ '[ऀ-ॿ]' and ${isHeard}))`;
  });
  return all([sql`true`, ...each]);
}

function heardIn(selection: SoundSearch['selection'], query: string) {
  return sql`word_vector(word_sounds(${searchedText(selection)})) @@ ${unplanned(query, 'tsquery')}`;
}

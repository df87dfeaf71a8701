import { type RawBuilder, sql } from 'kysely';
import {
  all,
  conditions,
  inOrder,
  listShown,
  type PageRange,
  visibilityConditions,
} from '#features/talent/directory/queries.ts';
import type { Selection } from '#features/talent/directory/selection.ts';
import type { Database } from '#platform/database/database.ts';

/** Up to this many matches of the index are sorted. If there are more, the newest profiles soon fill a page. */
export const MAX_SORTED = 2000;

export interface WordSearch {
  selection: Selection;
  now: Date;
  words: readonly string[];
}

export interface PartSearch extends WordSearch {
  /** Profiles that contain each word, or the others, in which some word only begins so. */
  as: 'whole' | 'beginning';
}

/** The words in the index of one of the lists, as the database last analysed it. */
export interface IndexedWords {
  is_public: boolean;
  profiles: number;
  /** The most common words and the share of profiles that contain each. */
  words: string[];
  shares: number[];
}

/** Returns the statistics of the word indexes; without a row, an index was not analysed yet. */
export async function listIndexedWords(db: Database): Promise<IndexedWords[]> {
  const { rows } = await sql<IndexedWords>`
    select relname = 'talent_by_words' is_public, reltuples::float8 profiles,
      most_common_elems::text::text[] words, most_common_elem_freqs shares
    from pg_class join pg_stats on tablename = relname and schemaname = relnamespace::regnamespace::text
    where pg_class.oid in ('talent_by_words'::regclass, 'talent_for_houses_by_words'::regclass)
      and most_common_elems is not null`.execute(db);
  return rows;
}

/** Looks through a small selection: whole words come first, words that only sound alike last. */
export function searchAll(
  db: Database,
  search: WordSearch,
  soundsAlike: RawBuilder<unknown>,
  range: PageRange,
) {
  const begins = contains(search, 'beginning');
  const matches = all([...conditions(search.selection), sql`(${begins} or ${soundsAlike})`]);
  const order = sql`is_whole desc, begins desc, listed_at desc, id desc`;
  const found = sql`select id, listed_at, ${contains(search, 'whole')} is_whole, ${begins} begins
    from talent where ${matches}`;
  const keys = sql`select * from found order by ${order} limit ${range.limit} offset ${range.offset}`;
  return listFound(db, search, found, keys, order);
}

/** Looks for a number of matches among the newest profiles, and returns those in the range, newest first. */
export function searchNewest(
  db: Database,
  search: PartSearch,
  { newest, matches, range }: { newest: number; matches: number; range: PageRange },
) {
  const isListed = all(visibilityConditions(search.selection));
  // The limit inside keeps the database from any other order.
  const found = sql`select id, listed_at from (
      select * from talent where ${isListed} order by listed_at desc, id desc limit ${unplanned(newest)}
    ) talent where ${matching(search)} limit ${unplanned(matches)}`;
  return listFound(db, search, found, inOrder(sql`found`, range));
}

/**
 * Asks the word index, for some of the words if the others are too common to narrow the search. Beyond
 * MAX_SORTED matches only their number is returned, as MAX_SORTED + 1.
 */
export function searchIndex(
  db: Database,
  search: PartSearch,
  { indexed, range }: { indexed: readonly string[]; range: PageRange },
) {
  const asked = (words: string) =>
    words
      .split(' ')
      .map((word) => (search.as === 'whole' ? `'${word}'` : `'${word}':*`))
      .join(' & ');
  const query = indexed
    .map((word) =>
      [word, search.selection.synonyms?.get(word)].flatMap((one) => (one ? `(${asked(one)})` : [])),
    )
    .map((spellings) => `(${spellings.join(' | ')})`)
    .join(' & ');
  const found = sql`select id, listed_at from talent
    where ${matching(search)} and word_vector(document) @@ ${unplanned(query, 'tsquery')} limit ${MAX_SORTED + 1}`;
  const keys = inOrder(sql`found where (select n from counted) <= ${MAX_SORTED}`, range);
  return listFound(db, search, found, keys);
}

/** Returns the profiles of `keys`, which selects from the CTE `found`, with the number of all found. */
export function listFound(
  db: Database,
  { selection, now }: Pick<WordSearch, 'selection' | 'now'>,
  found: RawBuilder<unknown>,
  keys: RawBuilder<unknown>,
  order?: RawBuilder<unknown>,
) {
  const source = sql`found as materialized (${found}),
    counted as materialized (select count(*)::int n from found),
    keys as (${keys})`;
  return listShown(db, source, selection, now, order);
}

/** Hides a value from the planner, which would plan each search afresh for it: that takes longer than most searches. */
export function unplanned(value: unknown, type = 'bigint') {
  return sql`(select ${value}::${sql.raw(type)})`;
}

function matching(search: PartSearch) {
  const whole = contains(search, 'whole');
  return all([
    ...conditions(search.selection),
    contains(search, 'beginning'),
    search.as === 'whole' ? whole : sql`not ${whole}`,
  ]);
}

/** What a profile is found by. A child is found only by the name shown. */
export function searchedText({ adultsBornUntil }: Selection) {
  return sql`(case when date_of_birth > ${adultsBornUntil} then child_document else document end)`;
}

/** Whether a profile contains all words, or words that begin so. */
export function contains(
  { selection, words }: Pick<WordSearch, 'selection' | 'words'>,
  as: PartSearch['as'],
) {
  const document = searchedText(selection);
  const end = as === 'whole' ? ' ' : '';
  const pattern = (word: string) => `% ${word}${end}%`;
  // The cast makes the patterns a value: `all(select …)` would compare with rows.
  const like = (patterns: string[]) => sql`(${unplanned(patterns, 'text[]')}::text[])`;
  const spelt = words.flatMap((word) => {
    const synonym = selection.synonyms?.get(word);
    return synonym ? [like([word, synonym].map(pattern))] : [];
  });
  const others = words.filter((word) => !selection.synonyms?.has(word)).map(pattern);
  return all([
    sql`(${document} || ${end}) like all${like(others)}`,
    ...spelt.map((patterns) => sql`(${document} || ${end}) like any${patterns}`),
  ]);
}

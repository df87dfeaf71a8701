import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { MAX_COUNTED_BY_WORDS } from '@kirdaar/contract/rules/limits';
import type { Database } from '#platform/database/database.ts';
import { listSounds } from '#platform/database/word-sounds.ts';

/**
 * Lists the casting calls with the words of a search. If they are few, or if the search is in Devanagari, which has many
 * spellings, words count too that sound alike in the other script.
 */
export async function findInEitherScript<Found extends { total: number }>(
  db: Database,
  filter: JobFilter,
  list: (heard?: string) => Promise<Found>,
): Promise<Found> {
  if (!/[ऀ-ॿ]/.test(filter.search ?? '')) {
    const written = await list();
    if (!filter.search || written.total >= MAX_COUNTED_BY_WORDS) return written;
  }
  return list(await hearSearch(db, filter));
}

/**
 * Returns the words of casting calls that match a search because they sound alike, as a query of `job_words`. A single letter
 * is looked for only as it is written: too many words begin with its sound.
 */
export async function hearSearch(db: Database, { search = '' }: JobFilter): Promise<string> {
  if (search === '') return '';
  const words = await listSounds(db, search, '=');
  return words
    .map(({ word, beginnings }) =>
      beginnings === '' || word.length === 1 ? `'${word}':*` : `('${word}':* | ${beginnings})`,
    )
    .join(' & ');
}

import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { MAX_COUNTED_BY_WORDS } from '@kirdaar/contract/rules/limits';
import type { Database } from '#platform/database/database.ts';
import { listSounds } from '#platform/database/word-sounds.ts';

/** Searches by sound too if few match, or if the search is in Devanagari, which has many spellings. */
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

/** Returns a query of `job_words`. A single letter does not match by sound: too many words begin with it. */
export async function hearSearch(db: Database, { search = '' }: JobFilter): Promise<string> {
  if (search === '') return '';
  const words = await listSounds(db, search, '=');
  return words
    .map(({ word, beginnings }) =>
      beginnings === '' || word.length === 1 ? `'${word}':*` : `('${word}':* | ${beginnings})`,
    )
    .join(' & ');
}

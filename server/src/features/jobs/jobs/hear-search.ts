import { cityAlone, findCanonical } from '@kirdaar/contract/canonical';
import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { MAX_COUNTED_BY_WORDS } from '@kirdaar/contract/rules/limits';
import { searchWords } from '#features/talent/word-search/search-words.ts';
import type { Database } from '#platform/database/database.ts';
import { listSounds } from '#platform/database/word-sounds.ts';

/** Queries of `job_words` for the search and for each text that is on no list; empty ones ask for nothing. */
export type Heard = Record<'search' | TextFilter, string>;
export type TextFilter = 'city' | 'language' | 'project_type';

export const UNHEARD: Heard = { search: '', city: '', language: '', project_type: '' };

/** Searches by sound too if few match, or if the search is in Devanagari, which has many spellings. */
export async function findInEitherScript<Found extends { total: number }>(
  db: Database,
  filter: JobFilter,
  list: (heard?: Heard) => Promise<Found>,
): Promise<Found> {
  const texts = [
    filter.search,
    ...(['city', 'language', 'project_type'] as const).map((name) => unlisted(filter, name)),
  ];
  if (!/[ऀ-ॿ]/.test(texts.join(' '))) {
    const written = await list();
    if (!texts.some(Boolean) || written.total >= MAX_COUNTED_BY_WORDS) return written;
  }
  return list(await hearSearch(db, filter));
}

/** A single letter does not match by sound: too many words begin with it. */
export async function hearSearch(db: Database, filter: JobFilter): Promise<Heard> {
  return {
    search: await hearWords(db, filter.search ?? ''),
    city: await hearText(db, unlisted(filter, 'city')),
    language: await hearText(db, unlisted(filter, 'language')),
    project_type: await hearText(db, unlisted(filter, 'project_type')),
  };
}

/** Returns the words of a search of casting calls. */
export function jobWords(search: string) {
  const typed = search.split(/\s+/).filter((word) => word !== '');
  return searchWords(typed, ['city', 'state', 'language', 'project_type', 'skill']);
}

function unlisted(filter: JobFilter, name: TextFilter): string {
  const text = filterText(filter, name);
  return findCanonical(name, text) ? '' : text;
}

/** Returns what a filter compares with the words of a casting call. */
export function filterText(filter: JobFilter, name: TextFilter): string {
  const text = filter[name] ?? '';
  return name === 'city' ? cityAlone(text) : text;
}

async function hearWords(db: Database, search: string): Promise<string> {
  if (search === '') return '';
  const { words, synonyms } = jobWords(search);
  const sounds = await listSounds(db, words.join(' '), '=', synonyms);
  return sounds
    .map(({ word, beginnings }) =>
      beginnings === '' || word.length === 1 ? `'${word}':*` : `('${word}':* | ${beginnings})`,
    )
    .join(' & ');
}

async function hearText(db: Database, text: string): Promise<string> {
  const sounds = text ? await listSounds(db, text, '=') : [];
  return sounds.map(({ word, same }) => (same ? `(${same})` : `'${word}'`)).join(' & ');
}

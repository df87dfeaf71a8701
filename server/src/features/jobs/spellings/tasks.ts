import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  allSpellings,
  canonical,
  canonicalCity,
  canonicalList,
  canonicalText,
} from '@kirdaar/contract/canonical';
import type { Search } from '@kirdaar/contract/jobs/saved-searches';
import { heightInCm } from '@kirdaar/contract/rules/body-measures';
import {
  findVersion,
  listHeights,
  listSpelt,
  type SpeltColumn,
  updateHeights,
  updateSpelt,
  upsertVersion,
} from '#features/jobs/spellings/queries.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 500;
/** Raise it when values are read in another way. */
const READING = 1;

const text = (kind: Parameters<typeof canonicalText>[0]) => (value: unknown) =>
  canonicalText(kind, String(value));
// The casts are safe: these columns are lists of texts.
const list = (kind: Parameters<typeof canonicalList>[0]) => (value: unknown) =>
  canonicalList(kind, value as string[]);

const columns: [SpeltColumn, write: (value: unknown) => unknown][] = [
  [{ table: 'talent', column: 'city' }, (city) => canonicalCity(String(city))],
  [{ table: 'talent', column: 'state' }, (state) => canonical('state', String(state))],
  [{ table: 'talent', column: 'languages' }, list('language')],
  [{ table: 'talent', column: 'skills' }, list('skill')],
  [{ table: 'job', column: 'city_location' }, text('city')],
  [{ table: 'job', column: 'language_required' }, text('language')],
  [{ table: 'job', column: 'skills_needed' }, text('skill')],
  [{ table: 'job', column: 'project_type', locked: 'by applications' }, text('project_type')],
  // The cast is safe: the contract validates what is written.
  [{ table: 'saved_search', column: 'filters' }, (value) => speltFilters(value as Search['filters'])],
];

function speltFilters({ city, language, project_type, ...filters }: Search['filters']): Search['filters'] {
  return {
    ...filters,
    ...(city && { city: canonicalCity(city) }),
    ...(language && { language: canonicalText('language', language) }),
    ...(project_type && { project_type: canonicalText('project_type', project_type) }),
  };
}

/** Stores one spelling of what was stored before its spelling was known. */
async function storeSpellings({ db }: Services) {
  const digest = createHash('sha256').update(`${READING} ${allSpellings()}`).digest('base64url');
  if ((await findVersion(db))?.digest === digest) return;
  for (const [column, write] of columns) {
    const changes = (await listSpelt(db, column)).flatMap((before) => {
      const after = write(before);
      return isDeepStrictEqual(before, after) ? [] : [{ before, after }];
    });
    if (changes.length === 0) continue;
    while ((await updateSpelt(db, column, changes, AT_ONCE)) > 0);
  }
  for (const { height } of await listHeights(db)) {
    const cm = heightInCm(height);
    if (cm) await updateHeights(db, height, cm);
  }
  await upsertVersion(db, digest);
}

/** Queued at every start; does nothing unless the release knows other spellings than the one before. */
export const respell: Task = { name: 'store-known-spellings', seconds: 3600, run: storeSpellings };

import type { Search } from '@kirdaar/contract/saved-searches';
import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

const columns = ['id', 'name', 'created_at'] as const;
// Stored by the contract's schema alone.
const filters = sql<Search['filters']>`filters`.as('filters');

/** A talent's saved searches, the oldest first. */
export function listSavedSearches(db: Database, talent_id: string) {
  return db
    .selectFrom('saved_search')
    .select([...columns, filters])
    .where('talent_id', '=', talent_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a search, or returns the same one that is there; undefined if the name stands for other filters. */
export function insertSavedSearch(db: Database, talent_id: string, search: Search, now: Date) {
  return db
    .insertInto('saved_search')
    .values({
      talent_id,
      name: search.name,
      filters: JSON.stringify(search.filters),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .expression(nameOfTalent)
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') }))
        .where(sql<boolean>`saved_search.filters = excluded.filters`),
    )
    .returning([...columns, filters])
    .executeTakeFirst();
}

/** Changes a search of this talent; undefined if there is none. */
export function updateSavedSearch(
  db: Database,
  talent_id: string,
  id: string,
  { name, filters: kept }: Search,
) {
  return db
    .updateTable('saved_search')
    .set({ name, filters: JSON.stringify(kept) })
    .where('talent_id', '=', talent_id)
    .where('id', '=', id)
    .returning([...columns, filters])
    .executeTakeFirst();
}

/** Forgets a search of this talent; undefined if there is none. */
export function deleteSavedSearch(db: Database, talent_id: string, id: string) {
  return db
    .deleteFrom('saved_search')
    .where('talent_id', '=', talent_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

const nameOfTalent = sql`talent_id, lower(name)`;

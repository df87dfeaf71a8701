import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Selects the current address of the `talent` of a query; null for a child, whose surname it would tell. */
export function addressAt(now: Date) {
  return sql<string | null>`(
    select slug from talent_address
    where talent_id = talent.id and is_current and adult_on(talent.date_of_birth) <= ${dayInIndia(now)}
  )`;
}

export function findTalentByAddress(db: Database, slug: string) {
  return db.selectFrom('talent_address').select('talent_id').where('slug', '=', slug).executeTakeFirst();
}

/**
 * Gives an address to those whose page has become public since a day, because they are of age, and to those who have
 * one without their name, which was in an Indian script.
 */
export function insertMissingAddresses(db: Database, since: string, today: string) {
  return sql`
    select give_address(id, name) from talent
    where public_from between ${since} and ${today}
      and not exists (select from talent_address where talent_id = talent.id and is_current)
      or public_from <= ${today} and name ~ '[\\u0900-\\u0d7f]' and exists (
        select from talent_address
        where talent_id = talent.id and is_current and slug ~ '^talent(-[0-9a-f]+)?$')
  `.execute(db);
}

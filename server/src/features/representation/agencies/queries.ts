import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import { isActive } from '#features/representation/acting/queries.ts';
import { addressAt } from '#features/talent/addresses/queries.ts';
import { selectPublicTalent } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';

export function findAgency(db: Database, id: string) {
  return db
    .selectFrom('talent')
    .select(['name', 'profile_type', sql<boolean>`is_verified_agency(id)`.as('verified')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the clients who are public themselves and let the page of the agency show them. */
export function listShownClients(db: Database, agencyId: string, now: Date) {
  return selectPublicTalent(db, now)
    .innerJoin('mandate', 'mandate.talent_id', 'talent.id')
    .select([
      'talent.id',
      'talent.name',
      'age',
      'gender',
      'city',
      'image',
      'hair_color',
      'body_type',
      'beard',
    ])
    .select(['eye_color', 'profile_type as profileType', addressAt(now).as('slug')])
    .where('mandate.holder_id', '=', agencyId)
    .where('kind', '=', 'agency')
    .where('shown_publicly', '=', true)
    .where(isActive(now))
    .orderBy('talent.name')
    .orderBy('talent.id')
    .limit(MAX_LIST)
    .execute();
}

import { type Insertable, sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { isActive } from '#features/representation/acting/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Package } from '#platform/database/database-types.generated.ts';

/** Whether a package may show the talent: adults who have chosen that the public, or who has a link, sees them. */
export function canBeShown(now: Date) {
  return sql<boolean>`coalesce(not account.managed and account.verified_at is not null
    and talent.visibility in ('public', 'link') and not ${isChild(now)}
    and opens_on(talent.id, talent.date_of_birth, talent.visibility_chosen_at) < 'infinity', false)`;
}

const linkColumns = [
  'id',
  'title as label',
  'created_at',
  'expires_at',
  'revoked_at',
  'opened',
  'token_hash',
  sql<number>`(select count(*)::int from package_client where package_id = package.id)`.as('clients'),
] as const;

export function listPackages(db: Database, agencyId: string) {
  return db
    .selectFrom('package')
    .select(linkColumns)
    .where('agency_id', '=', agencyId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores a package; a repeated request finds the one it already created. */
export async function insertPackage(db: Database, row: Insertable<Package>, mandates: readonly string[]) {
  const { id, agency_id, request_id } = row;
  const inserted = await db
    .insertInto('package')
    .values(row)
    .onConflict((conflict) => conflict.columns(['agency_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    const clients = mandates.map((mandate_id, position) => ({
      package_id: String(id),
      mandate_id,
      position,
    }));
    await db.insertInto('package_client').values(clients).execute();
  }
  return db
    .selectFrom('package')
    .select(linkColumns)
    .where('agency_id', '=', agency_id)
    .where('request_id', '=', request_id)
    .executeTakeFirstOrThrow();
}

/** Ends a package at once. Returns undefined if there is none. */
export function updateToRevoked(db: Database, agencyId: string, id: string, now: Date) {
  return db
    .updateTable('package')
    .set({ revoked_at: sql<string>`coalesce(revoked_at, ${now.toISOString()})` })
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Returns the package of a token while it works, and its agency is verified. */
export function findShared(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('package')
    .innerJoin('talent as agency', 'agency.id', 'agency_id')
    .select(['package.id', 'agency_id', 'agency.name as agency_name', 'title as label', 'note', 'expires_at'])
    .select(sql<boolean>`coalesce(agency.public_from <= ${now.toISOString()}, false)`.as('agency_is_public'))
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where(sql<boolean>`is_verified_agency(agency_id)`)
    .executeTakeFirst();
}

/** Lists who a package shows now, in its order. */
export async function listShownIn(db: Database, packageId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('package_client')
    .innerJoin('mandate', 'mandate.id', 'mandate_id')
    .innerJoin('talent', 'talent.id', 'mandate.talent_id')
    .innerJoin('account', 'account.id', 'mandate.talent_id')
    .select('talent.id')
    .where('package_id', '=', packageId)
    .where(isActive(now))
    .where(canBeShown(now))
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

export function addOpening(db: Database, id: string) {
  return db.updateTable('package').set({ opened: sql`opened + 1` }).where('id', '=', id).execute();
}

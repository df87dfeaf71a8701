import type { Database } from '#platform/database/database.ts';

interface Identity {
  kind: string;
  fingerprint: Buffer;
}

export async function findBannedIdentity(db: Database, identities: Identity[]): Promise<boolean> {
  const found = await db
    .selectFrom('banned_identity')
    .select('kind')
    .where((eb) => eb.or(identities.map(({ kind, fingerprint }) => eb.and({ kind, fingerprint }))))
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the contacts and identity fingerprints of a house's owners, with its GST number. */
export function listOwnersToBan(db: Database, houseId: string) {
  return db
    .selectFrom('account')
    .innerJoin('production_house', 'production_house.id', 'production_house_id')
    .select(['account.email', 'mobile', 'pan_fingerprint', 'aadhaar_fingerprint', 'gst_no'])
    .where('production_house.id', '=', houseId)
    .where('team_role', '=', 'owner')
    .where('removed_at', 'is', null)
    .execute();
}

export function insertBannedIdentities(db: Database, banned_house: string, identities: Identity[]) {
  return db
    .insertInto('banned_identity')
    .values(identities.map((identity) => ({ banned_house, ...identity })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lets the owners of a house register again, after its ban has ended. */
export function deleteBannedIdentities(db: Database, houseId: string) {
  return db.deleteFrom('banned_identity').where('banned_house', '=', houseId).execute();
}

import type { StoredMember } from '@kirdaar/contract/accounts/identity';
import { findHouseOfAccount } from '#features/accounts/identity/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns what the browser stores about a production house and its logged-in team member. */
export async function readStoredHouse(db: Database, accountId: string): Promise<StoredMember> {
  const house = await findHouseOfAccount(db, accountId);
  return { ...house, image: house.profile_photo };
}

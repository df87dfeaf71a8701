import type { StoredMember } from '@kirdaar/contract/identity';
import { findHouseOfAccount } from '#features/identity/queries.ts';
import type { Database } from '#platform/database.ts';

/** What the browser keeps of a production house, and of who of its team is logged in. */
export async function readStoredHouse(db: Database, accountId: string): Promise<StoredMember> {
  const house = await findHouseOfAccount(db, accountId);
  return { ...house, image: house.profile_photo };
}

import type { StoredHouse } from '@kirdaar/contract/identity';
import { findHouseOfAccount } from '#features/identity/queries.ts';
import type { Database } from '#platform/database.ts';

/** What the browser keeps of a production house. */
export async function readStoredHouse(db: Database, accountId: string): Promise<StoredHouse> {
  const house = await findHouseOfAccount(db, accountId);
  return { ...house, image: house.profile_photo };
}

import type { Inventory } from '#features/data-exports/held.ts';
import { heldByAccounts } from '#features/data-exports/held-by-accounts.ts';
import { heldByBuyers } from '#features/data-exports/held-by-buyers.ts';
import { heldByHouses } from '#features/data-exports/held-by-houses.ts';
import { heldByTalents } from '#features/data-exports/held-by-talents.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';

/** All that is held on whoever has an account of a role. */
export const inventories: Record<AccountRole, Inventory> = {
  talent: joined(heldByAccounts, heldByTalents, heldByBuyers),
  production: joined(heldByAccounts, heldByHouses),
};

function joined(...inventories: Inventory[]): Inventory {
  return {
    held: inventories.flatMap(({ held }) => held),
    leftOut: Object.assign({}, ...inventories.map(({ leftOut }) => leftOut)),
  };
}

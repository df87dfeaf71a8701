import { accountInventory } from '#features/privacy/data-exports/account-inventory.ts';
import { buyerInventory } from '#features/privacy/data-exports/buyer-inventory.ts';
import { houseInventory } from '#features/privacy/data-exports/house-inventory.ts';
import type { Inventory } from '#features/privacy/data-exports/inventory-entry.ts';
import { receivedInventory } from '#features/privacy/data-exports/received-inventory.ts';
import { sentInventory } from '#features/privacy/data-exports/sent-inventory.ts';
import { talentInventory } from '#features/privacy/data-exports/talent-inventory.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

/** The data held on accounts of each role. */
export const inventories: Record<AccountRole, Inventory> = {
  talent: joined(accountInventory, talentInventory, sentInventory, buyerInventory),
  production: joined(accountInventory, houseInventory, receivedInventory),
};

function joined(...inventories: Inventory[]): Inventory {
  return {
    held: inventories.flatMap(({ held }) => held),
    leftOut: Object.assign({}, ...inventories.map(({ leftOut }) => leftOut)),
  };
}

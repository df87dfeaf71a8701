import { accountInventory } from '#features/privacy/export-archive/account-inventory.ts';
import { houseInventory } from '#features/privacy/export-archive/house-inventory.ts';
import type { Inventory } from '#features/privacy/export-archive/inventory-entry.ts';
import { talentInventory } from '#features/privacy/export-archive/talent-inventory.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';

/** The data held on accounts of each role. */
export const inventories: Record<AccountRole, Inventory> = {
  talent: withAccount(talentInventory),
  production: withAccount(houseInventory),
};

function withAccount({ held, leftOut }: Inventory): Inventory {
  return {
    held: [...accountInventory.held, ...held],
    leftOut: { ...accountInventory.leftOut, ...leftOut },
  };
}

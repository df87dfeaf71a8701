import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { useOutletContext } from 'react-router';
import { AreaTabs } from '#features/admin/AreaTabs.tsx';
import { adminPaths } from '#features/admin/admin-paths.ts';
import * as words from '#words/admin/money.ts';

const tabs = [
  { to: adminPaths.orders, label: words.orders },
  { to: adminPaths.gst, label: words.gst },
  { to: adminPaths.planPrices, label: words.prices },
];

/** Leads from one page about money to the others; support sees only orders. */
export function MoneyTabs() {
  const { role } = useOutletContext<{ role: StaffRole }>();
  if (role === 'support') return null;
  return <AreaTabs label={words.tabs} tabs={tabs} />;
}

import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { NavLink, useOutletContext } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { classNames } from '#ui/class-names.ts';
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
  return (
    <nav aria-label={words.tabs} className="flex flex-wrap gap-1 border-line border-b">
      {tabs.map(({ to, label }) => (
        <NavLink key={to} to={to} end className={tabLook}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function tabLook({ isActive }: { isActive: boolean }): string {
  return classNames(
    '-mb-px flex min-h-11 items-center border-b-3 px-4 font-semibold',
    isActive ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
  );
}

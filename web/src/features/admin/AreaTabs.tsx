import { NavLink } from 'react-router';
import { classNames } from '#ui/class-names.ts';

interface AreaTabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

/** Leads from one page about a subject to the others. */
export function AreaTabs({ label: name, tabs }: AreaTabsProps) {
  return (
    <nav aria-label={name} className="flex flex-wrap gap-1 border-line border-b">
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

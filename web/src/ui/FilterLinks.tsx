import { Link } from 'react-router';
import { countText } from '#ui/count-text.ts';

interface FilterLinksProps {
  label: string;
  links: readonly { to: string; label: string; count?: number; current: boolean }[];
}

/** The choices of a filter in the URL, each with the number of items that it finds. */
export function FilterLinks({ label: name, links }: FilterLinksProps) {
  return (
    <nav aria-label={name} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex w-max gap-2 py-1">
        {links.map(({ to, label, count, current }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-control px-4 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night"
            >
              {label}
              {count !== undefined && <span className="tabular-nums opacity-75">{countText(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

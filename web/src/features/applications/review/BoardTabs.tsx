import { type ApplicationStatus, applicationStatuses } from '@kirdaar/contract/rules/vocabulary';
import { Link, useSearchParams } from 'react-router';
import { columnTitles } from '#features/applications/review/columns.ts';

interface BoardTabsProps {
  counts: Readonly<Record<ApplicationStatus, number>>;
  shown: ApplicationStatus;
}

/** Selects the column on screens with room for only one; the column is part of the URL. */
export function BoardTabs({ counts, shown }: BoardTabsProps) {
  const [search] = useSearchParams();

  function addressOf(status: ApplicationStatus): string {
    const next = new URLSearchParams(search);
    next.set('column', status);
    return `?${next}`;
  }

  return (
    <nav aria-label="Columns" className="-mx-4 overflow-x-auto px-4 lg:hidden">
      <ul className="flex w-max gap-2 pb-1">
        {applicationStatuses.map((status) => (
          <li key={status}>
            <Link
              to={addressOf(status)}
              replace
              preventScrollReset
              aria-current={status === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-control px-4 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night"
            >
              {columnTitles[status]}
              <span className="tabular-nums opacity-75">{counts[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

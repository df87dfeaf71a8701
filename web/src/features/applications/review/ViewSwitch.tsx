import { LayoutGrid, SquareKanban } from 'lucide-react';
import { Link } from 'react-router';
import { path } from '#paths.ts';

interface ViewSwitchProps {
  jobId: string;
  shown: 'cards' | 'board';
}

/** Switches between the two views of a casting call's applicants. */
export function ViewSwitch({ jobId, shown }: ViewSwitchProps) {
  const address = path('jobApplicants', { id: jobId });
  const views = [
    { view: 'cards', to: address, label: 'Cards', Icon: LayoutGrid },
    { view: 'board', to: `${address}?view=board`, label: 'Board', Icon: SquareKanban },
  ];
  return (
    <nav aria-label="View" className="flex rounded-control border border-control p-0.5">
      {views.map(({ view, to, label, Icon }) => (
        <Link
          key={view}
          to={to}
          aria-current={view === shown ? 'page' : undefined}
          className="flex min-h-10 items-center gap-2 rounded-lg px-4 font-semibold text-sm hover:bg-sunken aria-[current=page]:bg-night aria-[current=page]:text-on-night"
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

import { GalleryVertical, LayoutGrid, SquareKanban } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { boardUrl, reviewUrl } from '#features/applications/review/board-url.ts';
import * as words from '#words/applications/board.ts';

interface ViewSwitchProps {
  jobId: string;
  shown?: 'grid' | 'board' | 'triage';
  /** The application at which the user begins to go through a column one by one. */
  first?: string | undefined;
}

export function ViewSwitch({ jobId, shown, first }: ViewSwitchProps) {
  const [search] = useSearchParams();
  const views = [
    { view: 'grid', to: boardUrl(jobId, search, 'grid'), label: words.view_faces, Icon: LayoutGrid },
    { view: 'board', to: boardUrl(jobId, search, 'board'), label: words.columns, Icon: SquareKanban },
  ];
  if (first) {
    const to = reviewUrl(jobId, first, search);
    views.push({ view: 'triage', to, label: words.view_one, Icon: GalleryVertical });
  }
  return (
    <nav aria-label={words.views} className="flex shrink-0 rounded-control border border-control p-0.5">
      {views.map(({ view, to, label, Icon }) => (
        <Link
          key={view}
          to={to}
          aria-current={view === shown ? 'page' : undefined}
          title={label}
          className="flex min-h-10 items-center gap-2 rounded-lg px-3 font-semibold text-sm hover:bg-sunken aria-[current=page]:bg-night aria-[current=page]:text-on-night"
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="max-sm:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  );
}

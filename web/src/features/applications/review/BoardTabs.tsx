import { type ApplicationStage, stagesOf } from '@kirdaar/contract/rules/review';
import { Link, useSearchParams } from 'react-router';
import type { Board } from '#features/applications/review/board-state.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

interface BoardTabsProps {
  board: Board;
  shown: ApplicationStage;
  /** Whether the layout shows one column also on a large screen. */
  isGrid: boolean;
}

/** Selects the column on screens with room for only one; the column is part of the URL. */
export function BoardTabs({ board: { counts, stageNames }, shown, isGrid }: BoardTabsProps) {
  const [search] = useSearchParams();

  return (
    <nav
      aria-label={words.columns}
      className={classNames('-mx-4 overflow-x-auto px-4', !isGrid && 'lg:hidden')}
    >
      <ul className="flex w-max gap-2 pb-1">
        {stagesOf(stageNames).map((status) => (
          <li key={status}>
            <Link
              to={columnUrl(search, status)}
              replace
              preventScrollReset
              aria-current={status === shown ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-control px-4 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night"
            >
              {stage_name(status, stageNames)}
              <span className="tabular-nums opacity-75">{counts[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function columnUrl(search: URLSearchParams, column: ApplicationStage): string {
  const next = new URLSearchParams(search);
  next.set('column', column);
  return `?${next}`;
}

import { ArrowLeft, ArrowRight, Keyboard, SquareKanban } from 'lucide-react';
import { columnTitles } from '#features/applications/review/columns.ts';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

interface TriageNavProps {
  queue: ReturnType<typeof useQueue>;
  onShortcuts: () => void;
}

/** Links back to the board and on to the next application of the column. */
export function TriageNav({ queue: { board, column, position, go }, onShortcuts }: TriageNavProps) {
  return (
    <nav aria-label="Applications" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ButtonLink to={board} variant="quiet" className="-ml-5">
        <SquareKanban aria-hidden className="size-4" />
        Board
      </ButtonLink>
      {position && (
        <p className="text-muted text-sm tabular-nums">
          {columnTitles[column]}: {position}
        </p>
      )}
      <div className="ml-auto flex items-center gap-2">
        <IconButton
          label="Keyboard shortcuts"
          Icon={Keyboard}
          onClick={onShortcuts}
          className="max-lg:hidden"
        />
        <Button
          variant="secondary"
          aria-keyshortcuts="k"
          aria-label="Previous"
          onClick={() => go(-1)}
          className="px-3!"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Button>
        <Button variant="secondary" aria-keyshortcuts="j" onClick={() => go(1)}>
          Next
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </nav>
  );
}

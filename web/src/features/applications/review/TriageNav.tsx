import { ArrowLeft, ArrowRight, Keyboard } from 'lucide-react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';

interface TriageNavProps {
  context: BoardContext;
  queue: ReturnType<typeof useQueue>;
}

/** Links back to the board and on to the next application of the column. */
export function TriageNav({ context, queue: { card, column, position, go } }: TriageNavProps) {
  const { jobId, selection, toggle, showShortcuts } = context;
  return (
    <nav aria-label={words.applications} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ViewSwitch jobId={jobId} shown="triage" first={card.application_id} />
      <label className="flex min-h-10 items-center gap-2 pl-1 font-medium text-sm">
        <input
          type="checkbox"
          checked={selection.ids.has(card.application_id)}
          onChange={() => toggle(card.application_id, false)}
          aria-keyshortcuts="x"
          className="size-5"
        />
        {words.selected}
      </label>
      {position && (
        <p className="text-muted text-sm tabular-nums">
          {stage_name(column, context.store.board.stageNames)}: {position}
        </p>
      )}
      <div className="ml-auto flex items-center gap-2">
        <IconButton
          label={words.shortcuts}
          Icon={Keyboard}
          onClick={showShortcuts}
          className="max-lg:hidden"
        />
        <Button
          variant="secondary"
          aria-keyshortcuts="k"
          aria-label={words.previous}
          onClick={() => go(-1)}
          className="px-3!"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Button>
        <Button variant="secondary" aria-keyshortcuts="j" onClick={() => go(1)}>
          {words.next}
          <ArrowRight aria-hidden className="size-5" />
        </Button>
      </div>
    </nav>
  );
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import { ArrowLeft, ArrowRight, Keyboard } from 'lucide-react';
import { useRef } from 'react';
import { ApplicantReview } from '#features/applications/review/ApplicantReview.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { useQueue } from '#features/applications/review/use-queue.ts';
import { useReviewShortcuts } from '#features/applications/review/use-review-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';

interface TriageProps {
  context: BoardContext;
  /** The application in the URL, from which the user steps on. */
  opened: BoardCard;
}

/** One application with everything needed to decide about it, the way back to the board and on to the next. */
export function Triage({ context, opened }: TriageProps) {
  const { jobId, board, store, selection, showShortcuts } = context;
  const queue = useQueue(context, opened);
  const { column, card, position, go } = queue;
  const note = useRef<HTMLTextAreaElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useReviewShortcuts(
    context,
    { current: queue.latestCard, go, move: (_, to) => queue.move(to) },
    { v: () => togglePlay(stage.current), n: () => note.current?.focus() },
  );

  return (
    <div className="flex flex-col gap-5 pb-24 lg:pb-0">
      <nav aria-label={words.applications} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ViewSwitch jobId={jobId} shown="triage" first={card.application_id} />
        <label className="flex min-h-10 items-center gap-2 pl-1 font-medium text-sm">
          <input
            type="checkbox"
            checked={selection.ids.has(card.application_id)}
            onChange={() => store.toggle(card.application_id, false)}
            aria-keyshortcuts="x"
            className="size-5"
          />
          {words.selected}
        </label>
        {position && (
          <p className="text-muted text-sm tabular-nums">
            {stage_name(column, board.stageNames)}: {position}
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
      <ApplicantReview key={card.application_id} context={context} queue={queue} note={note} stage={stage} />
    </div>
  );
}

/** Plays or pauses the video or recording that is shown large. */
function togglePlay(stage: HTMLElement | null) {
  const media = stage?.querySelector<HTMLMediaElement>('video, audio');
  if (!media?.paused) return media?.pause();
  // Not awaited: on a slow connection the next key must not wait for the video.
  media.play().catch(() => undefined);
}

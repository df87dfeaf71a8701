import type { MoveStage } from '@kirdaar/contract/rules/review';
import { MessageSquare, Share2, X } from 'lucide-react';
import { useState } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { canMove } from '#features/applications/review/board-store.ts';
import { CompCardsButton } from '#features/applications/review/CompCardsButton.tsx';
import { MessageDialog } from '#features/applications/review/MessageDialog.tsx';
import { MoveMenu } from '#features/applications/review/MoveMenu.tsx';
import { ShareDialog } from '#features/applications/review/ShareDialog.tsx';
import { noSelection } from '#features/applications/review/selection.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import * as words from '#words/applications/board.ts';
import * as common from '#words/ui/common.ts';

interface BulkBarProps {
  context: BoardContext;
  /** The selected applications. */
  ids: readonly string[];
}

/** The actions for all selected applicants. */
export function BulkBar({ context: { jobId, title, store, board }, ids }: BulkBarProps) {
  const [open, setOpen] = useState<'message' | 'share'>();
  const mayMove = useMayWrite();
  const mayShare = useMayWrite('owner');
  const cards = ids.flatMap((id) => board.cards[id] ?? []);
  const clear = () => store.set({ selection: noSelection });

  function move(stage: MoveStage) {
    if (store.move(cards, stage)) clear();
  }
  const isPossible = (stage: MoveStage) => mayMove && cards.some((card) => canMove(card, stage));

  return (
    <section
      aria-label={words.selection}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3 shadow-float"
    >
      <p className="flex items-center gap-1 pl-1 font-semibold tabular-nums">
        {words.selection_count(ids.length)}
        <IconButton label={words.selection_clear} Icon={X} onClick={clear} />
      </p>
      <div className="flex grow flex-wrap justify-end gap-2">
        {(['shortlisted', 'not_selected'] as const).filter(isPossible).map((stage) => (
          <Button key={stage} variant="secondary" onClick={() => move(stage)}>
            {stage === 'shortlisted' ? words.selection_shortlist : words.selection_reject}
          </Button>
        ))}
        {mayMove && <MoveMenu stageNames={board.stageNames} isPossible={isPossible} onMove={move} />}
        {mayMove && (
          <Button variant="secondary" onClick={() => setOpen('message')}>
            <MessageSquare aria-hidden className="size-4" />
            {common.message}
          </Button>
        )}
        <CompCardsButton jobId={jobId} title={title} ids={ids} />
        {mayShare && (
          <Button variant="secondary" onClick={() => setOpen('share')}>
            <Share2 aria-hidden className="size-4" />
            {words.selection_share}
          </Button>
        )}
      </div>
      {open === 'message' && (
        <MessageDialog jobId={jobId} title={title} cards={cards} onClose={() => setOpen(undefined)} />
      )}
      {open === 'share' && (
        <ShareDialog jobId={jobId} title={title} applications={ids} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

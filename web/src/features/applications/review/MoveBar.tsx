import { type MoveStage, ownStages } from '@kirdaar/contract/rules/review';
import { Check, X } from 'lucide-react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { canMove } from '#features/applications/review/board-store.ts';
import { MoveMenu } from '#features/applications/review/MoveMenu.tsx';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { housePath } from '#house-paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import * as words from '#words/applications/review.ts';

interface MoveBarProps {
  context: BoardContext;
  queue: ReturnType<typeof useQueue>;
}

/** The score and the possible moves; on a phone, fixed at the bottom of the screen. */
export function MoveBar({ context: { store, board }, queue: { card, move } }: MoveBarProps) {
  const isPossible = (status: MoveStage) => canMove(card, status);
  return (
    <section
      aria-label={words.decision}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-card max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-3"
    >
      <ScoreChoice score={card.score} onRate={(score) => store.setScore(card, score)} />
      <div className="flex grow flex-wrap gap-2 lg:justify-end">
        {isPossible('not_selected') && (
          <Button
            variant="secondary"
            aria-keyshortcuts="p"
            onClick={() => move('not_selected')}
            className="grow lg:grow-0"
          >
            <X aria-hidden className="size-4" />
            {words.reject}
          </Button>
        )}
        <MoveMenu stageNames={board.stageNames} isPossible={isPossible} onMove={move} />
        {['shortlisted', 'backup', 'audition', ...ownStages, 'selected'].includes(card.status) && (
          <ButtonLink
            to={housePath('applicationDetails', { id: card.talent_id })}
            // Otherwise the router asks the server about the link of every applicant.
            discover="none"
            variant="secondary"
          >
            {words.next_steps}
          </ButtonLink>
        )}
        {isPossible('shortlisted') && (
          <Button aria-keyshortcuts="s" onClick={() => move('shortlisted')} className="grow lg:grow-0">
            <Check aria-hidden className="size-4" />
            {words.shortlist}
          </Button>
        )}
      </div>
    </section>
  );
}

import type { BoardCard } from '@kirdaar/contract/board';
import type { ReviewStep } from '@kirdaar/contract/rules/review';
import { CalendarClock, Check, X } from 'lucide-react';
import { canStep } from '#features/review/columns.ts';
import { ScoreChoice } from '#features/review/ScoreChoice.tsx';
import type { BoardWork } from '#features/review/use-board.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';

interface StepBarProps {
  card: BoardCard;
  work: BoardWork;
  go: (by: 1 | -1) => void;
}

/** The score and the steps that can be taken; on a phone, under the thumb. */
export function StepBar({ card, work, go }: StepBarProps) {
  function step(status: ReviewStep) {
    if (work.step([card], status)) go(1);
  }
  const can = (status: ReviewStep) => canStep(card.status, status);
  return (
    <section
      aria-label="Decide"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-card max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-3"
    >
      <ScoreChoice score={card.score} onRate={(score) => work.rate(card, score)} />
      <div className="flex grow gap-2 lg:justify-end">
        {can('not_selected') && (
          <Button
            look="secondary"
            aria-keyshortcuts="p"
            onClick={() => step('not_selected')}
            className="grow lg:grow-0"
          >
            <X aria-hidden className="size-4" />
            Pass
          </Button>
        )}
        {card.status === 'shortlisted' && (
          <Button look="secondary" onClick={() => step('audition')} className="grow lg:grow-0">
            <CalendarClock aria-hidden className="size-4" />
            Audition
          </Button>
        )}
        {['shortlisted', 'audition'].includes(card.status) && (
          <ButtonLink to={path('applicationDetails', { id: card.talent_id })} look="secondary">
            Slots and offer
          </ButtonLink>
        )}
        {can('shortlisted') && (
          <Button aria-keyshortcuts="s" onClick={() => step('shortlisted')} className="grow lg:grow-0">
            <Check aria-hidden className="size-4" />
            Shortlist
          </Button>
        )}
      </div>
    </section>
  );
}

import type { ReviewedApplication } from '@kirdaar/contract/review';
import { useEffect, useEffectEvent, useRef } from 'react';
import { markOpened } from '#features/applications/received.ts';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { cardOf } from '#features/review/card-of.ts';
import { PrivateNotes } from '#features/review/PrivateNotes.tsx';
import { ReviewAnswers } from '#features/review/ReviewAnswers.tsx';
import { ReviewHeader } from '#features/review/ReviewHeader.tsx';
import { ReviewStage } from '#features/review/ReviewStage.tsx';
import { StepBar } from '#features/review/StepBar.tsx';
import { TriageNav } from '#features/review/TriageNav.tsx';
import { useQueue } from '#features/review/use-queue.ts';
import { useTriageKeys } from '#features/review/use-triage-keys.ts';

interface TriageProps {
  kept: KeptBoard;
  review: ReviewedApplication;
}

/** One application with all that is needed to decide about it, and the way to the next. */
export function Triage({ kept, review }: TriageProps) {
  const { work } = kept;
  const id = review.application_id;
  const card = work.board.cards[id] ?? cardOf(review);
  const queue = useQueue(kept, id, review.status);
  const note = useRef<HTMLTextAreaElement>(null);
  useTriageKeys(kept, card, queue, note);

  const arrive = useEffectEvent(async () => {
    queue.lookAhead();
    if (review.status !== 'applied') return;
    await markOpened(review);
    work.open(card);
  });
  useEffect(() => {
    void arrive();
  }, []);

  return (
    <div className="flex flex-col gap-5 pb-24 lg:pb-0">
      <TriageNav queue={queue} onKeys={kept.showKeys} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-9">
        <ReviewStage review={review} />
        <div className="flex min-w-0 flex-col gap-6">
          <ReviewHeader review={review} status={card.status} score={card.score} />
          <StepBar card={card} work={work} go={queue.go} />
          <ReviewAnswers review={review} />
          <PrivateNotes
            applicationId={id}
            notes={review.notes}
            field={note}
            onChange={(has) => work.noteOn(id, has)}
          />
        </div>
      </div>
    </div>
  );
}

import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { useEffect, useEffectEvent, useRef } from 'react';
import { markOpened } from '#features/applications/apply/received.ts';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { cardFromReview } from '#features/applications/review/card-from-review.ts';
import { MoveBar } from '#features/applications/review/MoveBar.tsx';
import { PrivateNotes } from '#features/applications/review/PrivateNotes.tsx';
import { ReviewAnswers } from '#features/applications/review/ReviewAnswers.tsx';
import { ReviewHeader } from '#features/applications/review/ReviewHeader.tsx';
import { ReviewStage } from '#features/applications/review/ReviewStage.tsx';
import { TriageNav } from '#features/applications/review/TriageNav.tsx';
import { useQueue } from '#features/applications/review/use-queue.ts';
import { useTriageShortcuts } from '#features/applications/review/use-triage-shortcuts.ts';

interface TriageProps {
  context: BoardContext;
  review: ReviewedApplication;
}

/** One application with everything needed to decide about it, and the way to the next. */
export function Triage({ context, review }: TriageProps) {
  const { store } = context;
  const id = review.application_id;
  const card = store.board.cards[id] ?? cardFromReview(review);
  const queue = useQueue(context, id, review.status);
  const note = useRef<HTMLTextAreaElement>(null);
  useTriageShortcuts(context, card, queue, note);

  const onOpened = useEffectEvent(async () => {
    queue.prefetchNext();
    if (review.status !== 'applied') return;
    await markOpened(review);
    store.markOpened(card);
  });
  useEffect(() => {
    void onOpened();
  }, []);

  return (
    <div className="flex flex-col gap-5 pb-24 lg:pb-0">
      <TriageNav queue={queue} onShortcuts={context.showShortcuts} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:gap-9">
        <ReviewStage review={review} />
        <div className="flex min-w-0 flex-col gap-6">
          <ReviewHeader review={review} status={card.status} score={card.score} />
          <MoveBar card={card} store={store} go={queue.go} />
          <ReviewAnswers review={review} />
          <PrivateNotes
            applicationId={id}
            notes={review.notes}
            field={note}
            onChange={(has) => store.setHasNote(id, has)}
          />
        </div>
      </div>
    </div>
  );
}

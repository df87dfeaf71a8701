import { type RefObject, useEffect, useEffectEvent } from 'react';
import { markOpened } from '#features/applications/apply/received.ts';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { MoveBar } from '#features/applications/review/MoveBar.tsx';
import { PrivateNotes } from '#features/applications/review/PrivateNotes.tsx';
import { ReviewAnswers } from '#features/applications/review/ReviewAnswers.tsx';
import { ReviewHeader } from '#features/applications/review/ReviewHeader.tsx';
import { ReviewStage } from '#features/applications/review/ReviewStage.tsx';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { useReview } from '#features/applications/review/use-review.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';
import * as common from '#words/ui/common.ts';

interface ApplicantReviewProps {
  context: BoardContext;
  queue: ReturnType<typeof useQueue>;
  note: RefObject<HTMLTextAreaElement | null>;
  stage: RefObject<HTMLDivElement | null>;
}

/** An applicant with the possible moves: the card's facts at once, the rest as soon as it is loaded. */
export function ApplicantReview({ context, queue, note, stage }: ApplicantReviewProps) {
  const { store, board } = context;
  const mayWrite = useMayWrite();
  const { card } = queue;
  const id = card.application_id;
  const { review, state, retry } = useReview(id);

  const onShown = useEffectEvent(async () => {
    queue.prefetchNext();
    // A viewer opens nothing.
    if (card.shown_status !== 'applied' || !mayWrite) return;
    await markOpened(card);
    store.markOpened(card);
  });
  useEffect(() => {
    void onShown();
  }, []);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-9">
      <ReviewStage stage={stage} card={card} media={review?.media ?? []} />
      <div className="flex min-w-0 flex-col gap-6">
        <ReviewHeader card={card} review={review} stageNames={board.stageNames} />
        {mayWrite && <MoveBar context={context} queue={queue} />}
        {review && (
          <>
            <ReviewAnswers review={review} />
            <PrivateNotes
              applicationId={id}
              notes={review.notes}
              field={note}
              onChange={(has) => store.setHasNote(card, has)}
            />
          </>
        )}
        {state === 'missing' && <Notice tone="failure">{words.review_removed}</Notice>}
        {state === 'failed' && (
          <Notice tone="failure">
            <p>{words.review_load_failed}</p>
            <Button variant="quiet" onClick={retry} className="px-0!">
              {common.try_again}
            </Button>
          </Notice>
        )}
        {state === 'loading' && <Loading />}
      </div>
    </div>
  );
}

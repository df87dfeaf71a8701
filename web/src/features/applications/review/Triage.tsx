import type { BoardCard } from '@kirdaar/contract/applications/board';
import { type MoveStage, ownStages } from '@kirdaar/contract/rules/review';
import { ArrowLeft, ArrowRight, Check, Keyboard, X } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { markOpened } from '#features/applications/apply/received.ts';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { MoveMenu } from '#features/applications/review/BulkBar.tsx';
import { canMove } from '#features/applications/review/board-store.ts';
import { MoveHistory } from '#features/applications/review/MoveHistory.tsx';
import { PrivateNotes } from '#features/applications/review/PrivateNotes.tsx';
import { ReviewAnswers, ReviewHeader } from '#features/applications/review/ReviewHeader.tsx';
import { ReviewStage } from '#features/applications/review/ReviewStage.tsx';
import { ScoreChoice } from '#features/applications/review/ScoreChoice.tsx';
import { useQueue, useReview } from '#features/applications/review/use-queue.ts';
import { useReviewShortcuts } from '#features/applications/review/use-review-shortcuts.ts';
import { ViewSwitch } from '#features/applications/review/ViewSwitch.tsx';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

/** One application with everything needed to decide about it. `opened` is the one in the URL. */
export function Triage({ context, opened }: { context: BoardContext; opened: BoardCard }) {
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

function togglePlay(stage: HTMLElement | null) {
  const media = stage?.querySelector<HTMLMediaElement>('video, audio');
  if (!media?.paused) return media?.pause();
  // Not awaited: on a slow connection the next key must not wait for the video.
  media.play().catch(() => undefined);
}

interface MoveBarProps {
  context: BoardContext;
  queue: ReturnType<typeof useQueue>;
}

interface ApplicantReviewProps extends MoveBarProps {
  note: RefObject<HTMLTextAreaElement | null>;
  stage: RefObject<HTMLDivElement | null>;
}

/** An applicant with the possible moves: the card's facts at once, the rest as soon as it is loaded. */
function ApplicantReview({ context, queue, note, stage }: ApplicantReviewProps) {
  const { store, board } = context;
  const mayWrite = useMayWrite();
  const { card } = queue;
  const id = card.application_id;
  const { review, state, retry } = useReview(id);

  const onShown = useEffectEvent(async () => {
    store.markShown(id);
    queue.prefetchNext();
    // A viewer opens nothing.
    if (card.opened || !mayWrite) return;
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
            <MoveHistory card={card} review={review} store={store} />
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

/** The score and the possible moves; on a phone, fixed at the bottom of the screen. */
function MoveBar({ context: { store, board }, queue: { card, move } }: MoveBarProps) {
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
          <Button
            Icon={Check}
            aria-keyshortcuts="s"
            onClick={() => move('shortlisted')}
            className="grow lg:grow-0"
          >
            {words.shortlist}
          </Button>
        )}
      </div>
    </section>
  );
}

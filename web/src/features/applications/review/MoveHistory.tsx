import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { ReviewedApplication } from '@kirdaar/contract/applications/review';
import { isDecidedByTalent } from '@kirdaar/contract/rules/review';
import { useState } from 'react';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { moveText } from '#features/applications/review/ReviewHeader.tsx';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/applications/review.ts';
import { stage_name } from '#words/rules/stages.ts';

interface MoveHistoryProps {
  card: BoardCard;
  review: ReviewedApplication;
  store: BoardStore;
}

/** Every move of an application, latest first. The latest can be taken back until something was sent for it. */
export function MoveHistory({ card, review: { moves, stage_names }, store }: MoveHistoryProps) {
  const mayWrite = useMayWrite();
  const [takenBack, setTakenBack] = useState<readonly string[]>([]);
  const kept = moves.filter(({ request_id }) => !takenBack.includes(request_id)).toReversed();
  const [latest] = kept;
  if (!latest) return null;
  const isPossible = mayWrite && !latest.is_sent && !isDecidedByTalent(card.shown_status);

  function takeBack({ request_id, was }: (typeof moves)[number], isAll: boolean) {
    store.takeBack(request_id, isAll ? undefined : { card, was });
    setTakenBack([...takenBack, request_id]);
  }
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">{words.moves}</h2>
      <ol className="flex flex-col divide-y divide-line">
        {kept.map((move) => (
          <li key={move.request_id} className="flex flex-wrap items-center gap-x-4 py-1.5">
            <div className="min-w-0 grow">
              <p className="wrap-anywhere font-semibold">
                {words.move_from_to(stage_name(move.was, stage_names), stage_name(move.stage, stage_names))}
              </p>
              <p className="wrap-anywhere text-muted text-sm">
                {[
                  moveText(move),
                  ...(move.count > 1 ? [words.move_together(move.count)] : []),
                  ...(move.is_sent ? [words.move_sent] : []),
                ].join(' · ')}
              </p>
            </div>
            {move === latest && isPossible && (
              <p className="flex flex-wrap gap-2">
                <Button variant="secondary" onClick={() => takeBack(move, false)}>
                  {words.take_back}
                </Button>
                {move.count > 1 && (
                  <Button variant="secondary" onClick={() => takeBack(move, true)}>
                    {words.take_back_all(move.count)}
                  </Button>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

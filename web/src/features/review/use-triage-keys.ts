import type { BoardCard } from '@kirdaar/contract/board';
import { SCORE_MOST } from '@kirdaar/contract/rules/limits';
import type { ReviewStep } from '@kirdaar/contract/rules/review';
import type { RefObject } from 'react';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import type { useQueue } from '#features/review/use-queue.ts';
import { useShortcuts } from '#features/review/use-shortcuts.ts';

/** The keys of the page of one application; a step leads on to the next. */
export function useTriageKeys(
  { work, keysOn, showKeys }: KeptBoard,
  card: BoardCard,
  { go, hasLeft }: Pick<ReturnType<typeof useQueue>, 'go' | 'hasLeft'>,
  note: RefObject<HTMLTextAreaElement | null>,
) {
  function step(status: ReviewStep) {
    if (!hasLeft() && work.step([card], status)) go(1);
  }
  const scores = Array.from({ length: SCORE_MOST }, (_, place) => place + 1);
  useShortcuts(
    {
      ...Object.fromEntries(
        scores.map((score) => [String(score), () => hasLeft() || work.rate(card, score)]),
      ),
      j: () => hasLeft() || go(1),
      k: () => hasLeft() || go(-1),
      s: () => step('shortlisted'),
      p: () => step('not_selected'),
      n: () => note.current?.focus(),
      u: () => void work.undo(),
      '?': showKeys,
    },
    keysOn,
  );
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import type { MoveStatus } from '@kirdaar/contract/rules/review';
import type { RefObject } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import type { useQueue } from '#features/applications/review/use-queue.ts';
import { useShortcuts } from '#features/applications/review/use-shortcuts.ts';

/** The shortcuts on the page of one application; a move opens the next application. */
export function useTriageShortcuts(
  { store, shortcutsOn, showShortcuts }: BoardContext,
  card: BoardCard,
  { go, hasLeft }: Pick<ReturnType<typeof useQueue>, 'go' | 'hasLeft'>,
  note: RefObject<HTMLTextAreaElement | null>,
) {
  function move(status: MoveStatus) {
    if (!hasLeft() && store.move([card], status)) go(1);
  }
  const scores = Array.from({ length: MAX_SCORE }, (_, place) => place + 1);
  useShortcuts(
    {
      ...Object.fromEntries(
        scores.map((score) => [String(score), () => hasLeft() || store.setScore(card, score)]),
      ),
      j: () => hasLeft() || go(1),
      k: () => hasLeft() || go(-1),
      s: () => move('shortlisted'),
      p: () => move('not_selected'),
      n: () => note.current?.focus(),
      u: () => void store.undo(),
      '?': showShortcuts,
    },
    shortcutsOn,
  );
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import { type MoveStage, moveStages } from '@kirdaar/contract/rules/review';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { moveKeys, scores } from '#features/applications/review/review-keys.ts';
import { useKeyQueue } from '#features/applications/review/use-key-queue.ts';
import { useShortcuts } from '#features/applications/review/use-shortcuts.ts';
import { useMayWrite } from '#session/use-may-write.ts';

interface ReviewActions {
  /** Returns the card on which the keys act. */
  current: () => BoardCard | undefined;
  /** Goes to the next or previous card. */
  go: (by: 1 | -1) => unknown;
  move: (card: BoardCard, stage: MoveStage) => unknown;
}

/** The shortcuts of the board and of the page of one application, with some that only one of them has. */
export function useReviewShortcuts(
  { store, shortcutsOn, showShortcuts }: BoardContext,
  { current, go, move }: ReviewActions,
  others: Readonly<Record<string, () => unknown>> = {},
) {
  const perform = useKeyQueue();
  const mayWrite = useMayWrite();
  const onCurrent = (act: (card: BoardCard) => unknown) => () => {
    const card = current();
    return card && act(card);
  };
  const actions = {
    ...(mayWrite && {
      ...Object.fromEntries(moveStages.map((to) => [moveKeys[to], onCurrent((card) => move(card, to))])),
      ...Object.fromEntries(scores.map((score) => [score, onCurrent((card) => store.setScore(card, score))])),
    }),
    j: () => go(1),
    k: () => go(-1),
    x: onCurrent((card) => store.toggle(card.application_id, false)),
    u: store.undo,
    ...others,
  };
  const queued = Object.entries(actions).map(([key, act]) => [key, () => perform(act)] as const);
  useShortcuts({ ...Object.fromEntries(queued), '?': showShortcuts }, shortcutsOn);
}

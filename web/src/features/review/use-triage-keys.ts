import type { BoardCard } from '@kirdaar/contract/board';
import { SCORE_MOST } from '@kirdaar/contract/rules/limits';
import type { RefObject } from 'react';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { useShortcuts } from '#features/review/use-shortcuts.ts';

/** The keys of the page of one application; a step leads on to the next. */
export function useTriageKeys(
  { work, keysOn, showKeys }: KeptBoard,
  card: BoardCard,
  go: (by: 1 | -1) => void,
  note: RefObject<HTMLTextAreaElement | null>,
) {
  const scores = Array.from({ length: SCORE_MOST }, (_, place) => place + 1);
  useShortcuts(
    {
      ...Object.fromEntries(scores.map((score) => [String(score), () => void work.rate(card, score)])),
      j: () => go(1),
      k: () => go(-1),
      s: () => work.step([card], 'shortlisted') && go(1),
      p: () => work.step([card], 'not_selected') && go(1),
      n: () => note.current?.focus(),
      u: () => void work.undo(),
      '?': showKeys,
    },
    keysOn,
  );
}

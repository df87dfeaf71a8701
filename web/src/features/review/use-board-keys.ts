import { SCORE_MOST } from '@kirdaar/contract/rules/limits';
import type { RefObject } from 'react';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { useShortcuts } from '#features/review/use-shortcuts.ts';

/** The keys of the board: they walk through its cards, and act on the one that has the focus. */
export function useBoardKeys(
  { work, keysOn, showKeys }: KeptBoard,
  columns: RefObject<HTMLElement | null>,
  tick: (id: string, shift: boolean) => void,
) {
  function focused() {
    const card = document.activeElement?.closest<HTMLElement>('[data-application]');
    return work.board.cards[card?.dataset.application ?? ''];
  }
  function walk(by: 1 | -1) {
    const card = document.activeElement?.closest('[data-application]');
    const beside = by === 1 ? card?.nextElementSibling : card?.previousElementSibling;
    const beyond = beside ? undefined : listBeyond(card, by);
    const next = beside ?? (by === 1 || !card ? beyond?.firstElementChild : beyond?.lastElementChild);
    next?.querySelector('a')?.focus();
    // Cards out of sight are not drawn; the next press finds them.
    if (!next) beyond?.scrollIntoView({ block: 'nearest' });
  }
  /** The next list of cards that shows; the first of all where none has the focus. */
  function listBeyond(card: Element | null | undefined, by: 1 | -1) {
    const lists = [...(columns.current?.querySelectorAll('ul') ?? [])].filter(
      (list) => list.offsetParent !== null,
    );
    const place = lists.findIndex((list) => list.contains(card ?? null));
    return lists[place < 0 ? 0 : place + by];
  }
  function step(status: 'shortlisted' | 'not_selected') {
    const card = focused();
    if (!card) return;
    // The card goes away under the focus: the next one takes it.
    walk(1);
    if (focused() === card) walk(-1);
    work.step([card], status);
  }
  const scores = Array.from({ length: SCORE_MOST }, (_, place) => place + 1).map((score) => [
    String(score),
    () => {
      const card = focused();
      if (card) void work.rate(card, score);
    },
  ]);

  useShortcuts(
    {
      ...Object.fromEntries(scores),
      j: () => walk(1),
      k: () => walk(-1),
      s: () => step('shortlisted'),
      p: () => step('not_selected'),
      x: () => {
        const card = focused();
        if (card) tick(card.application_id, false);
      },
      u: () => void work.undo(),
      '?': showKeys,
    },
    keysOn,
  );
}

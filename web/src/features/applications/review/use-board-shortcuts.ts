import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import type { RefObject } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { useShortcuts } from '#features/applications/review/use-shortcuts.ts';

/** The shortcuts of the board: they move through the cards and act on the focused one. */
export function useBoardShortcuts(
  { store, shortcutsOn, showShortcuts }: BoardContext,
  columns: RefObject<HTMLElement | null>,
  toggle: (id: string, shift: boolean) => void,
) {
  function focused() {
    const card = document.activeElement?.closest<HTMLElement>('[data-application]');
    return store.board.cards[card?.dataset.application ?? ''];
  }
  function moveFocus(by: 1 | -1) {
    const card = document.activeElement?.closest('[data-application]');
    const adjacentCard = by === 1 ? card?.nextElementSibling : card?.previousElementSibling;
    const nextList = adjacentCard ? undefined : adjacentList(card, by);
    const next =
      adjacentCard ?? (by === 1 || !card ? nextList?.firstElementChild : nextList?.lastElementChild);
    next?.querySelector('a')?.focus();
    // Cards out of view are not rendered; after the scroll, the next key press finds them.
    if (!next) nextList?.scrollIntoView({ block: 'nearest' });
  }
  /** Returns the next visible list of cards, or the first one when no card has the focus. */
  function adjacentList(card: Element | null | undefined, by: 1 | -1) {
    const lists = [...(columns.current?.querySelectorAll('ul') ?? [])].filter(
      (list) => list.offsetParent !== null,
    );
    const place = lists.findIndex((list) => list.contains(card ?? null));
    return lists[place < 0 ? 0 : place + by];
  }
  function move(status: 'shortlisted' | 'not_selected') {
    const card = focused();
    if (!card) return;
    // The focused card is about to disappear, so the next one takes the focus.
    moveFocus(1);
    if (focused() === card) moveFocus(-1);
    store.move([card], status);
  }
  const scores = Array.from({ length: MAX_SCORE }, (_, place) => place + 1).map((score) => [
    String(score),
    () => {
      const card = focused();
      if (card) void store.setScore(card, score);
    },
  ]);

  useShortcuts(
    {
      ...Object.fromEntries(scores),
      j: () => moveFocus(1),
      k: () => moveFocus(-1),
      s: () => move('shortlisted'),
      p: () => move('not_selected'),
      x: () => {
        const card = focused();
        if (card) toggle(card.application_id, false);
      },
      u: () => void store.undo(),
      '?': showShortcuts,
    },
    shortcutsOn,
  );
}

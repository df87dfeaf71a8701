import type { RefObject } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { useReviewShortcuts } from '#features/applications/review/use-review-shortcuts.ts';

/** For how many frames a key waits until a list out of view is rendered. */
const MAX_FRAMES = 30;

/** The shortcuts of the board: they move through the cards and act on the focused one. */
export function useBoardShortcuts(context: BoardContext, columns: RefObject<HTMLElement | null>) {
  const { store } = context;
  const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-application]');
  const current = () => store.state().board.cards[focusedCard()?.dataset.application ?? ''];

  async function go(by: 1 | -1) {
    const card = focusedCard();
    const adjacentCard = by === 1 ? card?.nextElementSibling : card?.previousElementSibling;
    const next = adjacentCard ?? (await firstOf(adjacentList(card, by), by === 1 || !card));
    next?.querySelector('a')?.focus();
  }
  /** Returns the next visible list of cards, or the first one when no card has the focus. */
  function adjacentList(card: Element | null | undefined, by: 1 | -1) {
    const lists = [...(columns.current?.querySelectorAll('ul') ?? [])].filter(
      (list) => list.offsetParent !== null,
    );
    const place = lists.findIndex((list) => list.contains(card ?? null));
    return lists[place < 0 ? 0 : place + by];
  }

  useReviewShortcuts(context, {
    current,
    go,
    move: async (card, stage) => {
      // The focused card is about to disappear, so the next one takes the focus.
      await go(1);
      if (current() === card) await go(-1);
      store.move([card], stage);
    },
  });
}

/** Returns the first or last card of a list. Cards out of view are rendered only after scrolling there. */
async function firstOf(list: Element | undefined, first: boolean) {
  for (let frame = 0; list?.isConnected && frame < MAX_FRAMES; frame += 1) {
    const card = first ? list.firstElementChild : list.lastElementChild;
    if (card) return card;
    list.scrollIntoView({ block: 'nearest' });
    await new Promise((next) => requestAnimationFrame(next));
  }
  return undefined;
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { MoveStage } from '@kirdaar/contract/rules/review';
import type { RefObject } from 'react';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { decisionKeys } from '#features/applications/review/shortcut-table.ts';
import { useKeyQueue } from '#features/applications/review/use-key-queue.ts';
import { useShortcuts } from '#features/applications/review/use-shortcuts.ts';
import { useMayWrite } from '#session/use-may-write.ts';

/** For how many frames a key waits until a list out of view is rendered. */
const MAX_FRAMES = 30;

/** The shortcuts of the board: they move through the cards and act on the focused one. */
export function useBoardShortcuts(
  { store, shortcutsOn, showShortcuts }: BoardContext,
  columns: RefObject<HTMLElement | null>,
  toggle: (id: string, shift: boolean) => void,
) {
  const perform = useKeyQueue();
  const mayDecide = useMayWrite();

  function focused() {
    const card = document.activeElement?.closest<HTMLElement>('[data-application]');
    return store.latest().cards[card?.dataset.application ?? ''];
  }
  async function moveFocus(by: 1 | -1) {
    const card = document.activeElement?.closest('[data-application]');
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
  async function move(status: MoveStage) {
    const card = focused();
    if (!card) return;
    // The focused card is about to disappear, so the next one takes the focus.
    await moveFocus(1);
    if (focused() === card) await moveFocus(-1);
    store.move([card], status);
  }
  function onFocused(act: (card: BoardCard) => void) {
    const card = focused();
    if (card) act(card);
  }

  useShortcuts(
    {
      ...(mayDecide &&
        decisionKeys({
          move: (status) => perform(() => move(status)),
          score: (score) => perform(() => onFocused((card) => store.setScore(card, score))),
        })),
      j: () => perform(() => moveFocus(1)),
      k: () => perform(() => moveFocus(-1)),
      x: () => perform(() => onFocused((card) => toggle(card.application_id, false))),
      u: () => perform(store.undo),
      '?': showShortcuts,
    },
    shortcutsOn,
  );
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

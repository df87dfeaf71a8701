import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BoardCard } from '#features/applications/review/BoardCard.tsx';
import type { BoardStore } from '#features/applications/review/board-store.ts';

interface BoardChunkProps {
  cards: readonly Card[];
  /** Whether the chunk is rendered before the visible area is known. */
  first: boolean;
  /** The approximate height of one card of the column, in pixels. */
  cardHeight: RefObject<number>;
  isGrid: boolean;
  selectedIds: ReadonlySet<string>;
  store: BoardStore;
}

/** The distance from the visible area at which cards are rendered. */
const MARGIN = '900px 0px';
const canWatch = typeof IntersectionObserver !== 'undefined';

/**
 * Some consecutive cards of a column. They are rendered only near the visible area; otherwise an empty list
 * keeps their height.
 */
export function BoardChunk(props: BoardChunkProps) {
  const { cards, first, cardHeight, isGrid, selectedIds, store } = props;
  const list = useRef<HTMLUListElement>(null);
  // The reserved height; undefined while the cards are rendered.
  const [reservedHeight, setReservedHeight] = useState(() =>
    first || !canWatch ? undefined : cards.length * cardHeight.current,
  );

  useEffect(() => {
    if (!list.current || !canWatch) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const height = entry?.boundingClientRect.height;
        // A column that is hidden on a phone has no height.
        if (!entry || !height) return;
        const { childElementCount: rendered } = entry.target;
        if (rendered > 0) cardHeight.current = height / rendered;
        // Keyboard navigation continues from the focused card, so its chunk stays rendered.
        const staysRendered = entry.isIntersecting || entry.target.contains(document.activeElement);
        setReservedHeight(staysRendered ? undefined : height);
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [cardHeight]);

  if (reservedHeight !== undefined) return <ul ref={list} style={{ height: reservedHeight }} />;
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2.5">
      {cards.map((card) => (
        <BoardCard
          key={card.application_id}
          card={card}
          isLarge={isGrid}
          selected={selectedIds.has(card.application_id)}
          store={store}
        />
      ))}
    </ul>
  );
}

import type { BoardCard as Card } from '@kirdaar/contract/board';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { BoardCard } from '#features/review/BoardCard.tsx';

interface BoardChunkProps {
  cards: readonly Card[];
  /** Whether it shows before it is known what is in sight. */
  first: boolean;
  /** How high one of the column's cards is about, in pixels. */
  cardHeight: RefObject<number>;
  chosen: ReadonlySet<string>;
  onTick: (id: string, shift: boolean) => void;
  onOpen: () => void;
}

/** How far from what is in sight cards are drawn already. */
const MARGIN = '900px 0px';
const canWatch = typeof IntersectionObserver !== 'undefined';

/** Some cards of a column, one after the other. They are drawn while they are nearly in sight; else their room is kept. */
export function BoardChunk({ cards, first, cardHeight, chosen, onTick, onOpen }: BoardChunkProps) {
  const list = useRef<HTMLUListElement>(null);
  // How high the room is that is kept; undefined while the cards are drawn.
  const [room, keepRoom] = useState(() =>
    first || !canWatch ? undefined : cards.length * cardHeight.current,
  );

  useEffect(() => {
    if (!list.current || !canWatch) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const height = entry?.boundingClientRect.height;
        // A column that is not shown on a phone has no room at all.
        if (!entry || !height) return;
        const { childElementCount: drawn } = entry.target;
        if (drawn > 0) cardHeight.current = height / drawn;
        // Whoever walks by keys goes on from the card that has the focus.
        const kept = entry.isIntersecting || entry.target.contains(document.activeElement);
        keepRoom(kept ? undefined : height);
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [cardHeight]);

  if (room !== undefined) return <ul ref={list} style={{ height: room }} />;
  return (
    <ul ref={list} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-2.5">
      {cards.map((card) => (
        <BoardCard
          key={card.application_id}
          card={card}
          chosen={chosen.has(card.application_id)}
          onTick={onTick}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

import type { BoardCard as Card } from '@kirdaar/contract/board';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BoardChunk } from '#features/review/BoardChunk.tsx';
import { columnTitles } from '#features/review/columns.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';

interface BoardColumnProps {
  status: ApplicationStatus;
  /** Those who are loaded, some at a time. */
  chunks: readonly (readonly Card[])[];
  /** How many there are. */
  count: number;
  /** Whether more can be loaded. */
  more: boolean;
  chosen: ReadonlySet<string>;
  onTick: (id: string, shift: boolean) => void;
  onTickAll: () => void;
  onMore: () => void;
  onOpen: () => void;
  className?: string;
}

/** About how high a card is, until one was drawn. */
const CARD_HEIGHT = 124;

/** Those who stand in one column; more of them are loaded as one comes near its end. An empty one takes no room. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, chunks, count, more, chosen, onTick, onTickAll, onMore, onOpen, className } = props;
  const heading = `column-${status}`;
  const cardHeight = useRef(CARD_HEIGHT);
  const known = chunks.reduce((sum, cards) => sum + cards.length, 0);
  const isChosen = ({ application_id }: Card) => chosen.has(application_id);
  const all = known > 0 && chunks.every((cards) => cards.every(isChosen));
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        'flex min-h-0 shrink-0 snap-start flex-col rounded-card bg-sunken max-lg:bg-transparent',
        count === 0 ? 'lg:w-13' : 'lg:min-w-64 lg:grow lg:basis-64',
        className,
      )}
    >
      <header
        className={classNames(
          'flex items-center gap-2 px-3 py-2.5 max-lg:px-0',
          count === 0 && 'lg:flex-col lg:py-4',
        )}
      >
        {count > 0 && (
          <input
            type="checkbox"
            aria-label={`Choose all shown in ${columnTitles[status]}`}
            checked={all}
            onChange={onTickAll}
            className="size-5"
          />
        )}
        <h2
          id={heading}
          className={classNames(
            'font-sans font-semibold text-base',
            count === 0 && 'lg:[writing-mode:vertical-rl]',
          )}
        >
          {columnTitles[status]}{' '}
          <span className="rounded-full bg-card px-2 py-0.5 text-muted text-sm tabular-nums lg:border lg:border-line">
            {count}
          </span>
        </h2>
      </header>
      {count === 0 ? (
        <p className="text-muted lg:hidden">Nobody here.</p>
      ) : (
        <div className="min-h-0 grow overscroll-contain lg:overflow-y-auto">
          <div className="flex flex-col gap-2.5 px-2.5 py-1 max-lg:px-0">
            {chunks.map((cards, place) => {
              if (cards.length === 0) return null;
              const chunk = { cards, cardHeight, chosen, onTick, onOpen };
              // Its place is all that tells one from the next.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              return <BoardChunk key={place} {...chunk} first={place === 0} />;
            })}
          </div>
          {more && <More near={onMore} known={known} />}
        </div>
      )}
    </section>
  );
}

/** Loads more when it is nearly seen, or pressed. */
function More({ near, known }: { near: () => void; known: number }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(near);
  // A page that came may be too short to move the end out of sight: it is looked for anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` says that a page came.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '600px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [known]);
  return (
    <div ref={end} className="flex justify-center p-3">
      <Button look="quiet" onClick={near}>
        Show more
      </Button>
    </div>
  );
}

import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BoardCard } from '#features/applications/review/BoardCard.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { chunksIn, idsIn, toggleAll } from '#features/applications/review/board-state.ts';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';
import * as common from '#words/ui/common.ts';

interface BoardColumnProps {
  context: BoardContext;
  stage: ApplicationStage;
  isGrid: boolean;
  className?: string;
}

/** The number of cards rendered together: a multiple of two to six, so that rows are complete. */
const CHUNK = 60;
/** The approximate height of a card in pixels, until one is rendered. */
const CARD_HEIGHT = 124;

/** One column of the board. More cards are loaded when the user nears its end; an empty column is narrow. */
export function BoardColumn({ context, stage, isGrid, className }: BoardColumnProps) {
  const { store, board, selection } = context;
  const heading = `column-${stage}`;
  const title = stage_name(stage, board.stageNames);
  const count = board.counts[stage];
  const cardHeight = useRef(CARD_HEIGHT);
  const ids = idsIn(board, stage);
  const allSelected = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <section
      aria-labelledby={heading}
      className={classNames(
        'flex min-h-0 shrink-0 snap-start flex-col rounded-card max-lg:bg-transparent',
        !isGrid && 'bg-sunken',
        isGrid ? '' : count === 0 ? 'lg:w-13' : 'lg:min-w-64 lg:grow lg:basis-64',
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
            aria-label={words.column_select(title)}
            checked={allSelected}
            onChange={() => store.set({ selection: toggleAll(selection, ids) })}
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
          {title}{' '}
          <span className="rounded-full bg-card px-2 py-0.5 text-muted text-sm tabular-nums lg:border lg:border-line">
            {count}
          </span>
        </h2>
      </header>
      {count === 0 ? (
        <p className="text-muted lg:hidden">{words.column_none}</p>
      ) : (
        <div className={classNames('min-h-0 grow', !isGrid && 'overscroll-contain lg:overflow-y-auto')}>
          <div className={classNames('flex flex-col gap-2.5 py-1 max-lg:px-0', !isGrid && 'px-2.5')}>
            {chunksIn(board, stage, CHUNK).map((cards, place) => {
              if (cards.length === 0) return null;
              const chunk = { cards, cardHeight, isGrid, selectedIds: selection.ids, store };
              // A chunk has nothing but its position to identify it.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              return <BoardChunk key={place} {...chunk} first={place === 0} />;
            })}
          </div>
          {board.columns[stage].next !== null && (
            <LoadMore onLoad={() => store.loadMore(stage)} loaded={ids.length} />
          )}
        </div>
      )}
    </section>
  );
}

function LoadMore({ onLoad, loaded }: { onLoad: () => void; loaded: number }) {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(onLoad);
  // A loaded page may be too short to push the end out of view, so the end is observed again after each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loaded` changes when a page has loaded.
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: '600px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loaded]);
  return (
    <div ref={end} className="flex justify-center p-3">
      <Button variant="quiet" onClick={onLoad}>
        {common.show_more}
      </Button>
    </div>
  );
}

interface BoardChunkProps {
  cards: readonly Card[];
  first: boolean;
  cardHeight: RefObject<number>;
  isGrid: boolean;
  selectedIds: ReadonlySet<string>;
  store: BoardStore;
}

const MARGIN = '900px 0px';
const canWatch = typeof IntersectionObserver !== 'undefined';

/** Consecutive cards of a column, rendered near the visible area; otherwise a list that keeps their height. */
function BoardChunk(props: BoardChunkProps) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards are observed once they are rendered.
  useEffect(() => {
    const show = (card: Element) => store.markShown(card.getAttribute('data-application') ?? '');
    const rendered = [...(list.current?.children ?? [])];
    if (!canWatch) return rendered.forEach(show);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
      },
      { threshold: 0.5 },
    );
    for (const card of rendered) observer.observe(card);
    return () => observer.disconnect();
  }, [cards, reservedHeight, store]);

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

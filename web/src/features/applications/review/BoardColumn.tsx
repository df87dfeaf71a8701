import type { BoardCard as Card } from '@kirdaar/contract/applications/board';
import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { BoardCard } from '#features/applications/review/BoardCard.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { chunksIn, idsIn, toggleAll } from '#features/applications/review/board-state.ts';
import type { BoardStore } from '#features/applications/review/board-store.ts';
import { useStageTarget } from '#features/applications/review/use-card-drag.ts';
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

/** The number of cards rendered together: a multiple of most numbers of cards in a row. */
const CHUNK = 120;
/** The approximate height of a card in pixels, until one is rendered. */
const CARD_HEIGHT = 124;

/** One column of the board. More cards are loaded when the user nears its end; an empty column is narrow. */
export function BoardColumn({ context, stage, isGrid, className }: BoardColumnProps) {
  const { store, board, selection } = context;
  const isEmpty = board.counts[stage] === 0;
  const cardHeight = useRef(CARD_HEIGHT);
  const target = useStageTarget<HTMLElement>(store, stage);
  const ids = idsIn(board, stage);
  const look = isEmpty ? 'bg-sunken lg:w-10' : 'bg-sunken lg:min-w-46 lg:grow lg:basis-46';
  return (
    <section
      ref={target}
      aria-labelledby={headingOf(stage)}
      className={classNames(
        'flex min-h-0 shrink-0 snap-start flex-col rounded-card data-over:ring-3 data-over:ring-accent max-lg:bg-transparent',
        !isGrid && look,
        className,
      )}
    >
      <ColumnHeader context={context} stage={stage} isNarrow={isEmpty && !isGrid} ids={ids} />
      {isEmpty ? (
        <p className={classNames('text-muted', !isGrid && 'lg:hidden')}>{words.column_none}</p>
      ) : (
        <div
          className={classNames('min-h-0 grow', !isGrid && 'overscroll-contain lg:overflow-y-auto lg:px-1.5')}
        >
          <div className="flex flex-col gap-2 pb-1">
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

const headingOf = (stage: ApplicationStage) => `column-${stage}`;

interface ColumnHeaderProps extends Pick<BoardColumnProps, 'context' | 'stage'> {
  isNarrow: boolean;
  ids: readonly string[];
}

function ColumnHeader({ context: { store, board, selection }, stage, isNarrow, ids }: ColumnHeaderProps) {
  const title = stage_name(stage, board.stageNames);
  const allSelected = ids.length > 0 && ids.every((id) => selection.ids.has(id));
  return (
    <header
      className={classNames('flex items-center gap-2 py-1.5 lg:px-2', isNarrow && 'lg:flex-col lg:py-4')}
    >
      {board.counts[stage] > 0 && (
        <input
          type="checkbox"
          aria-label={words.column_select(title)}
          checked={allSelected}
          onChange={() => store.set({ selection: toggleAll(selection, ids) })}
          className="size-5"
        />
      )}
      <h2
        id={headingOf(stage)}
        className={classNames(
          'font-sans font-semibold text-base leading-6',
          isNarrow && 'lg:[writing-mode:vertical-rl]',
        )}
      >
        {title}{' '}
        <span className="rounded-full bg-card px-2 py-0.5 text-muted text-sm tabular-nums lg:border lg:border-line">
          {board.counts[stage]}
        </span>
      </h2>
    </header>
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
    <ul
      ref={list}
      className={classNames(
        'grid gap-2',
        isGrid
          ? 'grid-cols-3 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))]',
      )}
    >
      {cards.map((card) => (
        <BoardCard
          key={card.application_id}
          card={card}
          isFace={isGrid}
          selected={selectedIds.has(card.application_id)}
          store={store}
        />
      ))}
    </ul>
  );
}

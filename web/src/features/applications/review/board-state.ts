import type { Reply } from '@kirdaar/contract/api';
import type { BoardCard } from '@kirdaar/contract/applications/board';
import type { BoardChange } from '@kirdaar/contract/applications/board-news';
import { type ApplicationStage, applicationStages, decisionDue } from '@kirdaar/contract/rules/review';

type BoardReply = Reply<'GET /api/production/jobs/:id/board'>;
type BoardPage = Pick<BoardReply, 'counts' | 'cards' | 'next'>;

interface Column {
  /**
   * The applications that were loaded into the column or moved to it, in order; some may have moved on since.
   */
  ids: readonly string[];
  /** The cursor of the next page; null when there is none. */
  next: string | null;
}

/** The loaded applicants of a casting call. */
export interface Board {
  cards: Readonly<Record<string, BoardCard>>;
  columns: Readonly<Record<ApplicationStage, Column>>;
  counts: Readonly<Record<ApplicationStage, number>>;
  /** The names of the stages that the casting call adds. */
  stageNames: readonly string[];
  /** The number of applicants who were not told of a decision. */
  unsent: number;
}

/** The target status of some applications. */
export type NewStatuses = readonly (readonly [card: BoardCard, status: ApplicationStage])[];

function forEachStatus<T>(make: (status: ApplicationStage) => T) {
  // Every status has its entry.
  return Object.fromEntries(applicationStages.map((status) => [status, make(status)])) as Record<
    ApplicationStage,
    T
  >;
}

/** Returns the board with the first page of each column. */
export function startBoard(
  pages: ReadonlyMap<ApplicationStage, BoardPage>,
  { job, unsent }: { job: { stage_names: readonly string[] }; unsent: number },
): Board {
  const [first] = pages.values();
  let board: Board = {
    cards: {},
    columns: forEachStatus(() => ({ ids: [], next: null })),
    counts: forEachStatus((status) => first?.counts[status] ?? 0),
    stageNames: job.stage_names,
    unsent,
  };
  for (const [status, page] of pages) board = withPage(board, status, page);
  return board;
}

/**
 * Returns the board with one more page of a column. Applications that moved in the meantime keep their
 * status.
 */
export function withPage(board: Board, status: ApplicationStage, { cards, next }: BoardPage): Board {
  const fresh = cards.filter(({ application_id }) => !board.cards[application_id]);
  const { ids } = board.columns[status];
  const added = fresh.map(({ application_id }) => application_id);
  return {
    ...board,
    cards: { ...board.cards, ...Object.fromEntries(fresh.map((card) => [card.application_id, card])) },
    columns: { ...board.columns, [status]: { ids: [...ids, ...added], next } },
  };
}

/** Returns the board after a move; the moved applications come first in their new column. */
export function withStatuses(board: Board, statuses: NewStatuses): Board {
  const cards = { ...board.cards };
  const columns = { ...board.columns };
  const counts = { ...board.counts };
  let { unsent } = board;
  for (const [card, status] of statuses.toReversed()) {
    const id = card.application_id;
    const current = cards[id] ?? card;
    if (current.status === status) continue;
    counts[current.status] -= 1;
    counts[status] += 1;
    unsent += Number(isDue({ ...current, status })) - Number(isDue(current));
    // When a move is undone back to New, the application is marked as unopened if it was unopened before.
    cards[id] = { ...current, status, opened: status === 'applied' ? card.opened : true };
    const { ids, next } = columns[status];
    if (!ids.includes(id)) columns[status] = { ids: [id, ...ids], next };
  }
  return { ...board, cards, columns, counts, unsent };
}

/** Returns the board after others have moved its applications or told their talent. */
export function withNews(before: Board, news: readonly BoardChange[]): Board {
  const known = news.flatMap((change) => {
    const card = before.cards[change.application_id];
    return card && (card.status !== change.status || card.told !== change.told) ? [{ card, change }] : [];
  });
  if (known.length === 0) return before;
  const board = withStatuses(
    before,
    known.map(({ card, change }) => [card, change.status]),
  );
  const cards = { ...board.cards };
  let { unsent } = board;
  for (const { card, change } of known) {
    const moved = board.cards[card.application_id] ?? card;
    const told = { ...moved, told: change.told };
    unsent += Number(isDue(told)) - Number(isDue(moved));
    cards[card.application_id] = told;
  }
  return { ...board, cards, unsent };
}

/** Returns the board without applications that the house no longer sees. */
export function withoutCards(before: Board, ids: readonly string[]): Board {
  const gone = ids.flatMap((id) => before.cards[id] ?? []);
  if (gone.length === 0) return before;
  const cards = { ...before.cards };
  const counts = { ...before.counts };
  let { unsent } = before;
  for (const card of gone) {
    delete cards[card.application_id];
    counts[card.status] -= 1;
    unsent -= Number(isDue(card));
  }
  return { ...before, cards, counts, unsent };
}

function isDue({ told, status }: Pick<BoardCard, 'told' | 'status'>): boolean {
  return decisionDue(told, status) !== undefined;
}

/** Returns the board with other changes on one card. */
export function withCard(board: Board, id: string, changes: Partial<BoardCard>): Board {
  const card = board.cards[id];
  return card ? { ...board, cards: { ...board.cards, [id]: { ...card, ...changes } } } : board;
}

/** Returns the loaded cards of a column. */
export function cardsIn(board: Board, status: ApplicationStage): BoardCard[] {
  return cardsWithStatus(board, status, board.columns[status].ids);
}

/**
 * Returns the loaded cards of a column in chunks. A card that moves on does not shift the others into another
 * chunk.
 */
export function chunksIn(board: Board, status: ApplicationStage, size: number): BoardCard[][] {
  const { ids } = board.columns[status];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, place) =>
    cardsWithStatus(board, status, ids.slice(place * size, (place + 1) * size)),
  );
}

function cardsWithStatus({ cards }: Board, status: ApplicationStage, ids: readonly string[]): BoardCard[] {
  return ids.flatMap((id) => (cards[id]?.status === status ? [cards[id]] : []));
}

/**
 * Returns the board without the old positions of moved applications. While the user steps through a column,
 * it still includes applications that were just moved out of it, but not those moved before the start.
 */
export function withoutMovedCards(board: Board): Board {
  const columns = forEachStatus((status) => ({
    ids: cardsIn(board, status).map(({ application_id }) => application_id),
    next: board.columns[status].next,
  }));
  return { ...board, columns };
}

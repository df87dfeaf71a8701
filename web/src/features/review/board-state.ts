import type { Reply } from '@kirdaar/contract/api';
import type { BoardCard } from '@kirdaar/contract/board';
import { type ApplicationStatus, applicationStatuses } from '@kirdaar/contract/rules/vocabulary';

type BoardPage = Pick<Reply<'GET /api/production/jobs/:id/board'>, 'counts' | 'cards' | 'next'>;

interface Column {
  /** Whoever was loaded into it, or moved to it, in their order; some may have moved on since. */
  ids: readonly string[];
  /** Where its next page begins; null when there is none. */
  next: string | null;
}

/** The applicants of a call as far as they are loaded. */
export interface Board {
  cards: Readonly<Record<string, BoardCard>>;
  columns: Readonly<Record<ApplicationStatus, Column>>;
  counts: Readonly<Record<ApplicationStatus, number>>;
}

/** Where some applications are to stand. */
export type Standings = readonly (readonly [card: BoardCard, status: ApplicationStatus])[];

function forEachStatus<T>(make: (status: ApplicationStatus) => T) {
  // Every status has its entry.
  return Object.fromEntries(applicationStatuses.map((status) => [status, make(status)])) as Record<
    ApplicationStatus,
    T
  >;
}

/** The board with the first page of each column. */
export function startBoard(pages: ReadonlyMap<ApplicationStatus, BoardPage>): Board {
  const [first] = pages.values();
  let board: Board = {
    cards: {},
    columns: forEachStatus(() => ({ ids: [], next: null })),
    counts: forEachStatus((status) => first?.counts[status] ?? 0),
  };
  for (const [status, page] of pages) board = withPage(board, status, page);
  return board;
}

/** The board with one more page of a column. Whoever moved in the meantime stays where they are. */
export function withPage(board: Board, status: ApplicationStatus, { cards, next }: BoardPage): Board {
  const fresh = cards.filter(({ application_id }) => !board.cards[application_id]);
  const { ids } = board.columns[status];
  const added = fresh.map(({ application_id }) => application_id);
  return {
    ...board,
    cards: { ...board.cards, ...Object.fromEntries(fresh.map((card) => [card.application_id, card])) },
    columns: { ...board.columns, [status]: { ids: [...ids, ...added], next } },
  };
}

/** The board after some took a step; they come first in their new column. */
export function withStandings(board: Board, standings: Standings): Board {
  const cards = { ...board.cards };
  const columns = { ...board.columns };
  const counts = { ...board.counts };
  for (const [card, status] of standings.toReversed()) {
    const id = card.application_id;
    const current = cards[id] ?? card;
    if (current.status === status) continue;
    counts[current.status] -= 1;
    counts[status] += 1;
    // Taken back to the beginning, nobody has seen it after all.
    cards[id] = { ...current, status, opened: status === 'applied' ? card.opened : true };
    const { ids, next } = columns[status];
    if (!ids.includes(id)) columns[status] = { ids: [id, ...ids], next };
  }
  return { cards, columns, counts };
}

/** The board with something else changed on one card. */
export function withCard(board: Board, id: string, changes: Partial<BoardCard>): Board {
  const card = board.cards[id];
  return card ? { ...board, cards: { ...board.cards, [id]: { ...card, ...changes } } } : board;
}

/** Whoever stands in a column, as far as they are loaded. */
export function cardsIn(board: Board, status: ApplicationStatus): BoardCard[] {
  return standing(board, status, board.columns[status].ids);
}

/** The same, some at a time. Whoever moves on leaves the others together. */
export function chunksIn(board: Board, status: ApplicationStatus, size: number): BoardCard[][] {
  const { ids } = board.columns[status];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, place) =>
    standing(board, status, ids.slice(place * size, (place + 1) * size)),
  );
}

function standing({ cards }: Board, status: ApplicationStatus, ids: readonly string[]): BoardCard[] {
  return ids.flatMap((id) => (cards[id]?.status === status ? [cards[id]] : []));
}

/**
 * The board without a memory of who stood where. Going through a column one by one passes whoever has just been
 * moved out of it too, but not those who were before one began.
 */
export function settled(board: Board): Board {
  const columns = forEachStatus((status) => ({
    ids: cardsIn(board, status).map(({ application_id }) => application_id),
    next: board.columns[status].next,
  }));
  return { ...board, columns };
}

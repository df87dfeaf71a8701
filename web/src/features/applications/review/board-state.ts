import type { Reply } from '@kirdaar/contract/api';
import type { BoardCard, BoardChange } from '@kirdaar/contract/applications/board';
import { type ApplicationStage, applicationStages, decisionDue } from '@kirdaar/contract/rules/review';

type BoardReply = Reply<'GET /api/production/jobs/:id/board'>;
type BoardPage = Pick<BoardReply, 'cards' | 'next'>;
type Counted = Pick<BoardReply, 'counts' | 'unsent'> & {
  job: { stage_names: readonly string[]; is_open: boolean };
};

interface Column {
  /** The applications that were loaded into the column or moved to it, in order; some may have moved on since. */
  ids: readonly string[];
  next: string | null;
}

export interface Board {
  cards: Readonly<Record<string, BoardCard>>;
  columns: Readonly<Record<ApplicationStage, Column>>;
  counts: Readonly<Record<ApplicationStage, number>>;
  stageNames: readonly string[];
  /** Whether the casting call takes applications. */
  isOpen: boolean;
  unsent: number;
}

export type Changes = readonly (readonly [card: BoardCard, changes: Partial<BoardCard>])[];

export interface BoardState {
  server: Board;
  pending: readonly Changes[];
  /** The board that the user sees: the server's with what is pending. */
  board: Board;
}

export interface BoardEvent {
  change?: (server: Board) => Board;
  begun?: Changes;
  /** What is no longer pending, because the server has done or rejected it or the user took it back. */
  settled?: Changes;
}

export function reduceBoard(state: BoardState, { change, begun, settled }: BoardEvent): BoardState {
  const server = change ? change(state.server) : state.server;
  const pending = [...state.pending, ...(begun ? [begun] : [])].filter((one) => one !== settled);
  return { server, pending, board: pending.reduce(withChanges, server) };
}

function forEachStage<T>(make: (stage: ApplicationStage) => T) {
  // Every stage has its entry.
  const entries = applicationStages.map((stage) => [stage, make(stage)]);
  return Object.fromEntries(entries) as Record<ApplicationStage, T>;
}

/** Returns the board with the first page of some columns. */
export function startBoard(
  { job, counts, unsent }: Counted,
  pages: readonly (readonly [ApplicationStage, BoardPage])[],
): Board {
  const columns = forEachStage(() => ({ ids: [], next: null }));
  const empty: Board = {
    cards: {},
    columns,
    counts,
    stageNames: job.stage_names,
    isOpen: job.is_open,
    unsent,
  };
  return pages.reduce((board, [stage, page]) => withPage(board, stage, page), empty);
}

/** Returns the board with one more page of a column. Applications that moved in the meantime keep their stage. */
export function withPage(board: Board, stage: ApplicationStage, { cards, next }: BoardPage): Board {
  const fresh = cards.filter(({ application_id }) => !board.cards[application_id]);
  const ids = [...board.columns[stage].ids, ...fresh.map(({ application_id }) => application_id)];
  return {
    ...board,
    cards: { ...board.cards, ...Object.fromEntries(fresh.map((card) => [card.application_id, card])) },
    columns: { ...board.columns, [stage]: { ids, next } },
  };
}

/** Applications come first in a column that is new to them; one that the board lacks is added when it moves. */
export function withChanges(board: Board, changes: Changes): Board {
  const cards = { ...board.cards };
  const columns = { ...board.columns };
  let { counts, unsent } = board;
  for (const [card, change] of changes.toReversed()) {
    const id = card.application_id;
    const before = cards[id] ?? (change.status && card);
    if (!before) continue;
    const after = { ...before, ...change };
    cards[id] = after;
    if (before.status !== after.status)
      counts = {
        ...counts,
        [before.status]: counts[before.status] - 1,
        [after.status]: counts[after.status] + 1,
      };
    unsent += Number(isDue(after)) - Number(isDue(before));
    const { ids, next } = columns[after.status];
    if (!ids.includes(id)) columns[after.status] = { ids: [id, ...ids], next };
  }
  return { ...board, cards, columns, counts, unsent };
}

export function withoutCards(before: Board, ids: readonly string[]): Board {
  const gone = ids.flatMap((id) => before.cards[id] ?? []);
  const cards = { ...before.cards };
  const counts = { ...before.counts };
  let { unsent } = before;
  for (const card of gone) {
    delete cards[card.application_id];
    counts[card.status] -= 1;
    unsent -= Number(isDue(card));
  }
  return gone.length > 0 ? { ...before, cards, counts, unsent } : before;
}

function isDue({ shown_status, status }: BoardCard): boolean {
  return decisionDue(shown_status, status) !== undefined;
}

/** Returns the change of a card that moves. Moving one that was shown opens it, unless it goes back to New. */
export function toStage(card: BoardCard, status: ApplicationStage, isShown = true): Changes[number] {
  return [card, { status, opened: card.opened || (isShown && status !== 'applied') }];
}

/** Returns the changes of moved cards that the server has left elsewhere. */
export function toStages(
  moved: Changes,
  left: readonly { application_id: string; status: ApplicationStage | null }[],
): Changes {
  return left.flatMap(({ application_id, status }) => {
    const [card] = moved.find(([one]) => one.application_id === application_id) ?? [];
    return card ? [toStage(card, status ?? card.status)] : [];
  });
}

export function withLiveUpdates(board: Board, updates: readonly BoardChange[]): Board {
  const changes = updates.flatMap(({ application_id, status, shown_status, opened }) => {
    const card = board.cards[application_id];
    if (!card) return [];
    const isSame = card.status === status && card.shown_status === shown_status && card.opened === opened;
    return isSame ? [] : [[card, { status, shown_status, opened }] as const];
  });
  return withChanges(board, changes);
}

export function idsIn({ cards, columns }: Board, stage: ApplicationStage): string[] {
  return columns[stage].ids.filter((id) => cards[id]?.status === stage);
}

/** Returns a column's cards in chunks, which do not shift when a card moves on. */
export function chunksIn({ cards, columns }: Board, stage: ApplicationStage, size: number): BoardCard[][] {
  const { ids } = columns[stage];
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, place) =>
    ids
      .slice(place * size, (place + 1) * size)
      .flatMap((id) => (cards[id]?.status === stage ? [cards[id]] : [])),
  );
}

/** A column in which the user steps keeps what was just moved out of it, but not what was moved before. */
export function withoutMovedCards(board: Board): Board['columns'] {
  return forEachStage((stage) => ({ ids: idsIn(board, stage), next: board.columns[stage].next }));
}

/** The selected applications and the last ticked one, where a Shift selection starts. */
export interface Selection {
  ids: ReadonlySet<string>;
  last: string | undefined;
}

export const noSelection: Selection = { ids: new Set(), last: undefined };

/** Ticks or unticks one application, or with Shift every one in the column from the last ticked to this one. */
export function toggleOne(
  { ids, last }: Selection,
  id: string,
  column: readonly string[],
  shift: boolean,
): Selection {
  const from = last === undefined ? -1 : column.indexOf(last);
  const to = column.indexOf(id);
  const range = shift && from >= 0 ? column.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ids: withTicks(ids, range, !ids.has(id)), last: id };
}

export function toggleAll({ ids }: Selection, column: readonly string[]): Selection {
  const allSelected = column.every((id) => ids.has(id));
  return { ids: withTicks(ids, column, !allSelected), last: undefined };
}

function withTicks(ids: ReadonlySet<string>, changed: readonly string[], isTicked: boolean): Set<string> {
  const next = new Set(ids);
  for (const id of changed) next[isTicked ? 'add' : 'delete'](id);
  return next;
}

import type { BoardChange } from '@kirdaar/contract/applications/board';
import { type ApplicationStage, applicationStages } from '@kirdaar/contract/rules/review';
import { ApiError, callApi } from '#api/call-api.ts';
import { pollWhileVisible } from '#api/poll-while-visible.ts';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import {
  type Board,
  startBoard,
  withLiveUpdates,
  withoutCards,
  withPage,
} from '#features/applications/review/board-state.ts';
import { byApplication, type Responses } from '#features/applications/review/ClientOpinions.tsx';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import * as words from '#words/applications/board.ts';
import { call_title } from '#words/rules/calls.ts';
import { stage_name } from '#words/rules/stages.ts';

export function findPage(
  id: string,
  filters: BoardFilters,
  status: ApplicationStage,
  after?: string,
  limit?: number,
) {
  // The filters from the URL contain only values that the contract accepts.
  const query = { ...filters, status, after, limit } as never;
  return callApi('GET /api/production/jobs/:id/board', { params: { id }, query });
}

/** Returns the board with the first page of every column; undefined if the house has no such casting call. */
export async function findBoard(id: string, filters: BoardFilters) {
  try {
    // The filter names one of the stages.
    const start = (filters.status ?? 'applied') as ApplicationStage;
    const first = await findPage(id, filters, start);
    const isOther = (status: ApplicationStage) => status !== start && first.counts[status] > 0;
    const others = filters.status ? [] : applicationStages.filter(isOther);
    const pages = await Promise.all(
      others.map(async (status) => [status, await findPage(id, filters, status)] as const),
    );
    return {
      loaded: performance.now(),
      title: call_title(first.job.title),
      board: startBoard(first, [[start, first], ...pages]),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** The part of the store that live updates change. */
interface LiveBoard {
  state: () => { board: Board };
  set: (next: { responses: Responses }) => void;
  update: (change: (server: Board) => Board) => void;
  announce: (text: string) => void;
}

/** Follows the changes of others while the window is visible. Returns a function that stops it. */
export function followLiveUpdates(jobId: string, filters: BoardFilters, store: LiveBoard): () => void {
  let seen: string | undefined;
  const heard = new Map<string, string>();
  /** Whether the counts came with a column, so that what is heard next may be in them already. */
  let areCountsRead = false;

  async function follow(signal: AbortSignal): Promise<boolean> {
    const input = { params: { id: jobId }, query: { seen } };
    const updates = await callApi('GET /api/production/jobs/:id/board-news', input, { signal });
    if (isPending()) {
      // The server did not know yet what the user does, so its counts would not fit. Offline it stays pending.
      await operationQueue.settled();
      return !isPending();
    }
    if (updates.seen === seen) return false;
    seen = updates.seen;

    // Updates overlap: some were heard before, and some of the first ones are from before the board was loaded.
    const changes = updates.changes.filter((change) => heard.get(change.application_id) !== stateOf(change));
    for (const change of changes) heard.set(change.application_id, stateOf(change));
    const { board } = store.state();
    const uncounted = changes.filter((change) => isUncounted(board, change));
    store.set({ responses: byApplication(updates.responses) });
    store.update((server) => withoutCards(withLiveUpdates(server, changes), updates.gone));
    const text = textOf(changes, board);
    if (text) store.announce(text);
    // Moved applications stay on a board of unopened ones until it is loaded again, so new counts would not fit.
    // With the first updates too: someone may have applied since the board was loaded.
    if (!filters.unopened) await loadColumns(uncounted, signal);
    return true;
  }

  /** Somebody who is not on the board cannot be counted from it, nor anybody whose move the counts may have already. */
  function isUncounted({ cards }: Board, { application_id, status }: BoardChange): boolean {
    const card = cards[application_id];
    return !card || (areCountsRead && card.status !== status);
  }

  async function loadColumns(changes: readonly BoardChange[], signal: AbortSignal) {
    for (const [stage, some] of Map.groupBy(changes, ({ status }) => status)) {
      const { counts } = store.state().board;
      const page = await findPage(jobId, filters, stage);
      // Counts from before a move of the user would take it back. The move itself brings the next updates.
      if (signal.aborted || isPending() || store.state().board.counts !== counts)
        for (const { application_id } of some) heard.delete(application_id);
      else {
        areCountsRead = true;
        store.update((server) => ({
          ...withPage(server, stage, page),
          ...{ counts: page.counts, unsent: page.unsent },
        }));
      }
    }
  }
  return pollWhileVisible(follow);
}

function stateOf({ status, shown_status, opened }: BoardChange): string {
  return `${status} ${shown_status} ${opened}`;
}

function isPending(): boolean {
  return operationQueue.state().waiting > 0;
}

function textOf(changes: readonly BoardChange[], { cards, stageNames }: Board): string | undefined {
  const moved = changes.flatMap(({ application_id, status, moved_by }) => {
    const card = cards[application_id];
    return card && moved_by && card.status !== status ? [{ ...card, status, moved_by }] : [];
  });
  const [first] = moved;
  if (!first) return undefined;
  if (moved.length > 1) return words.moved_by_others(moved.length);
  return words.moved_by(first.moved_by, first.name, stage_name(first.status, stageNames));
}

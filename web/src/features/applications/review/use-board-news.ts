import type { BoardChange } from '@kirdaar/contract/applications/board-news';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import { type Board, withNews, withoutCards, withPage } from '#features/applications/review/board-state.ts';
import {
  byApplication,
  noResponses,
  type Responses,
} from '#features/applications/review/client-responses.ts';
import { decisionQueue } from '#features/applications/review/decision-queue.ts';
import { findPage } from '#features/applications/review/find-board.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

interface Store {
  latest: () => Board;
  update: (change: (board: Board) => Board) => void;
  announce: (text: string) => void;
}

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/**
 * Follows what colleagues, talent and clients do with the applicants of a casting call while the window is visible:
 * changes the board and returns what clients said.
 */
export function useBoardNews(jobId: string, filters: BoardFilters, { latest, update, announce }: Store) {
  const [responses, setResponses] = useState(noResponses);
  // Filters from the same URL are equal but not identical.
  const query = JSON.stringify(filters);
  useEffect(() => {
    let controller = new AbortController();
    const store = { latest, update, announce };
    const once = createFollower(jobId, JSON.parse(query), store, setResponses);
    function restart() {
      controller.abort();
      controller = new AbortController();
      if (!document.hidden) void repeat(once, controller.signal);
    }
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [jobId, query, latest, update, announce]);
  return responses;
}

/** Returns a function that waits once for news and brings the board up to date. */
function createFollower(
  jobId: string,
  filters: BoardFilters,
  { latest, update, announce }: Store,
  onResponses: (responses: Responses) => void,
) {
  let seen: string | undefined;
  const heard = new Map<string, string>();

  async function follow(signal: AbortSignal) {
    const input = { params: { id: jobId }, query: { seen } };
    const news = await callApi('GET /api/production/jobs/:id/board-news', input, { signal });
    // The server does not know yet what the user is deciding, so its news would take that back.
    if (isDeciding()) return waitForDecisions();
    if (news.seen === seen) return pause(MIN_DELAY_MS);
    seen = news.seen;
    onResponses(byApplication(news.responses));

    // News overlap: some were heard before, and some of the first ones are from before the board was loaded.
    const changes = news.changes.filter((change) => heard.get(change.application_id) !== stateOf(change));
    const unknown = changes.filter(({ application_id }) => !latest().cards[application_id]);
    for (const change of changes) heard.set(change.application_id, stateOf(change));
    const text = textOf(changes, latest());
    update((board) => withoutCards(withNews(board, changes), news.gone));
    if (text) announce(text);
    // Moved applications stay on a board of unopened ones until it is loaded again, so new counts would not fit.
    // With the first news too: someone may have applied since the board was loaded.
    if (!filters.unopened) await loadColumns(unknown, signal);
  }

  /** Loads the columns of applications that are not on the board yet, and counts all. */
  async function loadColumns(unknown: readonly BoardChange[], signal: AbortSignal) {
    for (const [status, some] of Map.groupBy(unknown, (change) => change.status)) {
      const { counts } = latest();
      const page = await findPage(jobId, filters, status);
      // Counts from before a move of the user would take it back. The move itself brings the next news.
      if (signal.aborted || isDeciding() || latest().counts !== counts)
        for (const { application_id } of some) heard.delete(application_id);
      else
        update((board) => ({ ...withPage(board, status, page), counts: page.counts, unsent: page.unsent }));
    }
  }

  return follow;
}

/** Asks for news again and again, with increasing delays while requests fail. */
async function repeat(once: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
  for (let wait = MIN_DELAY_MS; !signal.aborted; ) {
    try {
      await once(signal);
      wait = MIN_DELAY_MS;
    } catch (error) {
      // The page itself reports an ended session or a missing casting call.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return;
      if (!signal.aborted) await pause(wait);
      wait = Math.min(2 * wait, MAX_DELAY_MS);
    }
  }
}

function stateOf({ status, told }: BoardChange): string {
  return `${status} ${told}`;
}

function isDeciding() {
  return decisionQueue.state().waiting > 0;
}

async function waitForDecisions() {
  await decisionQueue.settled();
  // Offline they stay in the queue.
  if (isDeciding()) await pause(MIN_DELAY_MS);
}

/** Returns what colleagues just did, for screen readers. */
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

function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import { MAX_LIST, MAX_MOVES, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import {
  type ApplicationStage,
  applicationStages,
  isDecidedByTalent,
  type MoveStage,
} from '@kirdaar/contract/rules/review';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import {
  type Board,
  type BoardEvent,
  type BoardState,
  type Changes,
  idsIn,
  noSelection,
  reduceBoard,
  type Selection,
  toggleOne,
  toStage,
  toStages,
  withChanges,
  withoutMovedCards,
  withPage,
} from '#features/applications/review/board-state.ts';
import { noResponses, type Responses } from '#features/applications/review/ClientOpinions.tsx';
import { findPage } from '#features/applications/review/find-board.ts';
import { operationQueue } from '#features/applications/review/operation-queue.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

interface State extends BoardState {
  selection: Selection;
  responses: Responses;
  moves: readonly Move[];
  /** Moves against a colleague's that the user has to confirm. */
  conflict: { status: MoveStage; asked: readonly { application_id: string; reason: string }[] } | undefined;
  announcement: string;
}

interface Move {
  text: string;
  requests: readonly { request_id: string; changes: Changes; takeBack: () => boolean }[];
}

/**
 * Holds the board outside of React, because keys are faster than rendering. Moves and scores are not page actions:
 * they show at once, are sent in order by the operation queue and can be undone.
 */
export function openBoardStore(jobId: string, filters: BoardFilters, start: Board) {
  const changed = new EventTarget();
  const shown = new Set<string>();
  const loading = new Map<string, Promise<boolean>>();
  let state: State = {
    ...{ server: start, pending: [], board: start, moves: [], conflict: undefined },
    ...{ selection: noSelection, responses: noResponses, announcement: '' },
  };

  function set(next: Partial<State>) {
    state = { ...state, ...next };
    changed.dispatchEvent(new Event('change'));
  }
  const dispatch = (event: BoardEvent) => set(reduceBoard(state, event));
  const update = (change: (server: Board) => Board) => dispatch({ change });
  const isShown = (id: string) => shown.has(id);
  const announce = (announcement: string) => set({ announcement });

  async function loadMore(stage: ApplicationStage, limit?: number): Promise<boolean> {
    const { next } = state.board.columns[stage];
    if (next === null) return true;
    const running = loading.get(next) ?? loadPage(stage, next, limit).finally(() => loading.delete(next));
    loading.set(next, running);
    return running;
  }
  async function loadPage(stage: ApplicationStage, after: string, limit?: number): Promise<boolean> {
    try {
      const page = await findPage(jobId, filters, stage, after, limit);
      update((server) => withPage(server, stage, page));
      return true;
    } catch (error) {
      showToast('failure', serverMessage(error, words.board_load_failed));
      return false;
    }
  }
  /** Loads every application that matches the filters; returns whether that succeeded. */
  async function loadAll(): Promise<boolean> {
    for (const stage of applicationStages)
      while (state.board.columns[stage].next !== null) if (!(await loadMore(stage, MAX_LIST))) return false;
    return true;
  }

  /** Shows changes at once and sends them; `send` returns where the server's result differs. */
  function perform(changes: Changes, send: (signal: AbortSignal) => Promise<Changes>, failure: string) {
    dispatch({ begun: changes });
    return operationQueue.add({
      send: async (signal) => {
        const differences = await send(signal);
        const change = (server: Board) => withChanges(withChanges(server, changes), differences);
        dispatch({ settled: changes, change });
      },
      onDropped: (error) => {
        // The positions of the cards may be gone.
        const unchanged = changes.map(([card]) => [card, {}] as const);
        dispatch({ settled: changes, change: (server) => withChanges(server, unchanged) });
        const isDropped = (request: { changes: Changes }) => request.changes === changes;
        set({ moves: state.moves.filter(({ requests }) => !requests.some(isDropped)) });
        if (error) showToast('failure', serverMessage(error, failure));
      },
    });
  }

  function move(cards: readonly BoardCard[], status: MoveStage, confirm = false): boolean {
    const { stageNames } = state.board;
    const movable = cards.filter((card) => canMove(card, status));
    if (movable.length === 0) {
      const [card] = cards;
      announce(card ? words.move_none(card.name, stage_name(card.status, stageNames)) : words.move_nobody);
      return false;
    }
    const text = moveText(movable, stage_name(status, stageNames));
    announce(text);
    const requests = batchesOf(movable).map((batch) => sendMove(batch, status, confirm));
    set({ moves: [...state.moves, { text, requests }] });
    return true;
  }
  function sendMove(cards: readonly BoardCard[], status: MoveStage, confirm: boolean) {
    const request_id = newRequestId();
    const application_ids = cards.map(({ application_id }) => application_id);
    const body = { request_id, application_ids, status, shown: application_ids.filter(isShown), confirm };
    const changes = cards.map((card) => toStage(card, status, isShown(card.application_id)));
    const send = async (signal: AbortSignal) => {
      const { not_moved } = await callApi('POST /api/production/review/moves', { body }, { signal });
      const asked = not_moved.filter(({ needs_confirm }) => needs_confirm);
      if (asked.length > 0) set({ conflict: { status, asked } });
      const final = not_moved.filter(({ needs_confirm }) => !needs_confirm);
      for (const reason of new Set(final.map((one) => one.reason))) showToast('failure', reason);
      return toStages(changes, not_moved);
    };
    return { request_id, changes, takeBack: perform(changes, send, words.move_failed) };
  }
  function confirmMove({ asked, status }: NonNullable<State['conflict']>) {
    set({ conflict: undefined });
    const cards = asked.flatMap(({ application_id }) => state.board.cards[application_id] ?? []);
    move(cards, status, true);
  }

  function undo() {
    const last = state.moves.at(-1);
    if (!last) return announce(words.undo_none);
    set({ moves: state.moves.slice(0, -1), announcement: words.undone(last.text) });
    for (const { request_id, changes, takeBack } of last.requests)
      if (!takeBack()) sendUndo(request_id, changes);
  }
  /** Takes back a move from the history: of one card, or of everyone who was moved with it. */
  function takeBack(request_id: string, only?: { card: BoardCard; was: ApplicationStage }) {
    const isOther = (move: Move) => !move.requests.some((one) => one.request_id === request_id);
    set({ moves: state.moves.filter(isOther), announcement: words.taken_back });
    const ids = only && [only.card.application_id];
    sendUndo(request_id, only ? [[{ ...only.card, status: only.was }, {}]] : [], ids);
  }
  function sendUndo(request_id: string, moved: Changes, application_ids?: string[]) {
    // The house may no longer see some of them.
    const known = moved.filter(([{ application_id }]) => state.board.cards[application_id]);
    const changes = known.map(([card]) => toStage(card, card.status, isShown(card.application_id)));
    const send = async (signal: AbortSignal) => {
      const sent = { body: { request_id, ...(application_ids && { application_ids }) } };
      const { not_undone, undone } = await callApi('POST /api/production/review/undo', sent, { signal });
      for (const reason of new Set(not_undone.map((one) => one.reason)))
        showToast('failure', words.undone_not(reason));
      const others = Object.values(state.board.cards).map((card) => [card, {}] as const);
      return toStages([...changes, ...others], [...undone, ...not_undone]);
    };
    perform(changes, send, words.undo_failed);
  }

  function setScore(card: BoardCard, pressed: number) {
    const { application_id: id, name } = card;
    const score = card.score === pressed ? null : pressed;
    announce(score ? words.scored(name, score, MAX_SCORE) : words.score_removed(name));
    const send = async (signal: AbortSignal) => {
      const sent = { params: { id }, body: { score } };
      const { team_score } = await callApi('PUT /api/production/review/:id/score', sent, { signal });
      return [[card, { team_score }]] as const;
    };
    perform([[card, { score }]], send, words.score_failed);
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    set,
    update,
    announce,
    loadMore: (stage: ApplicationStage) => loadMore(stage),
    loadAll,
    move,
    confirmMove,
    undo,
    takeBack,
    setScore,
    toggle(id: string, shift: boolean) {
      const { board, selection } = state;
      const stage = board.cards[id]?.status;
      set({ selection: toggleOne(selection, id, stage ? idsIn(board, stage) : [], shift) });
    },
    /** The user sees the card, so a move of it is a decision about it. */
    markShown: (id: string) => shown.add(id),
    /** Marks an application as opened; one that moved in the meantime keeps its stage. */
    markOpened: (card: BoardCard) =>
      update((server) => {
        const { status } = server.cards[card.application_id] ?? card;
        return withChanges(server, [toStage(card, status === 'applied' ? 'viewed' : status)]);
      }),
    setHasNote: (card: BoardCard, has_note: boolean) =>
      update((server) => withChanges(server, [[card, { has_note }]])),
    /** Called before the user steps through a column; see `withoutMovedCards`. */
    removeMovedCards: () => update((server) => ({ ...server, columns: withoutMovedCards(state.board) })),
  };
}

export type BoardStore = ReturnType<typeof openBoardStore>;

/** Returns whether a house can move an application: to another stage, until the talent decides. */
export function canMove(
  { status, shown_status }: Pick<BoardCard, 'status' | 'shown_status'>,
  to: MoveStage,
): boolean {
  return status !== to && !isDecidedByTalent(shown_status);
}

function moveText(cards: readonly BoardCard[], stage: string): string {
  const [card] = cards;
  return card && cards.length === 1 ? words.moved_one(card.name, stage) : words.moved(cards.length, stage);
}

function batchesOf(cards: readonly BoardCard[]): BoardCard[][] {
  const count = Math.ceil(cards.length / MAX_MOVES);
  return Array.from({ length: count }, (_, index) => cards.slice(index * MAX_MOVES, (index + 1) * MAX_MOVES));
}

import type { BoardCard } from '@kirdaar/contract/applications/board';
import { MAX_LIST, MAX_MOVES, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { type ApplicationStage, applicationStages, type MoveStage } from '@kirdaar/contract/rules/review';
import { useCallback, useRef, useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { serverMessage } from '#api/server-message.ts';
import type { BoardFilters } from '#features/applications/review/board-filters.ts';
import {
  type Board,
  type NewStatuses,
  withCard,
  withoutMovedCards,
  withPage,
  withStatuses,
} from '#features/applications/review/board-state.ts';
import { canMove } from '#features/applications/review/columns.ts';
import { decisionQueue } from '#features/applications/review/decision-queue.ts';
import { findPage } from '#features/applications/review/find-board.ts';
import { cannotMoveText, moveText } from '#features/applications/review/move-texts.ts';
import { statusesAfterUndo, type UndoableMove } from '#features/applications/review/undoable-move.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

/**
 * Holds the state of a casting call's board. Moves and scores show at once and are reverted if the server
 * rejects them. They are not page actions, because they are sent in order by the decision queue, a move can
 * be undone, and the board is not loaded again.
 */
export function useBoardStore(jobId: string, filters: BoardFilters, start: Board) {
  const [board, setBoard] = useState(start);
  // Keys are faster than rendering, so each one reads the board that the previous one has left.
  const latest = useRef(start);
  const [moves, setMoves] = useState<readonly UndoableMove[]>([]);
  const undoable = useRef(moves);
  const [announcement, announce] = useState('');
  const [conflict, setConflict] = useState<MoveConflict>();
  const loading = useRef(new Map<string, Promise<void>>());

  const update = useCallback((change: (board: Board) => Board) => {
    latest.current = change(latest.current);
    setBoard(latest.current);
  }, []);
  const removeMovedCards = useCallback(() => update(withoutMovedCards), [update]);
  function updateMoves(next: readonly UndoableMove[]) {
    undoable.current = next;
    setMoves(next);
  }

  /** Loads the next page of a column, once at a time. */
  async function loadMore(status: ApplicationStage, limit?: number): Promise<void> {
    const { next } = latest.current.columns[status];
    if (next === null) return;
    const running = loading.current.get(next) ?? loadPage(status, next, limit);
    loading.current.set(next, running);
    await running;
    loading.current.delete(next);
  }

  /** Loads every application that matches the filters; returns whether that succeeded. */
  async function loadAll(): Promise<boolean> {
    for (const status of applicationStages) {
      for (let { next } = latest.current.columns[status]; next !== null; ) {
        await loadMore(status, MAX_LIST);
        const after = latest.current.columns[status].next;
        if (after === next) return false;
        next = after;
      }
    }
    return true;
  }

  async function loadPage(status: ApplicationStage, after: string, limit?: number) {
    try {
      const page = await findPage(jobId, filters, status, after, limit);
      update((before) => withPage(before, status, page));
    } catch (error) {
      showToast('failure', serverMessage(error, words.load_failed));
    }
  }

  function setStatuses(statuses: NewStatuses) {
    update((before) => withStatuses(before, statuses));
  }

  /** Moves every application that can move; returns whether any did. */
  function move(cards: readonly BoardCard[], status: MoveStage, confirm = false): boolean {
    const movable = cards.filter((card) => canMove(card, status));
    if (movable.length === 0) {
      announce(cannotMoveText(cards, latest.current.stageNames));
      return false;
    }
    const text = moveText(movable, stage_name(status, latest.current.stageNames));
    setStatuses(movable.map((card) => [card, status]));
    announce(text);
    const cancels = new Map(batchesOf(movable).map((batch) => sendMove(batch, status, confirm)));
    const move: UndoableMove = {
      request_ids: [...cancels.keys()],
      before: movable.map((card) => [card, card.status]),
      status,
      cancel: (request_id) => cancels.get(request_id)?.() ?? false,
      text,
    };
    updateMoves([...undoable.current, move]);
    return true;
  }

  /** Adds a move to the queue; returns its request ID and a function that takes it back. */
  function sendMove(batch: readonly BoardCard[], status: MoveStage, confirm: boolean) {
    const request_id = newRequestId();
    const application_ids = batch.map(({ application_id }) => application_id);
    const cancel = decisionQueue.add({
      send: async (signal) => {
        const body = { request_id, application_ids, status, confirm };
        const { not_moved } = await callApi('POST /api/production/review/moves', { body }, { signal });
        if (not_moved.length > 0) revert(batch, status, not_moved);
      },
      onRejected: (error) => {
        setStatuses(batch.map((card) => [card, card.status]));
        updateMoves(undoable.current.filter(({ request_ids }) => !request_ids.includes(request_id)));
        showToast('failure', serverMessage(error, words.move_failed));
      },
    });
    return [request_id, cancel] as const;
  }

  function revert(batch: readonly BoardCard[], target: MoveStage, not_moved: readonly NotMoved[]) {
    const back = not_moved.flatMap(({ application_id, status }) => {
      const card = batch.find((one) => one.application_id === application_id);
      return card ? [[card, status ?? card.status] as const] : [];
    });
    setStatuses(back);
    const asked = not_moved.filter(({ needs_confirm }) => needs_confirm);
    if (asked.length > 0) {
      const cards = back
        .filter(([card]) => asked.some(({ application_id }) => application_id === card.application_id))
        .map(([card, status]) => ({ ...card, status }));
      setConflict({ cards, status: target, reasons: asked.map(({ reason }) => reason) });
    }
    const final = not_moved.filter(({ needs_confirm }) => !needs_confirm);
    for (const reason of new Set(final.map((one) => one.reason))) showToast('failure', reason);
  }

  /** Makes the moves against a colleague's that were asked about. */
  function confirmMove() {
    setConflict(undefined);
    if (conflict) move(conflict.cards, conflict.status, true);
  }

  /** Undoes the last move. */
  function undo() {
    const last = undoable.current.at(-1);
    if (!last) return announce(words.undo_none);
    updateMoves(undoable.current.slice(0, -1));
    setStatuses(last.before);
    announce(words.undone(last.text));
    for (const request_id of last.request_ids) if (!last.cancel(request_id)) sendUndo(last, request_id);
  }

  function sendUndo(move: UndoableMove, request_id: string) {
    decisionQueue.add({
      send: async (signal) => {
        const sent = { body: { request_id } };
        const { not_undone, undone } = await callApi('POST /api/production/review/undo', sent, { signal });
        setStatuses(statusesAfterUndo(move, [...undone, ...not_undone]));
        for (const reason of new Set(not_undone.map((one) => one.reason)))
          showToast('failure', words.undone_not(reason));
      },
      onRejected: (error) => {
        setStatuses(move.before.map(([card]) => [card, move.status]));
        showToast('failure', serverMessage(error, words.undo_failed));
      },
    });
  }

  /** Sets a score, or removes it when it is already set. */
  function setScore({ application_id: id, score: before, name }: BoardCard, score: number) {
    const next = before === score ? null : score;
    update((board) => withCard(board, id, { score: next }));
    announce(next ? words.scored(name, next, MAX_SCORE) : words.score_removed(name));
    decisionQueue.add({
      send: async (signal) => {
        const sent = { params: { id }, body: { score: next } };
        const { team_score } = await callApi('PUT /api/production/review/:id/score', sent, { signal });
        update((board) => withCard(board, id, { team_score }));
      },
      onRejected: (error) => {
        update((board) => withCard(board, id, { score: before }));
        showToast('failure', serverMessage(error, words.score_failed));
      },
    });
  }

  return {
    board,
    /** Returns the board with everything that was done, which may not be rendered yet. */
    latest: useCallback(() => latest.current, []),
    update,
    /** The move that `undo` would revert. */
    lastMove: moves.at(-1),
    /** The last text for screen readers. */
    announcement,
    announce,
    loadMore: (status: ApplicationStage) => loadMore(status),
    loadAll,
    move,
    undo,
    setScore,
    clearMoves: () => updateMoves([]),
    /** Moves against a colleague's that the user has to confirm. */
    conflict,
    confirmMove,
    dropConflict: () => setConflict(undefined),
    /** Marks an application as opened; one that moved in the meantime keeps its status. */
    markOpened: (card: BoardCard) =>
      update((before) => {
        const isNew = (before.cards[card.application_id] ?? card).status === 'applied';
        return isNew ? withStatuses(before, [[card, 'viewed']]) : before;
      }),
    setHasNote: (id: string, has_note: boolean) => update((before) => withCard(before, id, { has_note })),
    /** Called before the user steps through a column; see `withoutMovedCards`. */
    removeMovedCards,
  };
}

export type BoardStore = ReturnType<typeof useBoardStore>;

interface NotMoved {
  application_id: string;
  status: ApplicationStage | null;
  reason: string;
  needs_confirm: boolean;
}

/** Moves that would change what a colleague has just decided. */
export interface MoveConflict {
  cards: readonly BoardCard[];
  status: MoveStage;
  reasons: readonly string[];
}

/** Splits applications into as many as one request may move. */
function batchesOf(cards: readonly BoardCard[]): BoardCard[][] {
  const count = Math.ceil(cards.length / MAX_MOVES);
  return Array.from({ length: count }, (_, index) => cards.slice(index * MAX_MOVES, (index + 1) * MAX_MOVES));
}

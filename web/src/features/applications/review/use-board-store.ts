import type { BoardCard } from '@kirdaar/contract/applications/board';
import { MAX_MOVES, MAX_SCORE } from '@kirdaar/contract/rules/limits';
import type { MoveStatus } from '@kirdaar/contract/rules/review';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
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
import { canMove, columnTitles, moveLabels } from '#features/applications/review/columns.ts';
import { findPage } from '#features/applications/review/find-board.ts';
import { showToast } from '#ui/toast-list.ts';

/** A move that can be undone. */
export interface UndoableMove {
  request_ids: readonly string[];
  /** The previous status of the moved applications. */
  before: NewStatuses;
  status: MoveStatus;
  /** Resolves when the server has received the move. */
  sent: Promise<void>;
  /** A description of the move. */
  text: string;
}

/**
 * Holds the state of a casting call's board. Moves and scores show at once and are reverted if the server
 * rejects them. They are not page actions, because several are sent at a time, a move can be undone, and the
 * board is not loaded again.
 */
export function useBoardStore(jobId: string, filters: BoardFilters, start: Board) {
  const [board, setBoard] = useState(start);
  const [moves, setMoves] = useState<readonly UndoableMove[]>([]);
  const [announcement, announce] = useState('');
  const loading = useRef(new Set<string>());
  const removeMovedCards = useCallback(() => setBoard(withoutMovedCards), []);

  async function loadMore(status: ApplicationStatus) {
    const { next } = board.columns[status];
    if (next === null || loading.current.has(next)) return;
    loading.current.add(next);
    try {
      const page = await findPage(jobId, filters, status, next);
      setBoard((before) => withPage(before, status, page));
    } catch (error) {
      showToast('failure', serverMessage(error, 'We couldn’t load more applicants. Try again.'));
    } finally {
      loading.current.delete(next);
    }
  }

  function setStatuses(statuses: NewStatuses) {
    setBoard((before) => withStatuses(before, statuses));
  }

  /** Moves every application that can move; returns whether any did. */
  function move(cards: readonly BoardCard[], status: MoveStatus): boolean {
    const movable = cards.filter((card) => canMove(card.status, status));
    if (movable.length === 0) {
      announce(cannotMoveText(cards));
      return false;
    }
    const batches = batchesOf(movable).map((batch) => ({ request_id: newRequestId(), batch }));
    const text = moveText(movable, status);
    setStatuses(movable.map((card) => [card, status]));
    announce(text);
    const sent = send(batches, status);
    const request_ids = batches.map(({ request_id }) => request_id);
    const before = movable.map((card) => [card, card.status] as const);
    setMoves((earlier) => [...earlier, { request_ids, before, status, sent, text }]);
    return true;
  }

  async function send(batches: readonly Batch[], status: MoveStatus) {
    for (const { request_id, batch } of batches) {
      const application_ids = batch.map(({ application_id }) => application_id);
      try {
        const body = { request_id, application_ids, status };
        const { not_moved } = await callApi('POST /api/production/review/moves', { body });
        if (not_moved.length > 0) revert(batch, not_moved);
      } catch (error) {
        setStatuses(batch.map((card) => [card, card.status]));
        setMoves((earlier) => earlier.filter(({ request_ids }) => !request_ids.includes(request_id)));
        showToast('failure', serverMessage(error, 'We couldn’t save the move. Try again.'));
      }
    }
  }

  function revert(batch: readonly BoardCard[], not_moved: readonly NotMoved[]) {
    setStatuses(
      not_moved.flatMap(({ application_id, status }) => {
        const card = batch.find((one) => one.application_id === application_id);
        return card ? [[card, status ?? card.status] as const] : [];
      }),
    );
    for (const reason of new Set(not_moved.map((one) => one.reason))) showToast('failure', reason);
  }

  /** Undoes the last move. */
  async function undo() {
    const last = moves.at(-1);
    if (!last) return announce('Nothing to undo.');
    setMoves((earlier) => earlier.filter((one) => one !== last));
    setStatuses(last.before);
    announce(`Undone: ${last.text}`);
    await last.sent;
    for (const request_id of last.request_ids) {
      try {
        const { not_undone, undone } = await callApi('POST /api/production/review/undo', {
          body: { request_id },
        });
        setStatuses(statusesAfterUndo(last, [...undone, ...not_undone]));
        if (not_undone.length > 0) showToast('failure', 'It was too late to undo all of the move.');
      } catch (error) {
        setStatuses(last.before.map(([card]) => [card, last.status]));
        showToast('failure', serverMessage(error, 'We couldn’t undo the move. Try again.'));
      }
    }
  }

  /** Sets a score, or removes it when it is already set. */
  async function setScore({ application_id: id, score: before, name }: BoardCard, score: number) {
    const next = before === score ? null : score;
    setBoard((board) => withCard(board, id, { score: next }));
    announce(next ? `${name}: score ${next} of ${MAX_SCORE}` : `${name}: score removed`);
    try {
      await callApi('PUT /api/production/review/:id/score', { params: { id }, body: { score: next } });
    } catch (error) {
      setBoard((board) => withCard(board, id, { score: before }));
      showToast('failure', serverMessage(error, 'We couldn’t save the score. Try again.'));
    }
  }

  return {
    board,
    /** The move that `undo` would revert. */
    lastMove: moves.at(-1),
    /** The last text for screen readers. */
    announcement,
    announce,
    loadMore,
    move,
    undo,
    setScore,
    clearMoves: () => setMoves([]),
    /** Marks an application as opened; one that moved in the meantime keeps its status. */
    markOpened: (card: BoardCard) =>
      setBoard((before) => {
        const isNew = (before.cards[card.application_id] ?? card).status === 'applied';
        return isNew ? withStatuses(before, [[card, 'viewed']]) : before;
      }),
    setHasNote: (id: string, has_note: boolean) => setBoard((before) => withCard(before, id, { has_note })),
    /** Called before the user steps through a column; see `withoutMovedCards`. */
    removeMovedCards,
  };
}

export type BoardStore = ReturnType<typeof useBoardStore>;

interface Batch {
  request_id: string;
  batch: readonly BoardCard[];
}
interface NotMoved {
  application_id: string;
  status: ApplicationStatus | null;
  reason: string;
}

/** Splits applications into as many as one request may move. */
function batchesOf(cards: readonly BoardCard[]): BoardCard[][] {
  const count = Math.ceil(cards.length / MAX_MOVES);
  return Array.from({ length: count }, (_, index) => cards.slice(index * MAX_MOVES, (index + 1) * MAX_MOVES));
}

function moveText(cards: readonly BoardCard[], status: MoveStatus): string {
  const who = cards.length === 1 ? cards[0]?.name : `${cards.length} applicants`;
  return `${who} ${moveLabels[status]}`;
}

function cannotMoveText([card]: readonly BoardCard[]): string {
  return card
    ? `${card.name} cannot be moved from ${columnTitles[card.status]}.`
    : 'Select an applicant first.';
}

function statusesAfterUndo(
  { before }: UndoableMove,
  current: readonly { application_id: string; status: ApplicationStatus }[],
): NewStatuses {
  return current.flatMap(({ application_id, status }) => {
    const entry = before.find(([card]) => card.application_id === application_id);
    return entry ? [[entry[0], status] as const] : [];
  });
}

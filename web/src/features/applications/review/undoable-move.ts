import type { ApplicationStage, MoveStage } from '@kirdaar/contract/rules/review';
import type { NewStatuses } from '#features/applications/review/board-state.ts';

/** A move that can be undone. */
export interface UndoableMove {
  request_ids: readonly string[];
  /** The previous status of the moved applications. */
  before: NewStatuses;
  status: MoveStage;
  /** Takes a request back that was not sent yet; returns false if it may be sent already. */
  cancel: (request_id: string) => boolean;
  /** A description of the move. */
  text: string;
}

/** Returns where the applications of a move are after the server has undone it. */
export function statusesAfterUndo(
  { before }: UndoableMove,
  current: readonly { application_id: string; status: ApplicationStage }[],
): NewStatuses {
  return current.flatMap(({ application_id, status }) => {
    const entry = before.find(([card]) => card.application_id === application_id);
    return entry ? [[entry[0], status] as const] : [];
  });
}

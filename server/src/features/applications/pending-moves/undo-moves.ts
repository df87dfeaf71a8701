import {
  listOwnMoves,
  lockApplications,
  updateToUndone,
} from '#features/applications/pending-moves/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Undoes the user's own move for every application whose talent was not yet notified. Idempotent. */
export function undoMoves({ db, now }: Pick<Services, 'db' | 'now'>, by: Reviewer, requestId: string) {
  return db.transaction().execute(async (trx) => {
    const own = await listOwnMoves(trx, by, requestId, now());
    if (own.length === 0) throw new AppError('applicants_not_found');

    await lockApplications(
      trx,
      by.production_house_id,
      own.map(({ application_id }) => application_id),
    );
    await updateToUndone(trx, by.id, requestId, now());
    const moves = await listOwnMoves(trx, by, requestId, now());
    const undone = moves.filter(({ is_undone }) => is_undone);
    if (undone.length === 0) {
      throw new AppError('undo_too_late');
    }
    return { undone, not_undone: moves.filter(({ is_undone }) => !is_undone) };
  });
}

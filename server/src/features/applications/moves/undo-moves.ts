import { msg } from '@kirdaar/contract/messages';
import { isDecidedByTalent } from '@kirdaar/contract/rules/review';
import { listOwnMoves, lockApplications, updateToUndone } from '#features/applications/moves/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type OwnMove = Awaited<ReturnType<typeof listOwnMoves>>[number];

/**
 * Undoes the member's own move for every application that was neither moved nor told of it since. Returns
 * what was undone, and the reason for the others. Idempotent.
 */
export function undoMoves({ db, now }: Pick<Services, 'db' | 'now'>, by: Reviewer, requestId: string) {
  return db.transaction().execute(async (trx) => {
    const own = await listOwnMoves(trx, by, requestId, now());
    if (own.length === 0) throw new AppError('applicants_not_found');

    const idsOf = (moves: OwnMove[]) => moves.map(({ application_id }) => application_id);
    await lockApplications(trx, by.production_house_id, idsOf(own));
    const locked = await listOwnMoves(trx, by, requestId, now());
    await updateToUndone(trx, idsOf(locked.filter((move) => !reasonKept(move))), requestId, now());

    const moves = await listOwnMoves(trx, by, requestId, now());
    return {
      undone: moves.filter(({ is_undone }) => is_undone),
      not_undone: moves
        .filter(({ is_undone }) => !is_undone)
        .map((move) => ({ ...move, reason: reasonKept(move) ?? msg('moved_since') })),
    };
  });
}

/** Returns why a move cannot be undone, or undefined if it can. */
function reasonKept({
  is_undone,
  is_sent,
  is_moved_since,
  shown_status,
  moved_by,
}: OwnMove): string | undefined {
  if (is_undone) return undefined;
  if (isDecidedByTalent(shown_status)) return msg('talent_decided');
  if (is_sent) return msg('talent_told');
  if (is_moved_since) return msg('moved_since_by', moved_by);
  return undefined;
}

import type { ReviewMoves } from '@kirdaar/contract/applications/review';
import { UNDO_SECONDS } from '@kirdaar/contract/rules/limits';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import {
  insertPendingMoves,
  listCurrentStatuses,
  lockApplications,
  settleMovesOf,
} from '#features/applications/pending-moves/queries.ts';
import { settleMoves } from '#features/applications/pending-moves/tasks.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { notifyStatusChanges } from '#features/applications/status-history/notify-status-changes.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Moves applications together. A move stays pending for a moment in which it can be undone, then each talent
 * is notified. Returns the moved applications, and the status and reason for the others.
 */
export function moveApplications(services: Services, by: Reviewer, steps: ReviewMoves) {
  const { db, now } = services;
  const { application_ids, status } = steps;
  return db.transaction().execute(async (trx) => {
    await lockApplications(trx, by.production_house_id, application_ids);
    const taken = now();
    const found = await listCurrentStatuses(trx, by.production_house_id, steps, taken);
    if (found.length === 0) throw new AppError('applicants_not_found');

    const repeated = found.filter(({ repeated_until }) => repeated_until);
    const moving = found.filter(({ may_move, repeated_until }) => may_move && !repeated_until);
    const ids = moving.map(({ application_id }) => application_id);
    const settles = new Date(taken.getTime() + UNDO_SECONDS * 1000);
    if (ids.length > 0)
      await storePendingMoves(services, trx, ids, { ...steps, account_id: by.id }, taken, settles);

    const moved = [...repeated, ...moving.map((one) => ({ ...one, status }))];
    const statuses = new Map(found.map((one) => [one.application_id, one.status]));
    const not_moved = application_ids
      .filter((id) => !moved.some(({ application_id }) => application_id === id))
      .map((application_id) => {
        const at = statuses.get(application_id);
        return { application_id, status: at ?? null, reason: reasonNotMoved(at, status) };
      });
    return { moved, not_moved, undo_until: repeated[0]?.repeated_until ?? settles.toISOString() };
  });
}

/**
 * Stores pending moves. An earlier pending move of the same application enters the status history and can no
 * longer be undone.
 */
async function storePendingMoves(
  { queue }: Services,
  trx: Database,
  ids: string[],
  { request_id, status, account_id }: ReviewMoves & { account_id: string },
  taken: Date,
  settles: Date,
) {
  const [moved_at, settles_at] = [taken.toISOString(), settles.toISOString()];
  await notifyStatusChanges({ db: trx, queue }, await settleMovesOf(trx, ids, taken));
  await insertPendingMoves(trx, ids, { request_id, status, account_id, moved_at, settles_at });
  await queue.add(trx, settleMoves, { request_id }, settles);
}

function reasonNotMoved(current: ApplicationStatus | undefined, target: ApplicationStatus): string {
  if (!current) return 'Not found.';
  if (current === target) return 'This application was already moved there.';
  if (current === 'withdrawn') return 'The talent withdrew this application.';
  if (current === 'selected' || current === 'not_selected')
    return 'This application already has a final outcome.';
  return 'This application is already further along.';
}

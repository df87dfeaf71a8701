import { updateToOpened } from '#features/applications/moves/queries.ts';
import { selectReceivedOne } from '#features/applications/received/queries.ts';
import { insertStatusChanges } from '#features/applications/status-history/queries.ts';
import { notifyStatusChanges } from '#features/applications/status-history/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ActorOf } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Moves an application as `is_status_change_allowed` permits and returns the resulting status. Idempotent. */
export async function moveApplication(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
  status: ApplicationStatus,
): Promise<ApplicationStatus> {
  const received = selectReceivedOne(db, actor.production_house_id, id, now());
  // Opening an application again does not tell a rejected talent that it is considered again.
  const moving = status === 'viewed' ? received.where('application.status', '=', 'applied') : received;
  const happened_at = now().toISOString();
  try {
    const step = { status, happened_at, party: 'house', account_id: actor.id } as const;
    await notifyStatusChanges({ db, queue }, await insertStatusChanges(db, moving, step));
  } catch (error) {
    if (hasCode(error, RULES.NO_ACCEPTED_OFFER)) throw new AppError('role_offer_required');
    if (!hasCode(error, RULES.STATUS_CHANGE_NOT_ALLOWED)) throw error;
    throw new AppError('move_not_allowed');
  }
  const moved = orThrow(await received.executeTakeFirst(), 'application_not_found');
  return moved.status;
}

export function openApplication(
  services: Services,
  actor: Pick<ActorOf<'production'>, 'id' | 'production_house_id'>,
  id: string,
): Promise<ApplicationStatus> {
  const { db } = services;
  return db.transaction().execute(async (trx) => {
    const status = await moveApplication({ ...services, db: trx }, actor, id, 'viewed');
    await updateToOpened(trx, id, services.now());
    return status;
  });
}

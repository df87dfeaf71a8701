import type { MoveStatus } from '@kirdaar/contract/rules/review';
import { type RawBuilder, sql } from 'kysely';
import { type Reviewer, reviewedStatus, selectReviewed } from '#features/applications/review/queries.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Locks applications of a house and their casting calls for the caller's transaction. The order is always the
 * same, casting calls first, to prevent deadlocks. Closing a casting call runs entirely before or after.
 */
export async function lockApplications(db: Database, houseId: string, ids: string[]) {
  await sql`select from job where production_house_id = ${houseId}
    and id in (select job_id from application where id = any(${ids}::uuid[])) order by id for share`.execute(
    db,
  );
  await sql`select from application
    where id = any(${ids}::uuid[]) and job_id in (select id from job where production_house_id = ${houseId})
    order by id for no key update`.execute(db);
}

/** Returns the status of each application for the house, and whether it may make the move. */
export function listCurrentStatuses(
  db: Database,
  houseId: string,
  {
    request_id,
    application_ids,
    status,
  }: { request_id: string; application_ids: string[]; status: MoveStatus },
  now: Date,
) {
  return selectReviewed(db, houseId, now)
    .leftJoin('pending_move as repeated', (join) =>
      join.onRef('repeated.application_id', '=', 'application.id').on('repeated.request_id', '=', request_id),
    )
    .select([
      'application.id as application_id',
      reviewedStatus.as('status'),
      sql<boolean>`is_status_change_allowed(${reviewedStatus}, ${status}, 'house')`.as('may_move'),
      // Set if the same request was sent before.
      'repeated.settles_at as repeated_until',
    ])
    .where('application.id', '=', sql<string>`any(${application_ids}::uuid[])`)
    .execute();
}

/** Stores a pending move for each of the applications, until an instant. */
export function insertPendingMoves(
  db: Database,
  application_ids: string[],
  step: { request_id: string; status: MoveStatus; account_id: string; moved_at: string; settles_at: string },
) {
  return db
    .insertInto('pending_move')
    .values(application_ids.map((application_id) => ({ application_id, ...step })))
    .execute();
}

/** Undoes the pending moves of the user's own request. */
export function updateToUndone(db: Database, accountId: string, requestId: string, now: Date) {
  return db
    .updateTable('pending_move')
    .set({ undone_at: now.toISOString() })
    .where('request_id', '=', requestId)
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('settles_at', '>', now.toISOString())
    .execute();
}

/**
 * Returns the applications that the user's own request moved, with their current status and whether the move
 * was undone.
 */
export function listOwnMoves(
  db: Database,
  { id, production_house_id }: Reviewer,
  requestId: string,
  now: Date,
) {
  return selectReviewed(db, production_house_id, now)
    .innerJoin('pending_move as taken', 'taken.application_id', 'application.id')
    .select([
      'application.id as application_id',
      reviewedStatus.as('status'),
      sql<boolean>`taken.undone_at is not null`.as('is_undone'),
    ])
    .where('taken.request_id', '=', requestId)
    .where('taken.account_id', '=', id)
    .execute();
}

/** Adds the pending moves of applications to the status history, because another move follows. */
export function settleMovesOf(db: Database, applicationIds: string[], now: Date) {
  return settle(db, sql`application_id = any(${applicationIds}::uuid[])`, now);
}

/** Locks the applications of a due move for the caller's transaction. */
export function lockDueApplications(db: Database, requestId: string, now: Date) {
  return sql`select from application
    where id in (select application_id from pending_move where ${isDue(requestId, now)})
    order by id for no key update`.execute(db);
}

/** Adds a due move to the status history, if it is still pending. */
export function settleDueMoves(db: Database, requestId: string, now: Date) {
  return settle(db, isDue(requestId, now), now);
}

function isDue(requestId: string, now: Date) {
  return sql`(request_id = ${requestId} and settles_at <= ${now.toISOString()})`;
}

/**
 * Drops without notification a move that is no longer possible, such as after a withdrawal. Returns the moves
 * that were made.
 */
async function settle(db: Database, which: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<{ application_id: string; status: MoveStatus }>`
    with settled as (
      update pending_move set settled_at = ${now.toISOString()}
      where undone_at is null and settled_at is null and ${which}
      returning application_id, status, account_id, moved_at
    )
    insert into status_change (application_id, status, happened_at, party, account_id)
    select settled.application_id, settled.status,
      -- Opened after it was moved, an application still tells its steps in their order.
      greatest(moved_at, (select max(happened_at) from status_change step
        where step.application_id = settled.application_id)),
      'house', account_id
    from settled join application on application.id = settled.application_id
    where is_status_change_allowed(application.status, settled.status, 'house')
    returning application_id, status
  `.execute(db);
  return rows;
}

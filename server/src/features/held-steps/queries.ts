import type { ReviewStep } from '@kirdaar/contract/rules/review';
import { type RawBuilder, sql } from 'kysely';
import { type Reviewer, reviewedStatus, selectReviewed } from '#features/review/queries.ts';
import type { Database } from '#platform/database.ts';

/**
 * Holds applications of a house for the caller's transaction, with their calls. One order for everybody, calls
 * first, so that nobody waits in a circle; whoever closes a call comes before or after.
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

/** Where each of the applications stands for the house, and whether it may take a step. */
export function listStanding(
  db: Database,
  houseId: string,
  {
    request_id,
    application_ids,
    status,
  }: { request_id: string; application_ids: string[]; status: ReviewStep },
  now: Date,
) {
  return selectReviewed(db, houseId, now)
    .leftJoin('review_step as repeated', (join) =>
      join.onRef('repeated.application_id', '=', 'application.id').on('repeated.request_id', '=', request_id),
    )
    .select([
      'application.id as application_id',
      reviewedStatus.as('status'),
      sql<boolean>`may_become(${reviewedStatus}, ${status}, 'house')`.as('may_move'),
      // The same request came before.
      'repeated.told_from as repeated_until',
    ])
    .where('application.id', '=', sql<string>`any(${application_ids}::uuid[])`)
    .execute();
}

/** Holds back a step of each of the applications until an instant. */
export function insertHeldSteps(
  db: Database,
  application_ids: string[],
  step: { request_id: string; status: ReviewStep; account_id: string; taken_at: string; told_from: string },
) {
  return db
    .insertInto('review_step')
    .values(application_ids.map((application_id) => ({ application_id, ...step })))
    .execute();
}

/** Takes back what is still held of one's own step. */
export function updateToUndone(db: Database, accountId: string, requestId: string, now: Date) {
  return db
    .updateTable('review_step')
    .set({ undone_at: now.toISOString() })
    .where('request_id', '=', requestId)
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('settled_at', 'is', null)
    .where('told_from', '>', now.toISOString())
    .execute();
}

/** The applications of one's own step, where they stand now and whether it was taken back. */
export function listOwnSteps(
  db: Database,
  { id, production_house_id }: Reviewer,
  requestId: string,
  now: Date,
) {
  return selectReviewed(db, production_house_id, now)
    .innerJoin('review_step as taken', 'taken.application_id', 'application.id')
    .select([
      'application.id as application_id',
      reviewedStatus.as('status'),
      sql<boolean>`taken.undone_at is not null`.as('is_undone'),
    ])
    .where('taken.request_id', '=', requestId)
    .where('taken.account_id', '=', id)
    .execute();
}

/** Lets the held steps of applications go on to the timeline: a further one follows. */
export function settleStepsOf(db: Database, applicationIds: string[], now: Date) {
  return settle(db, sql`application_id = any(${applicationIds}::uuid[])`, now);
}

/** Holds the applications of a step that is due, for the caller's transaction. */
export function lockDueApplications(db: Database, requestId: string, now: Date) {
  return sql`select from application
    where id in (select application_id from review_step where ${isDue(requestId, now)})
    order by id for no key update`.execute(db);
}

/** Lets a step that is due go on to the timeline, as far as it is still held. */
export function settleDueSteps(db: Database, requestId: string, now: Date) {
  return settle(db, isDue(requestId, now), now);
}

function isDue(requestId: string, now: Date) {
  return sql`(request_id = ${requestId} and told_from <= ${now.toISOString()})`;
}

/** A step that leads nowhere any more, as after a withdrawal, ends untold. Returns those that were taken. */
async function settle(db: Database, which: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<{ application_id: string; status: ReviewStep }>`
    with settled as (
      update review_step set settled_at = ${now.toISOString()}
      where undone_at is null and settled_at is null and ${which}
      returning application_id, status, account_id, taken_at
    )
    insert into application_event (application_id, status, happened_at, party, account_id)
    select settled.application_id, settled.status,
      -- Opened after it was moved, an application still tells its steps in their order.
      greatest(taken_at, (select max(happened_at) from application_event step
        where step.application_id = settled.application_id)),
      'house', account_id
    from settled join application on application.id = settled.application_id
    where may_become(application.status, settled.status, 'house')
    returning application_id, status
  `.execute(db);
  return rows;
}

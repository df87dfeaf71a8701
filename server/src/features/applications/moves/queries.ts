import type { ApplicationStage, MoveStage } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { selectReceived } from '#features/applications/received/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The member who moves applications of a house. */
type Mover = Record<'id' | 'production_house_id', string>;

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

export const lastMove = sql<{
  account_id: string | null;
  stage: ApplicationStage;
  moved_at: string;
  request_id: string;
}>`(
  select account_id, stage, moved_at, request_id from stage_move
  where application_id = application.id and undone_at is null order by place desc limit 1
)`;

export type CurrentStage = Awaited<ReturnType<typeof listCurrentStages>>[number];

export function listCurrentStages(
  db: Database,
  { id, production_house_id }: Mover,
  ids: string[],
  { request_id, now }: { request_id: string; now: Date },
) {
  return selectReceived(db, production_house_id, now)
    .leftJoinLateral(lastMove.as('last'), (join) => join.onTrue())
    .select([
      'application.id as application_id',
      'application.stage',
      'application.status',
      'talent.name',
      'job.stage_names',
      sql<boolean>`job.status = 'closed'`.as('is_closed'),
      sql<boolean>`last.account_id <> ${id}`.as('moved_by_colleague'),
      sql<string | null>`member_name(last.account_id)`.as('moved_by'),
      sql<string | null>`${timestampText(sql.ref('last.moved_at'))}`.as('moved_at'),
      // The same request was received before.
      sql<boolean>`exists (
        select from stage_move where application_id = application.id and request_id = ${request_id}
      )`.as('is_repeated'),
    ])
    .where('application.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export function findHouseSettings(db: Database, houseId: string) {
  return db
    .selectFrom('production_house')
    .select('sends_shortlists')
    .where('id', '=', houseId)
    .executeTakeFirstOrThrow();
}

/** Moves applications to a stage. What was scheduled for their former stage is not sent. */
export async function updateStages(
  db: Database,
  ids: string[],
  move: { request_id: string; status: MoveStage; shown: string[]; account_id: string; now: Date },
) {
  const { request_id, status: stage, shown, account_id, now } = move;
  await sql`
    with moving as (select id, stage as was from application where id = any(${ids}::uuid[]))
    , moved as (
      update application set stage = ${stage}::application_stage
      from moving where moving.id = application.id returning application.id, moving.was
    )
    insert into stage_move (request_id, application_id, was, stage, account_id, shown, moved_at)
    select ${request_id}, id, was, ${stage}::application_stage, ${account_id}, id = any(${shown}::uuid[]),
      ${now.toISOString()}::timestamptz from moved
  `.execute(db);
  await cancelDecisions(db, ids, now);
}

/** Takes back the decisions about applications that wait to be sent; returns those. */
export function cancelDecisions(db: Database, ids: string[], now: Date) {
  return db
    .updateTable('decision')
    .set({ cancelled_at: now.toISOString() })
    .where('application_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('sent_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning('application_id')
    .execute();
}

/** Whether the talent was sent something after the move `own` of the query's application. */
export const isMoveSent = sql<boolean>`(
  exists (select from decision where application_id = application.id and sent_at >= own.moved_at)
  or exists (select from role_offer where application_id = application.id and made_at >= own.moved_at)
  or exists (select from audition_invitation where application_id = application.id and invited_at >= own.moved_at)
  or exists (select from self_tape where application_id = application.id and invited_at >= own.moved_at)
)`;

export interface UndoneMove {
  request_id: string;
  /** Only these of its applications; all if omitted. */
  application_ids?: string[] | undefined;
}

/** Returns the applications moved by a request of the house and whether each move can be undone. */
export function listMoves(
  db: Database,
  houseId: string,
  { request_id, application_ids: ids }: UndoneMove,
  now: Date,
) {
  return selectReceived(db, houseId, now)
    .innerJoin('stage_move as own', 'own.application_id', 'application.id')
    .leftJoinLateral(lastMove.as('last'), (join) => join.onTrue())
    .select([
      'application.id as application_id',
      'application.stage as status',
      'application.status as shown_status',
      sql<boolean>`own.undone_at is not null`.as('is_undone'),
      sql<boolean>`job.status = 'closed'`.as('is_closed'),
      sql<boolean>`last.request_id is distinct from own.request_id or application.stage <> own.stage`.as(
        'is_moved_since',
      ),
      isMoveSent.as('is_sent'),
      sql<string | null>`member_name(last.account_id)`.as('moved_by'),
    ])
    .where('own.request_id', '=', request_id)
    .$if(ids !== undefined, (some) => some.where('application.id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute();
}

/** Moves an opened application out of the new ones; undoing an earlier move no longer returns it there. */
export async function updateToOpened(db: Database, id: string, now: Date) {
  await sql`select mark_application_opened(${id}, ${now.toISOString()})`.execute(db);
  await sql`update stage_move set was = 'viewed'
    where application_id = ${id} and was = 'applied' and stage <> 'viewed'`.execute(db);
  await sql`update application set stage = 'viewed'
    where id = ${id} and stage = 'applied' and status = 'viewed'`.execute(db);
}

export async function updateToUndone(db: Database, ids: string[], requestId: string, now: Date) {
  await sql`
    with undone as (
      update stage_move set undone_at = ${now.toISOString()}
      where request_id = ${requestId} and application_id = any(${ids}::uuid[]) and undone_at is null
      returning application_id, was
    )
    update application set stage = case
      -- The talent was told of more in the meantime.
      when was = 'applied' and status > 'viewed' then 'viewed'::application_stage else was end
    from undone where undone.application_id = application.id
  `.execute(db);
  await cancelDecisions(db, ids, now);
}

export function idsOf(applications: readonly { application_id: string }[]): string[] {
  return applications.map(({ application_id }) => application_id);
}

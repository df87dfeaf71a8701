import { type Insertable, sql } from 'kysely';
import { type HouseCall, selectReceived } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { BoardShareLink } from '#platform/database/database-types.generated.ts';

const shareColumns = [
  'board_share_link.id',
  'board_share_link.label',
  'board_share_link.status',
  'board_share_link.proves_email',
  'board_share_link.shows_tapes',
  'board_share_link.created_at',
  'board_share_link.expires_at',
  'board_share_link.revoked_at',
  'board_share_link.opened',
  'board_share_link.token_hash',
  sql<string | null>`member_name(board_share_link.account_id)`.as('by'),
  sql<string | null>`member_name(board_share_link.revoked_by)`.as('revoked_by'),
  sql<number | null>`(
    select nullif(count(*), 0) from board_share_link_application where board_share_link_id = board_share_link.id
  )`.as('chosen'),
  sql<string[]>`array(
    select name from client_viewer where board_share_link_id = board_share_link.id order by client_viewer.created_at, name
  )`.as('viewers'),
] as const;

export function listShares(db: Database, houseId: string, jobId: string) {
  return selectShares(db, houseId)
    .select(shareColumns)
    .where('job_id', '=', jobId)
    .orderBy('created_at', 'desc')
    .orderBy('board_share_link.id')
    .execute();
}

export function findShare(db: Database, houseId: string, jobId: string, requestId: string) {
  return selectShares(db, houseId)
    .select(shareColumns)
    .where('job_id', '=', jobId)
    .where('board_share_link.request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

function selectShares(db: Database, houseId: string) {
  return db
    .selectFrom('board_share_link')
    .innerJoin('job', 'job.id', 'job_id')
    .where('job.production_house_id', '=', houseId);
}

/** Stores a share link. Returns undefined if the form already created one. */
export function insertShare(db: Database, share: Insertable<BoardShareLink>) {
  return db
    .insertInto('board_share_link')
    .values(share)
    .onConflict((conflict) => conflict.columns(['job_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Adds chosen applications in their order; returns those of the house's casting call. */
export function insertChosen(
  db: Database,
  { houseId, jobId, shareId, now }: HouseCall & { shareId: string },
  applications: string[],
) {
  return db
    .insertInto('board_share_link_application')
    .columns(['board_share_link_id', 'application_id', 'position'])
    .expression(
      selectReceived(db, houseId, now)
        .select([
          sql<string>`${shareId}::uuid`.as('board_share_link_id'),
          'application.id as application_id',
          sql<number>`array_position(${applications}::uuid[], application.id)`.as('position'),
        ])
        .where('application.job_id', '=', jobId)
        .where('application.id', 'in', applications),
    )
    .returning('application_id')
    .execute();
}

/** Revokes a share link of a house. A link that has ended stays unchanged. Returns undefined if there is none. */
export function updateShareToRevoked(
  db: Database,
  { id: account_id, production_house_id }: Reviewer,
  id: string,
  now: Date,
) {
  return db
    .updateTable('board_share_link')
    .from('job')
    .set({
      revoked_at: sql<string>`coalesce(revoked_at, ${now.toISOString()})`,
      revoked_by: sql<
        string | null
      >`case when revoked_at is null then ${account_id}::uuid else revoked_by end`,
    })
    .whereRef('job.id', '=', 'board_share_link.job_id')
    .where('job.production_house_id', '=', production_house_id)
    .where('board_share_link.id', '=', id)
    .returning('board_share_link.id')
    .executeTakeFirst();
}

export function deleteSharesEndedBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('board_share_link')
    .where(sql<string>`least(revoked_at, expires_at)`, '<', instant.toISOString())
    .execute();
}

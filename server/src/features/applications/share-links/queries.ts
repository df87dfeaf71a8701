import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { isMediaWithheld, selectReceived } from '#features/applications/received/queries.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { BoardShareLink } from '#platform/database/database-types.generated.ts';

const shareColumns = [
  'board_share_link.id',
  'board_share_link.label',
  'board_share_link.status',
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
] as const;

/** Returns the share links for a casting call of a house, newest first. */
export function listShares(db: Database, houseId: string, jobId: string) {
  return selectShares(db, houseId)
    .select(shareColumns)
    .where('job_id', '=', jobId)
    .orderBy('created_at', 'desc')
    .orderBy('board_share_link.id')
    .execute();
}

/** Returns the share link that a submitted form created. */
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

/**
 * Adds chosen applications to a share link, in their order, and returns those that belong to the house's
 * casting call.
 */
export function insertChosen(
  db: Database,
  { houseId, jobId, shareId, now }: { houseId: string; jobId: string; shareId: string; now: Date },
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

/**
 * Revokes a share link of a house. A link that has ended stays unchanged. Returns undefined if there is none.
 */
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

/** Whether the link shows chosen applications. */
const isChosen = sql<boolean>`exists (
  select from board_share_link_application where board_share_link_id = board_share_link.id
)`;

/** Whether a link shows something: nothing of a suspended house is shown. */
function isActive(now: Date) {
  return sql<boolean>`(
    board_share_link.revoked_at is null and board_share_link.expires_at > ${now.toISOString()} and (
      select house_suspension_kind(shared.production_house_id) is null from job shared where shared.id = board_share_link.job_id
    )
  )`;
}

/** Returns the label of a share link while it works. */
export function findActiveShareLink(db: Database, id: string, now: Date) {
  return db
    .selectFrom('board_share_link')
    .select('label')
    .where('id', '=', id)
    .where(isActive(now))
    .executeTakeFirst();
}

/** Counts a visit to a share link and returns what it shows. Returns undefined if it has ended. */
export function openShare(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('board_share_link')
    .from('job')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .set({ opened: sql<number>`opened + 1` })
    .whereRef('job.id', '=', 'board_share_link.job_id')
    .where('token_hash', '=', tokenHash)
    .where(isActive(now))
    .returning([
      'board_share_link.id',
      'board_share_link.label',
      'board_share_link.status',
      'board_share_link.expires_at',
      'board_share_link.job_id',
      'job.production_house_id',
      'production_house.company_name',
      jobTitle.as('title'),
      isChosen.as('is_chosen'),
    ])
    .executeTakeFirst();
}

interface Shared {
  id: string;
  job_id: string;
  production_house_id: string;
  status: ApplicationStage | null;
  is_chosen: boolean;
}

/** Returns the share link of a token while it works. */
export function findShareOfToken(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('board_share_link')
    .innerJoin('job', 'job.id', 'board_share_link.job_id')
    .select([
      'board_share_link.id',
      'board_share_link.job_id',
      'board_share_link.status',
      'job.production_house_id',
      isChosen.as('is_chosen'),
    ])
    .where('token_hash', '=', tokenHash)
    .where(isActive(now))
    .executeTakeFirst();
}

/**
 * Selects the applications that a share link shows: of adults who agreed to be shown and did not withdraw,
 * whatever was chosen.
 */
export function selectShared(db: Database, { id, job_id, ...share }: Shared, now: Date) {
  return selectReceived(db, share.production_house_id, now)
    .leftJoin('board_share_link_application as chosen', (join) =>
      join.onRef('chosen.application_id', '=', 'application.id').on('chosen.board_share_link_id', '=', id),
    )
    .where('application.job_id', '=', job_id)
    .where(
      sql<boolean>`(talent.date_of_birth is not null and not ${isChild(now)} and not ${isMediaWithheld})`,
    )
    .$if(share.is_chosen, (every) => every.where('chosen.position', 'is not', null))
    .$if(share.status !== null, (every) => every.where('application.stage', '=', share.status));
}

/** Returns the applicants that a share link shows. The profile photo is included where it is public. */
export function listSharedApplicants(db: Database, share: Shared, now: Date, max: number) {
  return selectShared(db, share, now)
    .leftJoin('client_response', (join) =>
      join
        .onRef('client_response.application_id', '=', 'application.id')
        .on('client_response.board_share_link_id', '=', share.id),
    )
    .select((eb) => [
      'application.id',
      'talent.name',
      'talent.gender',
      'talent.city',
      'talent.body_type',
      'talent.languages',
      'talent.skills',
      sql<number>`${ageAt(now)}`.as('age'),
      'client_response.pick',
      'client_response.rating',
      'client_response.comment',
      sql<string | null>`talent.details ->> 'height'`.as('height'),
      sql<string | null>`case when talent.visibility = 'public' then talent.profile_photo end`.as('photo'),
      jsonArrayFrom(
        eb
          .selectFrom('application_media')
          .select(['kind', 'file', 'poster'])
          .whereRef('application_id', '=', 'application.id')
          .where('kind', '<>', 'audio')
          .orderBy('kind')
          .orderBy('field'),
      ).as('media'),
    ])
    .orderBy('chosen.position')
    .orderBy(sql`(select avg(score) from application_score where application_id = application.id)`, (order) =>
      order.desc().nullsLast(),
    )
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id')
    .limit(max)
    .execute();
}

export function deleteSharesEndedBefore(db: Database, instant: Date) {
  return db
    .deleteFrom('board_share_link')
    .where(sql<string>`least(revoked_at, expires_at)`, '<', instant.toISOString())
    .execute();
}

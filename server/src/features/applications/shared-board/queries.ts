import type { NewClientResponse } from '@kirdaar/contract/applications/share-links';
import type { ClientPick } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { isMediaWithheld, selectReceived } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { focusOfCopy } from '#features/talent/media/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';

/** What decides which applications a link shows. */
const contentColumns = [
  'board_share_link.id',
  'board_share_link.job_id',
  'board_share_link.status',
  'job.production_house_id',
  sql<boolean>`exists (
    select from board_share_link_application where board_share_link_id = board_share_link.id
  )`.as('is_chosen'),
] as const;

/** Whether a link shows something: nothing of a suspended house is shown. */
function isActive(now: Date) {
  return sql<boolean>`(
    board_share_link.revoked_at is null and board_share_link.expires_at > ${now.toISOString()} and (
      select house_suspension_kind(shared.production_house_id) is null from job shared where shared.id = board_share_link.job_id
    )
  )`;
}

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
      ...contentColumns,
      'board_share_link.label',
      'board_share_link.expires_at',
      'production_house.company_name',
      jobTitle.as('title'),
    ])
    .executeTakeFirst();
}

export function findShareOfToken(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('board_share_link')
    .innerJoin('job', 'job.id', 'board_share_link.job_id')
    .select(contentColumns)
    .where('token_hash', '=', tokenHash)
    .where(isActive(now))
    .executeTakeFirst();
}

type Shared = NonNullable<Awaited<ReturnType<typeof findShareOfToken>>>;

/** Selects what a link shows: adults who agreed to be shown and did not withdraw. */
function selectShared(db: Database, { id, job_id, ...share }: Shared, now: Date) {
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
          .select(['kind', 'file', focusOfCopy.as('focus'), 'poster'])
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

/** Stores a client's response; returns undefined if the link does not show the applicant. */
export function upsertResponse(
  db: Database,
  share: Parameters<typeof selectShared>[1],
  { application_id, pick, rating, comment }: NewClientResponse,
  now: Date,
) {
  return db
    .insertInto('client_response')
    .columns(['board_share_link_id', 'application_id', 'pick', 'rating', 'comment', 'changed_at'])
    .expression(
      selectShared(db, share, now)
        .select([
          sql<string>`${share.id}::uuid`.as('board_share_link_id'),
          'application.id as application_id',
          sql<ClientPick | null>`${pick}::client_pick`.as('pick'),
          sql<number | null>`${rating}::smallint`.as('rating'),
          sql<string | null>`${comment}::text`.as('comment'),
          sql<string>`${now.toISOString()}::timestamptz`.as('changed_at'),
        ])
        .where('application.id', '=', application_id),
    )
    .onConflict((conflict) =>
      conflict.columns(['board_share_link_id', 'application_id']).doUpdateSet((eb) => ({
        pick: eb.ref('excluded.pick'),
        rating: eb.ref('excluded.rating'),
        comment: eb.ref('excluded.comment'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .returning(['pick', 'rating', 'comment'])
    .executeTakeFirst();
}

import type { LeftOutReason } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { selectReceived } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { focusOfCopy } from '#features/talent/media/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';

/** What decides which applications a link shows. */
const contentColumns = [
  'board_share_link.id',
  'board_share_link.job_id',
  'board_share_link.status',
  'board_share_link.shows_children',
  'board_share_link.proves_email',
  'board_share_link.shows_tapes',
  'job.production_house_id',
  sql<string[]>`array(
    select application_id from board_share_link_application where board_share_link_id = board_share_link.id order by position
  )`.as('applications'),
] as const;

/** Whether a link shows something: nothing of a suspended house or a removed call is shown. */
function isActive(now: Date) {
  return sql<boolean>`(
    board_share_link.revoked_at is null and board_share_link.expires_at > ${now.toISOString()} and (
      select house_suspension_kind(shared.production_house_id) is null and not is_removed(shared.id) from job shared where shared.id = board_share_link.job_id
    )
  )`;
}

function selectActive(db: Database, now: Date) {
  return db
    .selectFrom('board_share_link')
    .innerJoin('job', 'job.id', 'board_share_link.job_id')
    .where(isActive(now));
}

/** Returns what a link shows and its label; undefined if it has ended. */
export function findShare(db: Database, id: string, now: Date) {
  return selectActive(db, now)
    .select([...contentColumns, 'board_share_link.label'])
    .where('board_share_link.id', '=', id)
    .executeTakeFirst();
}

/** Counts a visit to a share link and returns what it shows. Returns undefined if it has ended. */
export function openShare(db: Database, tokenHash: Buffer, now: Date, visits: 0 | 1) {
  return db
    .updateTable('board_share_link')
    .from('job')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .set({ opened: sql<number>`opened + ${visits}` })
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

/** Returns a link to someone who wants to see it; `account_id` is the member in whose name a code is sent. */
export function findShareOfToken(db: Database, tokenHash: Buffer, now: Date) {
  return selectActive(db, now)
    .select(['board_share_link.id', 'board_share_link.proves_email'])
    .select(
      sql<string | null>`coalesce(board_share_link.account_id, (
        select id from account where production_house_id = job.production_house_id order by created_at limit 1
      ))`.as('account_id'),
    )
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Returns a viewer, by the token or the id, with what their link shows; undefined if it has ended. */
export function findViewer(db: Database, by: { token_hash: Buffer } | { id: string }, now: Date) {
  return selectActive(db, now)
    .innerJoin('client_viewer', 'client_viewer.board_share_link_id', 'board_share_link.id')
    .select([...contentColumns, 'client_viewer.id as viewer_id', 'client_viewer.name as viewer'])
    .where((eb) =>
      'id' in by ? eb('client_viewer.id', '=', by.id) : eb('client_viewer.token_hash', '=', by.token_hash),
    )
    .executeTakeFirst();
}
export type Viewer = NonNullable<Awaited<ReturnType<typeof findViewer>>>;

/** What a link offers: chosen applications, a column, or all applications to a casting call. */
type Offer = Pick<Viewer, 'production_house_id' | 'job_id' | 'status' | 'applications' | 'shows_children'>;

function selectOffered(db: Database, { job_id, ...offer }: Offer, now: Date) {
  const { applications } = offer;
  return selectReceived(db, offer.production_house_id, now)
    .where('application.job_id', '=', job_id)
    .$if(applications.length > 0, (every) =>
      every.where('application.id', '=', sql<string>`any(${applications}::uuid[])`),
    )
    .$if(offer.status !== null, (every) => every.where('application.stage', '=', offer.status));
}

function reasonToHide({ shows_children }: Offer, now: Date) {
  return sql<LeftOutReason | null>`hidden_from_clients(application.id, ${shows_children}, ${now.toISOString()})`;
}

/** The chosen ones in their order, then the best first. */
function inOrder({ applications }: Offer) {
  return sql`
    array_position(${applications}::uuid[], application.id),
    (select avg(score) from application_score where application_id = application.id) desc nulls last,
    application.applied_at desc, application.id
  `;
}

/** Selects what a link shows: applicants whom the database does not hide from clients. */
export function selectShared(db: Database, offer: Offer, now: Date) {
  return selectOffered(db, offer, now).where(reasonToHide(offer, now), 'is', null);
}

/** Counts what a link shows and what it leaves out, by reason, with the first names of each. */
export function countOffered(db: Database, offer: Offer, now: Date, max: number) {
  const hidden = reasonToHide(offer, now);
  const offered = selectOffered(db, offer, now)
    .select(['talent.name', hidden.as('hidden')])
    .select(sql<number>`row_number() over (partition by ${hidden} order by ${inOrder(offer)})`.as('place'));
  const reasoned = db
    .selectFrom(offered.as('offered'))
    .select(['name', 'place'])
    .select(
      sql<LeftOutReason | null>`coalesce(hidden, case when place > ${max} then 'limit' end)`.as('reason'),
    );
  return db
    .selectFrom(reasoned.as('reasoned'))
    .select([
      'reason',
      sql<number>`count(*)`.as('count'),
      sql<string[]>`(array_agg(name order by place))[1:10]`.as('names'),
    ])
    .groupBy('reason')
    .orderBy('reason')
    .execute();
}

/** A tape of a child is for the house alone, and other tapes for those to whom the house shows them. */
function isForClients({ shows_tapes }: Pick<Viewer, 'shows_tapes'>, now: Date) {
  return sql<boolean>`(take is null or ${shows_tapes} and not ${isChild(now)})`;
}

/** Returns the applicants that a viewer sees. The profile photo is included where it is public. */
export function listSharedApplicants(db: Database, viewer: Viewer, now: Date, max: number) {
  return selectShared(db, viewer, now)
    .leftJoin('client_response', (join) =>
      join
        .onRef('client_response.application_id', '=', 'application.id')
        .on('client_response.client_viewer_id', '=', viewer.viewer_id),
    )
    .select((eb) => [
      'application.id',
      'talent.name',
      'talent.gender',
      'talent.city',
      'talent.body_type',
      'talent.languages',
      'talent.skills',
      sql<number | null>`${ageAt(now)}`.as('age'),
      'client_response.pick',
      'client_response.rating',
      'client_response.comment',
      sql<string | null>`talent.details ->> 'height'`.as('height'),
      sql<string | null>`case when talent.visibility = 'public' then talent.profile_photo end`.as('photo'),
      jsonArrayFrom(
        eb
          .selectFrom('application_media')
          .select(['id', 'kind', 'state', 'file', focusOfCopy.as('focus'), 'poster'])
          .select([
            sql<boolean>`take is not null`.as('is_take'),
            jsonArrayFrom(
              eb
                .selectFrom('take_comment')
                .select(['take_comment.id', 'at_ms', 'text'])
                .where('application_media_id', '=', sql<string>`application_media.id`)
                .where('client_viewer_id', '=', viewer.viewer_id)
                .orderBy('at_ms')
                .orderBy('take_comment.id'),
            ).as('comments'),
          ])
          .whereRef('application_id', '=', 'application.id')
          .where('kind', '<>', 'audio')
          .where(isForClients(viewer, now))
          .orderBy('kind')
          .orderBy('field'),
      ).as('media'),
    ])
    .orderBy(inOrder(viewer))
    .limit(max)
    .execute();
}

/** Whether a link shows a stored picture: one that was sent, the still of a video, or a public profile photo. */
export async function showsPicture(
  db: Database,
  offer: Omit<Viewer, 'viewer' | 'viewer_id'>,
  name: string,
  now: Date,
): Promise<boolean> {
  const shown = await selectShared(db, offer, now)
    .select('application.id')
    .where(
      sql<boolean>`(
        talent.visibility = 'public' and split_part(talent.profile_photo, '#', 1) like ${`%/${name}`}
        or exists (
          select from application_media
          where application_id = application.id and ${name} in (file, poster) and ${isForClients(offer, now)}
        )
      )`,
    )
    .limit(1)
    .executeTakeFirst();
  return shown !== undefined;
}

/** Returns the playable file of a video that a viewer sees. */
export function findSharedVideo(db: Database, viewer: Viewer, id: string, now: Date) {
  return selectShared(db, viewer, now)
    .innerJoin('application_media', 'application_media.application_id', 'application.id')
    .select(['application_media.file', sql<boolean>`take is not null`.as('is_take')])
    .where('application_media.id', '=', id)
    .where('application_media.kind', '=', 'video')
    .where(isForClients(viewer, now))
    .where('application_media.state', '=', 'ready')
    .executeTakeFirst();
}

/** Notes in the audit log of the house which children a viewer was shown, each once. */
export async function insertChildrenShown(db: Database, viewer: Viewer, now: Date) {
  await db
    .insertInto('audit_log_entry')
    .columns(['production_house_id', 'action', 'job_id', 'talent_id', 'name', 'happened_at'])
    .expression(
      selectShared(db, viewer, now)
        .select([
          'job.production_house_id',
          sql<'child_shown'>`'child_shown'::audit_action`.as('action'),
          'application.job_id',
          'application.talent_id',
          sql<string>`${viewer.viewer}::text`.as('name'),
          sql<string>`${now.toISOString()}::timestamptz`.as('happened_at'),
        ])
        .where(isChild(now))
        .where(
          sql<boolean>`not exists (
            select from audit_log_entry noted where noted.action = 'child_shown' and noted.name = ${viewer.viewer}
              and noted.job_id = application.job_id and noted.talent_id = application.talent_id
          )`,
        ),
    )
    .execute();
}

import type { Page } from '@kirdaar/contract/fields';
import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { applicant, isMediaWithheld, selectReceived } from '#features/applications/received/queries.ts';
import { type Reviewer, scoreColumns, scoresFor, scoresOf } from '#features/applications/review/queries.ts';
import { deletedAt, tapeState } from '#features/auditions/self-tapes/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/read-page.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

export function findRoomJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select(['job.id', jobTitle.as('title'), 'scores_parts'])
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

interface RoomFilter extends Page {
  request_id?: string | undefined;
  application_id?: string | undefined;
  received?: boolean | undefined;
}

/** Latest change first. */
export function listRoomTapes(db: Database, by: Reviewer, jobId: string, now: Date, filter: RoomFilter) {
  const { request_id, application_id, received } = filter;
  const tapes = selectReceived(db, by.production_house_id, now)
    .innerJoin('self_tape', 'self_tape.application_id', 'application.id')
    .innerJoin('tape_request', 'tape_request.id', 'self_tape.request_id')
    .innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue())
    .select([
      'self_tape.id',
      'self_tape.request_id',
      'application.id as application_id',
      'application.status',
      tapeState(now).as('state'),
      'self_tape.note',
      // They come with the tape, which a guardian may have to approve.
      sql<string[]>`case when received_at is null then '{}' else answers end`.as('answers'),
      'self_tape.invited_at',
      sql<string | null>`member_name(self_tape.account_id)`.as('invited_by'),
      'self_tape.received_at',
      'self_tape.may_download',
      'self_tape.deleted_at',
      deletedAt(now).as('delete_at'),
      isBlind(by).as('blind'),
      ...scoreColumns(by),
      scoresOf(db, by).as('scores'),
      jsonArrayFrom(takesOf(db, by)).as('takes'),
      applicant(now).as('user'),
    ])
    .where('job.id', '=', jobId)
    .$if(request_id !== undefined, (some) => some.where('self_tape.request_id', '=', request_id ?? ''))
    .$if(application_id !== undefined, (some) => some.where('application.id', '=', application_id ?? ''))
    .$if(received === true, (some) => some.where('self_tape.received_at', 'is not', null))
    .orderBy('self_tape.changed_at', 'desc')
    .orderBy('self_tape.id', 'desc');
  return readPage(tapes, filter);
}

/** Whether the reader sees what others say of a tape only after a score of their own. */
function isBlind({ team_role }: Reviewer) {
  return mayActAs(team_role, 'reviewer') ? sql<boolean>`(scores.own is null)` : sql<boolean>`false`;
}

function takesOf(db: Database, by: Reviewer) {
  return db
    .selectFrom('application_media as media')
    .select(['media.id', 'media.state', 'media.file', 'media.small_file', 'media.poster', 'media.seconds'])
    .select([
      sql<number>`media.take`.as('take'),
      sql<boolean>`exists (
        select from take_view where application_media_id = media.id and account_id = ${by.id}
      )`.as('watched'),
      sql<number>`(select count(*) from take_view where application_media_id = media.id)`.as('viewers'),
      jsonArrayFrom(
        selectComments(db, by)
          .where('application_media_id', '=', sql<string>`media.id`)
          .where(sql<boolean>`(not ${isBlind(by)} or take_comment.account_id is not distinct from ${by.id})`)
          .orderBy('at_ms')
          .orderBy('written_at')
          .orderBy('take_comment.id'),
      ).as('comments'),
    ])
    .where('media.self_tape_id', '=', sql<string>`self_tape.id`)
    .where('media.application_id', '=', sql<string>`application.id`)
    .where(sql<boolean>`not ${isMediaWithheld}`)
    .orderBy('media.take');
}

function selectComments(db: Database, by: Pick<Reviewer, 'id'>) {
  return db
    .selectFrom('take_comment')
    .leftJoin('client_viewer', 'client_viewer.id', 'client_viewer_id')
    .select(['take_comment.id', 'at_ms', 'text'])
    .select([
      sql<string | null>`coalesce(client_viewer.name, member_name(take_comment.account_id))`.as('by'),
      sql<boolean>`take_comment.account_id is not distinct from ${by.id}`.as('is_own'),
      sql<boolean>`client_viewer_id is not null`.as('is_client'),
      timestampText(sql.ref('written_at')).as('written_at'),
    ]);
}

/** Returns a take that a member of the house can watch. */
export function findTake(db: Database, by: Pick<Reviewer, 'production_house_id'>, id: string, now: Date) {
  return selectReceived(db, by.production_house_id, now)
    .innerJoin('application_media', 'application_media.application_id', 'application.id')
    .select(['application_media.id', 'application.id as application_id'])
    .where('application_media.id', '=', id)
    .where('self_tape_id', 'is not', null)
    .where('application.status', '<>', 'withdrawn')
    .where(sql<boolean>`not ${isMediaWithheld}`)
    .executeTakeFirst();
}

export function findComment(db: Database, by: Pick<Reviewer, 'id'>, id: string) {
  return selectComments(db, by).where('take_comment.id', '=', id).executeTakeFirstOrThrow();
}

export async function deleteComment(db: Database, by: Pick<Reviewer, 'id'>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('take_comment')
    .where('id', '=', id)
    .where('account_id', '=', by.id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

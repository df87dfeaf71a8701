import type { NewClientResponse } from '@kirdaar/contract/applications/share-links';
import type { NewTakeComment } from '@kirdaar/contract/applications/take-comments';
import { MAX_VIEWERS } from '@kirdaar/contract/rules/limits';
import { type Insertable, sql } from 'kysely';
import { selectShared, type Viewer } from '#features/applications/shared-board/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ClientViewer } from '#platform/database/database-types.generated.ts';

/** Stores a viewer, or finds the one of the link with this mailbox; returns its id. */
export function upsertViewer(db: Database, viewer: Insertable<ClientViewer>) {
  return db
    .insertInto('client_viewer')
    .values(viewer)
    .onConflict((conflict) =>
      conflict
        .columns(['board_share_link_id', 'mailbox'])
        .doUpdateSet((eb) => ({ mailbox: eb.ref('excluded.mailbox') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Of a link with the most viewers, deletes the first who said nothing, unless the new one is known. */
export async function makeRoom(db: Database, link: string, mailbox: string | null) {
  await sql`
    delete from client_viewer where id = (
      select id from client_viewer silent
      where board_share_link_id = ${link}
        and not exists (select from client_response where client_viewer_id = silent.id)
        and not exists (select from take_comment where client_viewer_id = silent.id)
        and ${MAX_VIEWERS} <= (select count(*) from client_viewer where board_share_link_id = ${link})
        and not exists (select from client_viewer where board_share_link_id = ${link} and mailbox = ${mailbox})
      order by created_at, id limit 1
    )`.execute(db);
}

export function updateTokenHash(db: Database, id: string, token_hash: Buffer) {
  return db.updateTable('client_viewer').set({ token_hash }).where('id', '=', id).execute();
}

/** Stores the parts of a response that are given; returns undefined if the viewer does not see the applicant. */
export function upsertResponse(
  db: Database,
  viewer: Viewer,
  { application_id, pick, rating, comment }: NewClientResponse,
  now: Date,
) {
  const changed_at = sql<string>`${now.toISOString()}::timestamptz`;
  return db
    .insertInto('client_response')
    .columns(['client_viewer_id', 'application_id', 'pick', 'rating', 'comment', 'changed_at'])
    .expression(
      selectShared(db, viewer, now)
        .select([
          sql<string>`${viewer.viewer_id}::uuid`.as('client_viewer_id'),
          'application.id as application_id',
          sql<NonNullable<typeof pick> | null>`${pick ?? null}::client_pick`.as('pick'),
          sql<number | null>`${rating ?? null}::smallint`.as('rating'),
          sql<string | null>`${comment ?? null}::text`.as('comment'),
          changed_at.as('changed_at'),
        ])
        .where('application.id', '=', application_id),
    )
    .onConflict((conflict) =>
      conflict.columns(['client_viewer_id', 'application_id']).doUpdateSet((eb) => ({
        ...(pick !== undefined && { pick: eb.ref('excluded.pick') }),
        ...(rating !== undefined && { rating: eb.ref('excluded.rating') }),
        ...(comment !== undefined && { comment: eb.ref('excluded.comment') }),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .returning(['pick', 'rating', 'comment'])
    .executeTakeFirst();
}

/** Who watches a take or comments on it: a member of the house, or a client. */
type Watcher = { account_id: string } | { client_viewer_id: string };

/** Counts that somebody watches a take, once within ten minutes. */
export function upsertTakeView(db: Database, application_media_id: string, by: Watcher, now: Date) {
  const at = now.toISOString();
  const former = sql.ref('take_view.last_at');
  return db
    .insertInto('take_view')
    .values({ application_media_id, ...by, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['application_media_id', 'account_id' in by ? 'account_id' : 'client_viewer_id'])
        .doUpdateSet((eb) => ({
          last_at: eb.ref('excluded.last_at'),
          views: sql<number>`take_view.views + (${former} < excluded.last_at - interval '10 minutes')::integer`,
        })),
    )
    .execute();
}

/** Adds a comment, or rewrites one's own with this id. Returns undefined if it is somebody else's. */
export function upsertTakeComment(
  db: Database,
  application_media_id: string,
  by: Watcher,
  said: NewTakeComment,
  now: Date,
) {
  const { id, at_ms, text } = said;
  return db
    .insertInto('take_comment')
    .values({ id, at_ms, text, application_media_id, ...by, written_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ at_ms: eb.ref('excluded.at_ms'), text: eb.ref('excluded.text') }))
        .whereRef('take_comment.application_media_id', '=', 'excluded.application_media_id')
        .where(
          sql<boolean>`(take_comment.account_id, take_comment.client_viewer_id)
            is not distinct from (excluded.account_id, excluded.client_viewer_id)`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Lists what clients say about the applicants of a casting call, newest first. */
export function listResponses(db: Database, jobId: string) {
  return db
    .selectFrom('client_response')
    .innerJoin('client_viewer', 'client_viewer.id', 'client_response.client_viewer_id')
    .innerJoin('board_share_link', 'board_share_link.id', 'client_viewer.board_share_link_id')
    .select([
      'client_response.application_id',
      'client_response.pick',
      'client_response.rating',
      'client_response.comment',
      'client_response.changed_at',
      'client_viewer.id as viewer_id',
      'client_viewer.name as viewer',
      'board_share_link.label',
    ])
    .where('board_share_link.job_id', '=', jobId)
    .orderBy('client_response.changed_at', 'desc')
    .orderBy('client_response.application_id')
    .orderBy('client_response.client_viewer_id')
    .execute();
}

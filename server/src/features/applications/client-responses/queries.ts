import type { NewClientResponse } from '@kirdaar/contract/applications/share-links';
import type { ClientPick } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { selectShared } from '#features/applications/share-links/queries.ts';
import type { Database } from '#platform/database/database.ts';

/**
 * Stores what the recipient of a share link says about an applicant, replacing what they said before. Returns
 * undefined if the link does not show the applicant.
 */
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

/** Returns what clients said about the applicants of a casting call, newest first. */
export function listResponses(db: Database, jobId: string) {
  return db
    .selectFrom('client_response')
    .innerJoin('board_share_link', 'board_share_link.id', 'client_response.board_share_link_id')
    .select([
      'client_response.application_id',
      'client_response.pick',
      'client_response.rating',
      'client_response.comment',
      'client_response.changed_at',
      'board_share_link.label',
    ])
    .where('board_share_link.job_id', '=', jobId)
    .orderBy('client_response.changed_at', 'desc')
    .orderBy('client_response.application_id')
    .execute();
}

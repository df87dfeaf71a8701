import { ADDED_KEPT_DAYS } from '@kirdaar/contract/rules/added-people';
import { sql } from 'kysely';
import { selectAdded } from '#features/applications/added-people/queries.ts';
import { staffStop } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

const hasMedia = (kind: 'image' | 'video') => sql<boolean>`exists (
  select from application_media where application_id = application.id and kind = ${kind}
)`;

/** Returns what is kept of the person with this link; undefined once it was deleted or belongs to an account. */
export function findAddedByToken(db: Database, tokenHash: Buffer) {
  return selectAdded(db)
    .select([
      'application.id as application_id',
      'talent.id as talent_id',
      'added_at',
      staffStop,
      timestampText(sql`(call_ended_at(job.id) + ${`${ADDED_KEPT_DAYS} days`}::interval)`).as('kept_until'),
      hasMedia('image').as('has_photo'),
      sql<boolean>`(${hasMedia('video')} or coalesce(application.details ->> 'portfolioLink', '') <> '')`.as(
        'has_video',
      ),
      sql<boolean>`exists (select from application_note where application_id = application.id)`.as(
        'has_notes',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

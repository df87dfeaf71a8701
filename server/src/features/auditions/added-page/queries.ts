import { ADDED_KEPT_DAYS } from '@kirdaar/contract/rules/added-people';
import { sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

const hasMedia = (kind: 'image' | 'video') => sql<boolean>`exists (
  select from application_media where application_id = application.id and kind = ${kind}
)`;

/** Returns what is kept of the person with this link; undefined once it was deleted or belongs to an account. */
export function findAddedByToken(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('added_person')
    .innerJoin('application', 'application.id', 'added_person.application_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([
      'application.id as application_id',
      'talent.id as talent_id',
      'talent.name',
      'company_name as house',
      jobTitle.as('title'),
      'added_at',
      timestampText(sql`(call_ended_at(job.id) + ${`${ADDED_KEPT_DAYS} days`}::interval)`).as('kept_until'),
      'added_person.mobile',
      'added_person.email',
      hasMedia('image').as('has_photo'),
      sql<boolean>`(${hasMedia('video')} or coalesce(application.details ->> 'portfolioLink', '') <> '')`.as(
        'has_video',
      ),
      sql<boolean>`exists (select from application_note where application_id = application.id)`.as(
        'has_notes',
      ),
    ])
    .where('token_hash', '=', tokenHash)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
}

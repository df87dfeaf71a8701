import { sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Locks the applications of a talent whose consent or account ends: before the talent, in a fixed order of locks. */
export function lockApplicationsOf(db: Database, talentId: string) {
  return db
    .selectFrom('application')
    .select('id')
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns a child's undecided applications that ended with the consent, at houses that may know of them. */
export function listEnded(db: Database, talentId: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('status_change', (join) =>
      join
        .onRef('status_change.application_id', '=', 'application.id')
        .onRef('status_change.happened_at', '=', 'application.hidden_at')
        .on('status_change.status', '=', 'withdrawn'),
    )
    .select([
      'application.id',
      'job.id as job_id',
      jobTitle.as('title'),
      'job.production_house_id',
      sql<string>`application.hidden_at`.as('hidden_at'),
    ])
    .where('application.talent_id', '=', talentId)
    .where(sql<boolean>`sees_children(job.production_house_id)`)
    .execute();
}

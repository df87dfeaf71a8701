import type { Insertable } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Rejection } from '#platform/database/database-types.generated.ts';

export function insertRejections(db: Database, releases: Insertable<Rejection>[]) {
  return db.insertInto('rejection').values(releases).execute();
}

/** Marks the rejection emails of a casting call as queued, and returns those that were not queued before. */
export function updateToQueued(db: Database, jobId: string, now: Date) {
  return db
    .updateTable('rejection')
    .set({ queued_at: now.toISOString() })
    .from('application')
    .whereRef('application.id', '=', 'rejection.application_id')
    .where('application.job_id', '=', jobId)
    .where('queued_at', 'is', null)
    .returning('rejection.application_id')
    .execute();
}

/** Returns what a rejection email needs, or undefined once the application is gone. */
export function findRejection(db: Database, applicationId: string) {
  return db
    .selectFrom('rejection')
    .innerJoin('application', 'application.id', 'rejection.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([
      'rejection.text',
      'application.talent_id',
      'production_house.company_name',
      jobTitle.as('title'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

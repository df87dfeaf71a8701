import type { Insertable } from 'kysely';
import { jobTitle } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';
import type { ApplicationRelease } from '#platform/database-types.generated.ts';

export function insertReleases(db: Database, releases: Insertable<ApplicationRelease>[]) {
  return db.insertInto('application_release').values(releases).execute();
}

/** Notes that the letters of a call's releases are left to the queue, and returns those that were not before. */
export function updateToQueued(db: Database, jobId: string, now: Date) {
  return db
    .updateTable('application_release')
    .set({ queued_at: now.toISOString() })
    .from('application')
    .whereRef('application.id', '=', 'application_release.application_id')
    .where('application.job_id', '=', jobId)
    .where('queued_at', 'is', null)
    .returning('application_release.application_id')
    .execute();
}

/** What the letter of a release needs; undefined once the application is gone. */
export function findRelease(db: Database, applicationId: string) {
  return db
    .selectFrom('application_release')
    .innerJoin('application', 'application.id', 'application_release.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([
      'application_release.words',
      'application.talent_id',
      'production_house.company_name',
      jobTitle.as('title'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

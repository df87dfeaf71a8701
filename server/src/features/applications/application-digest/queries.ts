import { sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Selects the unopened applications of a day in India. */
function selectNew(db: Database, day: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .where('application.status', '=', 'applied')
    .where('application.opened', '=', false)
    .where('applied_at', '>=', sql<string>`${day}::date::timestamp at time zone 'Asia/Kolkata'`)
    .where('applied_at', '<', sql<string>`(${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
}

export function listHousesOfNew(db: Database, day: string) {
  return selectNew(db, day).select('production_house_id').distinct().execute();
}

/** Returns the number of new applications for each casting call of a house, highest first. */
export function listNew(db: Database, houseId: string, day: string) {
  return selectNew(db, day)
    .select(({ fn }) => ['job.id as job_id', jobTitle.as('title'), fn.countAll<number>().as('applications')])
    .where('production_house_id', '=', houseId)
    .groupBy('job.id')
    .orderBy('applications', 'desc')
    .orderBy('job.id')
    .execute();
}

import type { Page } from '@kirdaar/contract/fields';
import { sql } from 'kysely';
import { isOpen, isPublic, selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/read-page.ts';

/** Open ones by deadline, then the others, latest deadline first. */
export function listSavedJobs(db: Database, talentId: string, now: Date, page: Page) {
  const saved = selectJob(db)
    .innerJoin('saved_job', 'saved_job.job_id', 'job.id')
    .select('saved_at')
    .where('talent_id', '=', talentId)
    .where(isPublic)
    .orderBy(isOpen(now), 'desc')
    .orderBy(sql`case when ${isOpen(now)} then job.closes_at end`)
    .orderBy('job.closes_at', 'desc')
    .orderBy('job.id');
  return readPage(saved, page);
}

export async function listSavedJobIds(db: Database, talentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_job')
    .select('job_id')
    .where('talent_id', '=', talentId)
    .orderBy('saved_at', 'desc')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** Returns false if there is no such public casting call. */
export async function insertSavedJob(db: Database, talentId: string, jobId: string, now: Date) {
  const saved = await db
    .insertInto('saved_job')
    .columns(['talent_id', 'job_id', 'saved_at'])
    .expression((eb) =>
      eb
        .selectFrom('job')
        .select([
          sql<string>`${talentId}::uuid`.as('talent_id'),
          'job.id',
          sql<string>`${now.toISOString()}::timestamptz`.as('saved_at'),
        ])
        .where('job.id', '=', jobId)
        .where(isPublic),
    )
    .onConflict((conflict) =>
      conflict.columns(['talent_id', 'job_id']).doUpdateSet({ saved_at: sql`saved_job.saved_at` }),
    )
    .returning('job_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Returns whether there is such a casting call, saved or not. */
export async function deleteSavedJob(db: Database, talentId: string, jobId: string) {
  const found = await db
    .with('removed', (cte) =>
      cte.deleteFrom('saved_job').where('talent_id', '=', talentId).where('job_id', '=', jobId),
    )
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where(isPublic)
    .executeTakeFirst();
  return found !== undefined;
}

export function deleteSavedOfClosed(db: Database, before: Date) {
  return db
    .deleteFrom('saved_job')
    .using('job')
    .whereRef('job.id', '=', 'job_id')
    .where('job.closes_at', '<', before.toISOString())
    .execute();
}

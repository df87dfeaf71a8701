import { type JobAct, jobActs } from '@kirdaar/contract/rules/job-history';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

interface Done {
  act: JobAct;
  /** Who did it for the house. */
  account_id: string;
  now: Date;
  /** When the audition begins that it is about. */
  about?: string | undefined;
}

/** Notes what somebody did to some calls. */
export async function insertJobEvents(db: Database, jobIds: string[], { now, about, ...done }: Done) {
  if (jobIds.length === 0) return;
  const happened = { ...done, about: about ?? null, happened_at: now.toISOString() };
  await db
    .insertInto('job_event')
    .values(jobIds.map((job_id) => ({ job_id, ...happened })))
    .execute();
}

/** What was done to a call, or of certain things only, and by whom; the latest first. */
export function listJobEvents(db: Database, jobId: string, acts: readonly JobAct[] = jobActs) {
  return db
    .selectFrom('job_event')
    .select(['id', 'act', 'about', 'happened_at', sql<string | null>`member_name(account_id)`.as('by')])
    .where('job_id', '=', jobId)
    .where('act', 'in', acts)
    .orderBy('id', 'desc')
    .limit(LIST_MOST)
    .execute();
}

/** Who posted `job`, by name. */
export const postedBy = sql<string | null>`(
  select member_name(account_id) from job_event where job_id = job.id and act = 'posted' order by id limit 1
)`;

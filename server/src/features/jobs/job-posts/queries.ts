import type { projectFields } from '@kirdaar/contract/rules/job-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jobChanges } from '#features/jobs/job-changes/queries.ts';
import { selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { CastingProject, Job, JobStatus } from '#platform/database/database-types.generated.ts';

/**
 * Locks a house until the transaction ends, so that posts and draft saves run one at a time, and returns how
 * far staff have verified it.
 */
export function lockHouse(db: Database, id: string) {
  return db
    .selectFrom('production_house')
    .select('verification')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Returns how far staff have verified a house. */
export function findHouse(db: Database, id: string) {
  return db
    .selectFrom('production_house')
    .select('verification')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Stores a project. Returns undefined if this request was posted before. */
export function insertProject(db: Database, project: Insertable<CastingProject>) {
  return db
    .insertInto('casting_project')
    .values(project)
    .onConflict((conflict) => conflict.columns(['production_house_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns the casting calls that a request posted, in form order. */
export function listPosted(db: Database, production_house_id: string, request_id: string) {
  return db
    .selectFrom('job')
    .innerJoin('casting_project', 'casting_project.id', 'job.project_id')
    .select(['job.id', 'job.status'])
    .where('casting_project.production_house_id', '=', production_house_id)
    .where('casting_project.request_id', '=', request_id)
    .orderBy('job.posted_on', 'desc')
    .execute();
}

/** Stores casting calls and returns them in their order. */
export function insertJobs(db: Database, jobs: Insertable<Job>[]) {
  return db.insertInto('job').values(jobs).returning(['id', 'status']).execute();
}

/**
 * Locks the project of a casting call, so that edits of its casting calls run one at a time: each edit may
 * change all of them.
 */
export function lockProject(db: Database, houseId: string, jobId: string) {
  return db
    .selectFrom('casting_project')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('id', 'in', (eb) => eb.selectFrom('job').select('project_id').where('id', '=', jobId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Returns and locks the facts of a house's casting call that decide what may be done, until the transaction
 * ends.
 */
export function lockJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select([
      'status',
      'stopped_at',
      'application_deadline',
      'closes_at',
      'approved_at',
      'project_id',
      'image',
      'updated_at',
      'saved_by_request',
      'version',
      'age_range',
    ])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateJob(db: Database, id: string, changes: Updateable<Job>) {
  return db.updateTable('job').set(changes).where('id', '=', id).execute();
}

type ProjectFacts = Pick<Updateable<Job>, (typeof projectFields)[number] | 'image'>;

/**
 * Updates the project's other casting calls that differ and are not closed, or only those that were never
 * approved, and returns their ids.
 */
export function updateSiblings(
  db: Database,
  projectId: string,
  id: string,
  facts: ProjectFacts,
  updated_at: string,
  statuses: JobStatus[] = ['pending', 'open'],
) {
  return db
    .updateTable('job')
    .set({
      ...facts,
      version: sql<number>`version + 1`,
      rejection: null,
      updated_at: sql<string>`greatest(${updated_at}, updated_at + interval '1 millisecond')`,
    })
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where('status', 'in', statuses)
    .where((eb) =>
      eb.or(Object.entries(facts).map(([fact, value]) => eb(sql.ref(fact), 'is distinct from', value))),
    )
    .returning('id')
    .execute();
}

/** Whether a casting call or a draft uses the picture at this URL. */
export async function isImageUsed(db: Database, image: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from job where image = ${image})
      or exists (select from job_draft where image = ${image})
      or exists (select from job_revision where image = ${image}) as shown
  `.execute(db);
  return rows[0]?.shown ?? false;
}

/** Selects the applications to a casting call that have no outcome, for further use in a statement. */
export function selectWaiting(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .where('application.job_id', '=', jobId)
    .where('application.status', '<', 'selected')
    .orderBy('application.id');
}

/** Returns a casting call of the house with all fields. */
export function findOwnJob(db: Database, houseId: string, id: string) {
  return selectJob(db)
    .select(['job.updated_at', 'job.version', 'job.rejection', 'job.held_status', jobChanges.as('changes')])
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Counts the applications to a casting call by stage, with those of them without an outcome and those who accepted the role. */
export function countByStage(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .select(({ fn }) => [
      'stage',
      fn.countAll<number>().as('number'),
      fn.countAll<number>().filterWhere('status', '<', 'selected').as('waiting'),
      fn.countAll<number>().filterWhere('status', '=', 'selected').as('selected'),
    ])
    .where('job_id', '=', jobId)
    .where('hidden_at', 'is', null)
    .groupBy('stage')
    .execute();
}

import { type Insertable, sql, type Updateable } from 'kysely';
import { selectJob } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';
import type { ApplicationStatus, CastingProject, Job } from '#platform/database-types.generated.ts';

/** How far staff know a house; nobody else posts for it, or keeps drafts, until the transaction ends. */
export function lockHouse(db: Database, id: string) {
  return db
    .selectFrom('production_house')
    .select([
      'verification',
      sql<boolean>`verification = 'documents' or exists (
        select from job where production_house_id = production_house.id and approved_at is not null
      )`.as('trusted'),
    ])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Stores a project, or returns undefined for a request that was posted before. */
export function insertProject(db: Database, project: Insertable<CastingProject>) {
  return db
    .insertInto('casting_project')
    .values(project)
    .onConflict((conflict) => conflict.columns(['production_house_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** The calls of the project that a request posted, in the order of the form. */
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

/** Stores calls and returns them in their order. */
export function insertJobs(db: Database, jobs: Insertable<Job>[]) {
  return db.insertInto('job').values(jobs).returning(['id', 'status']).execute();
}

/** Lets the calls of one project be changed one after the other: each change may reach all of them. */
export function lockProject(db: Database, houseId: string, jobId: string) {
  return db
    .selectFrom('casting_project')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('id', 'in', (eb) => eb.selectFrom('job').select('project_id').where('id', '=', jobId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A call of the house, as it decides what may be done; it stays so until the transaction ends. */
export function lockJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select([
      'status',
      'application_deadline',
      'closes_at',
      'approved_at',
      'project_id',
      'image',
      'updated_at',
      'saved_by_request',
    ])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function updateJob(db: Database, id: string, changes: Updateable<Job>) {
  return db.updateTable('job').set(changes).where('id', '=', id).execute();
}

type ProjectFacts = Pick<
  Updateable<Job>,
  'project_type' | 'project_description' | 'language_required' | 'image'
>;

/** Changes the other calls of a project that are not closed and say something else, and returns them. */
export function updateSiblings(
  db: Database,
  projectId: string,
  id: string,
  facts: ProjectFacts,
  updated_at: string,
) {
  return db
    .updateTable('job')
    .set({
      ...facts,
      updated_at: sql<string>`greatest(${updated_at}, updated_at + interval '1 millisecond')`,
    })
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where('status', '<>', 'closed')
    .where((eb) =>
      eb.or(Object.entries(facts).map(([fact, value]) => eb(sql.ref(fact), 'is distinct from', value))),
    )
    .returning('id')
    .execute();
}

/** Whether a call or a draft shows the picture of this address. */
export async function isShown(db: Database, image: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from job where image = ${image})
      or exists (select from job_draft where image = ${image}) as shown
  `.execute(db);
  return rows[0]?.shown ?? false;
}

/** Everybody who applied to a call and has no outcome, to act on. */
export function selectWaiting(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .where('application.job_id', '=', jobId)
    .where('application.status', '<', 'selected')
    .orderBy('application.id');
}

/** A call of the house, whole. */
export function findOwnJob(db: Database, houseId: string, id: string) {
  return selectJob(db)
    .select('job.updated_at')
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** How many applications to a call are where. */
export async function countByStatus(db: Database, jobId: string) {
  const rows = await db
    .selectFrom('application')
    .select(({ fn }) => ['status', fn.countAll<number>().as('number')])
    .where('job_id', '=', jobId)
    .groupBy('status')
    .execute();
  return new Map<ApplicationStatus, number>(rows.map(({ status, number }) => [status, Number(number)]));
}

import type { HouseJobFilter } from '@kirdaar/contract/jobs/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { projectFields } from '@kirdaar/contract/rules/job-fields';
import { type Insertable, sql, type Updateable, type UpdateObject } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { postedBy } from '#features/houses/audit-log/queries.ts';
import { jobChanges } from '#features/jobs/job-changes/queries.ts';
import { countSeen, matchesFilter, selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { CastingProject, DB, Job, JobStatus } from '#platform/database/database-types.generated.ts';
import { readPage } from '#platform/database/read-page.ts';

/** Posts and draft saves of a house run one at a time. */
export function lockHouse(db: Database, id: string) {
  return selectHouse(db, id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export function findHouse(db: Database, id: string) {
  return selectHouse(db, id).executeTakeFirstOrThrow();
}

function selectHouse(db: Database, id: string) {
  return db
    .selectFrom('production_house')
    .select(['verification', sql<boolean>`sees_children(id)`.as('sees_children')])
    .select(
      sql<boolean>`exists (
        select from job where production_house_id = production_house.id and approved_at is null
          and (refused_for is not null or exists (
            select from staff_audit_entry where subject_id = job.id::text and action = 'took_down_call'))
      )`.as('has_removed_call'),
    )
    .where('id', '=', id);
}

export function insertProject(db: Database, project: Insertable<CastingProject>) {
  return db.insertInto('casting_project').values(project).returning('id').executeTakeFirstOrThrow();
}

/** In form order. */
export function listPosted(db: Database, houseId: string, requestId: string) {
  return db
    .selectFrom('job')
    .select(['id', 'project_id', 'status', 'saved_by_request'])
    .where('production_house_id', '=', houseId)
    .where('posted_by_request', '=', requestId)
    .orderBy('posted_on', 'desc')
    .execute();
}

/** Returns what all casting calls of a project, but those refused for good, say alike, and locks it against edits. */
export function lockSharedFacts(db: Database, houseId: string, projectId: string) {
  return db
    .selectFrom('casting_project')
    .innerJoin('job', 'job.project_id', 'casting_project.id')
    .select([...projectFields, 'image'])
    .where('casting_project.id', '=', projectId)
    .where('casting_project.production_house_id', '=', houseId)
    .where('refused_for', 'is', null)
    .orderBy('posted_on', 'desc')
    .limit(1)
    .forNoKeyUpdate('casting_project')
    .executeTakeFirst();
}

export function insertJobs(db: Database, jobs: Insertable<Job>[]) {
  return db.insertInto('job').values(jobs).returning(['id', 'project_id', 'status']).execute();
}

/** Edits of a project run one at a time, because each may change all of its casting calls. */
export function lockProject(db: Database, houseId: string, jobId: string) {
  return db
    .selectFrom('casting_project')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('id', 'in', (eb) => eb.selectFrom('job').select('project_id').where('id', '=', jobId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function lockJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select([
      'status',
      'stopped_at',
      'application_deadline',
      'closes_at',
      'approved_at',
      'refused_for',
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

export function updateJob(db: Database, id: string, changes: UpdateObject<DB, 'job'>) {
  return db.updateTable('job').set(changes).where('id', '=', id).execute();
}

/**
 * Changes those that differ, have one of the statuses and were not refused for good, and returns their ids. What staff
 * rejected stays so, and takes only what is public of the project.
 */
export function updateSiblings(
  db: Database,
  projectId: string,
  id: string,
  facts: Pick<Updateable<Job>, (typeof projectFields)[number] | 'image'>,
  updated_at: string,
  statuses: JobStatus[] = ['pending', 'open'],
) {
  return db
    .updateTable('job')
    .set({
      ...facts,
      version: sql<number>`case when rejection is null then version + 1 else version end`,
      updated_at: sql<string>`greatest(${updated_at}, updated_at + interval '1 millisecond')`,
    })
    .where('project_id', '=', projectId)
    .where('id', '<>', id)
    .where(statuses.includes('open') ? 'refused_for' : 'rejection', 'is', null)
    .where('status', 'in', statuses)
    .where((eb) =>
      eb.or(Object.entries(facts).map(([fact, value]) => eb(sql.ref(fact), 'is distinct from', value))),
    )
    .returning('id')
    .execute();
}

export async function isImageUsed(db: Database, image: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from job where image = ${image})
      or exists (select from job_draft where image = ${image})
      or exists (select from job_revision where image = ${image}) as shown
  `.execute(db);
  return rows[0]?.shown ?? false;
}

/** Selects whom closing a casting call rejects. Whom the house added and cast accepts no offer here, but has the role. */
export function selectWaiting(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .where('application.job_id', '=', jobId)
    .where('application.status', '<', 'selected')
    .where(sql<boolean>`not (stage = 'selected' and is_added_by_house(talent_id))`)
    .orderBy('application.id');
}

export function findOwnJob(db: Database, houseId: string, id: string) {
  return selectJob(db)
    .select([
      'job.updated_at',
      'job.version',
      'job.rejection',
      'job.refused_for',
      reviewState.as('review'),
      jobChanges.as('changes'),
    ])
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Newest first. */
export function listPostedJobs(db: Database, list: HouseList) {
  const posted = selectPostedJobs(db, list);
  return readPage(posted.orderBy('job.posted_on', 'desc').orderBy('job.id', 'desc'), list.filter);
}

/** Those whose shoot starts on the day or later, soonest first. */
export function listUpcomingJobs(db: Database, list: HouseList) {
  const upcoming = selectPostedJobs(db, list).where('job.shoot_dates', '>=', dayInIndia(list.now));
  return readPage(upcoming.orderBy('job.shoot_dates').orderBy('job.id'), list.filter);
}

/** Null if talent see the latest version, or would but for a suspension. */
export const reviewState = sql<'waiting' | 'rejected' | null>`case
  when job.held_status is null and (job.status = 'pending' or job.approved_at is null and job.rejection is not null
    or exists (select from job_revision where job_id = job.id))
  then case when job.rejection is null then 'waiting' else 'rejected' end end`;

interface HouseList {
  houseId: string;
  memberId: string;
  filter: HouseJobFilter;
  now: Date;
}

function selectPostedJobs(
  db: Database,
  { houseId, memberId, filter: { search = '', state }, now }: HouseList,
) {
  const isPast = sql<boolean>`(job.status = 'closed' or job.closes_at <= ${now.toISOString()})`;
  return selectJob(db)
    .innerJoin('casting_project', 'casting_project.id', 'job.project_id')
    .select([
      'casting_project.name as project_name',
      countSeen(sql`application.status < 'selected'`).as('waiting'),
      countSeen(sql`application.stage = 'applied'`).as('new'),
      postedBy.as('posted_by'),
      reviewState.as('review'),
    ])
    .where('job.production_house_id', '=', houseId)
    .where(seenBy(memberId))
    .$if(state !== undefined, (every) => every.where(isPast, '=', state === 'closed'))
    .where(({ eb, or }) =>
      or([
        matchesFilter({ search }, now),
        eb('casting_project.name', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`),
      ]),
    );
}

/** Of each stage also the number whom closing would tell and of those who accepted the role. */
export function countByStage(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select(({ fn }) => [
      'stage',
      fn.countAll<number>().as('number'),
      sql<number>`count(*) filter (where application.status < 'selected' and not exists (
        select from account_deletion where account_id = talent_id
      ))`.as('waiting'),
      fn.countAll<number>().filterWhere('application.status', '=', 'selected').as('selected'),
    ])
    .where('job_id', '=', jobId)
    .where(maySeeApplication())
    .groupBy('stage')
    .execute();
}

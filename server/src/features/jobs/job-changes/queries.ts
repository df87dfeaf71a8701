import type { JobChange } from '@kirdaar/contract/jobs/job-posts';
import { sql } from 'kysely';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** What `job` said before each change after the first application, latest first. */
export const jobChanges = sql<JobChange[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'field', field, 'was', was, 'becomes', becomes, 'changed_at', ${timestampText(sql.ref('changed_at'))}
    ) order by changed_at desc, field
  ) from job_change where job_id = job.id and changed_at < 'infinity'
), '[]')`;

/** Whether somebody who applied or was invited counts on the deadline. */
export async function hasReaders(db: Database, jobId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from application where job_id = ${jobId})
      or exists (select from invitation_to_apply where job_id = ${jobId} and declined_at is null) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

/** The changes of one edit that still apply. */
export function findEdit(db: Database, jobId: string, changedAt: string) {
  const changes = sql<Pick<JobChange, 'field' | 'was' | 'becomes'>[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('field', field, 'was', was, 'becomes', becomes) order by field), '[]')
    from job_change where job_id = job.id and changed_at = ${changedAt}
      and becomes = case field
        when 'role_details' then job.role_details
        when 'compensation' then coalesce(job.compensation, '')
        else job.application_deadline::text end
  )`;
  return db
    .selectFrom('job')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([changes.as('changes'), jobTitle.as('title'), 'company_name'])
    .where('job.id', '=', jobId)
    .executeTakeFirst();
}

/** Children whose applications ended with an edit that made it a casting call for adults. */
export function listEndedChildren(db: Database, jobId: string, changedAt: string) {
  return db
    .selectFrom('status_change')
    .innerJoin('application', 'application.id', 'status_change.application_id')
    .innerJoin('job', 'job.id', 'job_id')
    .select(['talent_id', shownTitle.as('title')])
    .where('job_id', '=', jobId)
    .where('happened_at', '=', changedAt)
    .where('party', '=', 'system')
    .orderBy('talent_id')
    .execute();
}

/** Applicants in the running, and those invited who have not answered. */
export async function listTold(db: Database, jobId: string) {
  const { rows } = await sql<{ talent_id: string; applied: boolean }>`
    select talent_id, true as applied from application
    where job_id = ${jobId} and status not in ('not_selected', 'withdrawn')
    union all
    select talent_id, false from invitation_to_apply invitation
    where job_id = ${jobId} and declined_at is null
      and not exists (
        select from application where job_id = invitation.job_id and talent_id = invitation.talent_id
      )
    order by talent_id
  `.execute(db);
  return rows;
}

import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import { sql } from 'kysely';
import { hasFailedRemoval } from '#features/admin/decisions/queries.ts';
import { callsOfHouse, openReportsOfHouse } from '#features/admin/house-suspensions/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { hiddenSince, type JobFacts } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';

export async function findJobToReview(db: Database, id: string) {
  return (await listJobsToReview(db, [id]))[0];
}

export function listJobsToReview(db: Database, ids: string[]) {
  return (
    db
      .selectFrom('job')
      .innerJoin('production_house as house', 'house.id', 'job.production_house_id')
      .leftJoin('job_revision', 'job_revision.job_id', 'job.id')
      .select(reviewedJobFields.map((field) => `job.${field}` as const))
      .select([
        'job.id',
        'job.version',
        'job.status',
        'job.held_status',
        'job.rejection',
        'job.refused_for',
        'job.application_deadline',
      ])
      .select(['job.image', 'job.age_from', 'job_revision.image as new_image', 'job.production_house_id'])
      .select(['house.company_name', 'house.verification', 'house.created_at as house_since'])
      .select('house.gst_matches_pan')
      // Only `upsertRevision` writes this column.
      .select(sql<JobFacts | null>`job_revision.fields`.as('next'))
      .select([
        sql<string>`role_details || ' · ' || project_type`.as('title'),
        sql<string>`coalesce(job_revision.sent_at, job.updated_at, job.posted_on)`.as('sent_at'),
        sql<number>`(select count(*) from application where job_id = job.id)`.as('applications'),
        hasFailedRemoval.as('has_failed_removal'),
        callsOfHouse.as('calls'),
        openReportsOfHouse.as('open_reports'),
        sql<string | null>`banned_house_like(house.id)`.as('banned_likeness'),
        sql<boolean>`exists (
          select from account where production_house_id = house.id and cardinality(identity_warnings) > 0
        )`.as('has_identity_warnings'),
        sql<string | null>`(
          select company_name from job other join production_house on production_house.id = other.production_house_id
          where (
              other.role_description = coalesce(job_revision.fields ->> 'role_description', job.role_description)
              or other.role_description_hi = coalesce(job_revision.fields ->> 'role_description_hi', job.role_description_hi)
            )
            and other.production_house_id <> job.production_house_id
          order by other.posted_on limit 1
        )`.as('copied_from'),
      ])
      .where('job.id', 'in', ids)
      .execute()
  );
}

/** Hides a casting call from everyone but its house, also when a suspension ends. Returns undefined if staff have. */
export function updateToTakenDown(db: Database, id: string, rejection: string, now: Date) {
  return db
    .updateTable('job')
    .set({ ...hiddenSince(now), rejection })
    .where('id', '=', id)
    .where('approved_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
}

export async function findJobTitle(db: Database, id: string): Promise<string | undefined> {
  const job = await db.selectFrom('job').select(jobTitle.as('title')).where('id', '=', id).executeTakeFirst();
  return job?.title;
}

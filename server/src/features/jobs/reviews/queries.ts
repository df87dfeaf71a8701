import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { projectFields, reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import { type Insertable, sql, type Updateable } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Job, JobRevision, JobStatus } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

export type JobFacts = Pick<Updateable<Job>, (typeof reviewedJobFields)[number]>;

/** The approved version, or the one that waits for its first approval. */
export function findJobFacts(db: Database, id: string) {
  return db.selectFrom('job').select(reviewedJobFields).where('id', '=', id).executeTakeFirstOrThrow();
}

export function upsertRevision(db: Database, revision: Insertable<JobRevision>) {
  return db
    .insertInto('job_revision')
    .values(revision)
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet((eb) => ({
        fields: eb.ref('excluded.fields'),
        image: eb.ref('excluded.image'),
        account_id: eb.ref('excluded.account_id'),
        sent_at: eb.ref('excluded.sent_at'),
      })),
    )
    .execute();
}

export function findRevision(db: Database, jobId: string) {
  return (
    db
      .selectFrom('job_revision')
      .select(['image', 'sent_at'])
      // Only `upsertRevision` writes this column.
      .select(sql<JobFacts>`fields`.as('fields'))
      .where('job_id', '=', jobId)
      .executeTakeFirst()
  );
}

export function deleteRevision(db: Database, jobId: string) {
  return db.deleteFrom('job_revision').where('job_id', '=', jobId).execute();
}

/** Hides a casting call, also once a suspension of its house has ended; one that is closed stays closed. */
export const hiddenSince = (now: Date) => ({
  status: sql<JobStatus>`case when status = 'closed' then status else 'pending' end`,
  held_status: sql<JobStatus | null>`nullif(held_status, 'open')`,
  approved_at: null,
  on_hold_since: heldSince(now),
});

export const heldSince = (now: Date) =>
  sql<string>`coalesce(on_hold_since, ${now.toISOString()}::timestamptz)`;

export async function lockJobToReview(db: Database, id: string) {
  // Edits lock the project before the casting call, too.
  await db
    .selectFrom('casting_project')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('job').select('project_id').where('id', '=', id))
    .forNoKeyUpdate()
    .execute();
  return db
    .selectFrom('job')
    .select([
      'id',
      'status',
      'approved_at',
      'held_status',
      'rejection',
      'refused_for',
      'version',
      'project_id',
      'image',
      'updated_at',
      jobTitle.as('title'),
    ])
    .select(projectFields)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function hasApplications(db: Database, jobId: string): Promise<boolean> {
  const found = await db
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', jobId)
    .limit(1)
    .execute();
  return found.length > 0;
}

export async function hasOpenSiblingForChildren(
  db: Database,
  { id, project_id }: { id: string; project_id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('job')
    .select('id')
    .where('project_id', '=', project_id)
    .where('id', '<>', id)
    .where('status', '=', 'open')
    .where('age_from', '<', 18)
    .limit(1)
    .execute();
  return found.length > 0;
}

export function findReviewed(db: Database, id: string) {
  return db
    .selectFrom('job')
    .select(['production_house_id', jobTitle.as('title')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whom a house added learns of its outcomes elsewhere, so that the stage says them. */
const isAddedExpected = (now: Date) =>
  sql<boolean>`(application.status < 'selected' and case
    when stage = 'selected' then upper(shoot_days) > ${dayInIndia(now)}::date
    else told_at is not null and (stage <> 'not_selected' or exists (
      select from audition_invitation join audition_slot on audition_slot.id = slot_id
      where application_id = application.id and answer = 'confirmed' and starts_at > ${now.toISOString()}
    )) end)`;

/**
 * Selects who has an application without an outcome, or a role to come; with `added_id` those without an account whom the
 * house cast, or expects after we have written to them.
 */
export function selectWaiting(db: Database, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .leftJoin('added_person as added', (join) =>
      join.onRef('added.application_id', '=', 'application.id').on('joined_at', 'is', null),
    )
    .select(['talent_id', 'added.id as added_id', shownTitle.as('title')])
    .select([
      sql<string | null>`(select answer_by from role_offer
        where application_id = application.id and is_open(role_offer, ${now.toISOString()}))`.as('answer_by'),
      sql<string | null>`(select min(${timestampText(sql.ref('deadline'))}) from self_tape
        join tape_request on tape_request.id = request_id where application_id = application.id
          and received_at is null and declined_at is null and deadline > ${now.toISOString()})`.as('tape_by'),
    ])
    .where(
      sql<boolean>`case when added.id is not null then ${isAddedExpected(now)}
        else application.status < 'selected'
          or application.status = 'selected' and greatest(upper(shoot_days), (
            select max(upper(days)) from offer_terms where application_id = application.id and ended_at is null
          )) > ${dayInIndia(now)}::date end`,
    )
    .orderBy('application.id');
}

/**
 * Returns those who wait for a casting call, or have a role in it to come, while it is hidden or not. For a child whom the
 * house no longer sees it does not continue.
 */
export function listApplicants(db: Database, jobId: string, hidden: boolean, now: Date) {
  return selectWaiting(db, now)
    .innerJoin('talent', 'talent.id', 'talent_id')
    .where('application.job_id', '=', jobId)
    .$if(hidden, (waiting) => waiting.where('approved_at', 'is', null))
    .$if(!hidden, (waiting) =>
      waiting
        .where('approved_at', 'is not', null)
        .where('held_status', 'is', null)
        .where(maySeeApplication(now)),
    )
    .execute();
}

/**
 * Returns how to write to a person without an account who waits for a casting call or has a role in it, while it is stopped
 * or not, in the language of the member who added them.
 */
export function findAddedWaiting(db: Database, id: string, stopped: boolean, now: Date) {
  return selectWaiting(db, now)
    .leftJoin('account', 'account.id', 'added.account_id')
    .select(['added.email', 'added.mobile', 'added.token_hash', languageOfAccount])
    .where('added.id', '=', id)
    .where(sql<boolean>`is_stopped(job.id) = ${stopped}`)
    .$narrowType<{ token_hash: Buffer }>()
    .executeTakeFirst();
}

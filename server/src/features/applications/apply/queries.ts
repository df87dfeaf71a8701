import type { ApplicationDetails } from '@kirdaar/contract/applications/applications';
import type { Correction } from '@kirdaar/contract/applications/sent-applications';
import type { Page } from '@kirdaar/contract/fields';
import { considerationStages } from '@kirdaar/contract/rules/review';
import { type Insertable, sql } from 'kysely';
import { statusHistory } from '#features/applications/status-history/queries.ts';
import { jobChanges } from '#features/jobs/job-changes/queries.ts';
import { isOpen, isStopped, selectJob } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  Application,
  ApplicationConsent,
  ApplicationMedia,
} from '#platform/database/database-types.generated.ts';
import { readPage } from '#platform/database/read-page.ts';

/**
 * Returns whether a casting call is open or stopped and the status of a talent's application to it. Returns undefined if
 * there is no such casting call or it is not public yet.
 */
export function findApplicability(db: Database, jobId: string, talentId: string, now: Date) {
  return db
    .selectFrom('job')
    .leftJoin('application', (join) =>
      join.onRef('application.job_id', '=', 'job.id').on('application.talent_id', '=', talentId),
    )
    .select([
      isOpen(now).as('open'),
      isStopped(now).as('stopped'),
      'application.status as application_status',
    ])
    .where('job.id', '=', jobId)
    .where('job.status', '<>', 'pending')
    .executeTakeFirst();
}

/** Stores the application. Returns undefined if this talent has already applied to the casting call. */
export function insertApplication(db: Database, application: Insertable<Application>) {
  return db
    .insertInto('application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['talent_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Stores the consents. A consent given twice in one form is stored once. */
export function insertConsents(db: Database, consents: Insertable<ApplicationConsent>[]) {
  return db
    .insertInto('application_consent')
    .values(consents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function insertMedia(db: Database, media: Insertable<ApplicationMedia>[]) {
  return db.insertInto('application_media').values(media).execute();
}

/**
 * Returns a talent's applications with their casting calls, newest first: all, or the one to a given casting
 * call.
 */
export async function listApplications(
  db: Database,
  talentId: string,
  now: Date,
  { job_id, ...page }: Page & { job_id?: string | undefined },
) {
  const own = selectJob(db)
    .innerJoin('application', 'application.job_id', 'job.id')
    .select([
      'application.id as application_id',
      // The casting call also has a status.
      'application.status as application_status',
      'application.applied_at',
      statusHistory(db).as('status_history'),
      isUntouched.as('correctable'),
      sql<boolean>`${isOpen(now)} and ${isWithdrawnOnce}`.as('can_send_again'),
      underConsideration.as('under_consideration'),
      rejectionText.as('rejection'),
      jobChanges.as('job_changes'),
    ])
    .where('application.talent_id', '=', talentId)
    .$if(job_id !== undefined, (some) => some.where('job.id', '=', job_id ?? ''))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  const { rows, total } = await readPage(own, page);
  const applications = rows.map(
    ({
      application_id,
      application_status,
      applied_at,
      status_history,
      correctable,
      can_send_again,
      under_consideration,
      rejection,
      job_changes,
      ...job
    }) => {
      const application = { application_id, status: application_status, applied_at, status_history };
      const now = { correctable, can_send_again, under_consideration, rejection };
      return { ...application, ...now, job_changes, job };
    },
  );
  return { applications, total };
}

const underConsideration = sql<boolean>`(
  application.status < 'selected' and application.stage = any(${[...considerationStages]}::application_stage[])
)`;

/** Returns what the house wrote when it rejected the application. */
const rejectionText = sql<string | null>`case when application.status = 'not_selected' and (
  -- A cancelled role has its own reason.
  select reason is null from status_change
  where application_id = application.id and status = 'not_selected' order by position desc limit 1
) then (
  select text from decision where application_id = application.id and kind = 'not_selected' and sent_at is not null
  order by sent_at desc limit 1
) end`;

/** What a talent sent with an application, as it is now. */
export function findSent(db: Database, talentId: string, id: string) {
  return (
    db
      .selectFrom('application')
      // The column is only written with data validated by the contract's schema.
      .select([
        'role_specific_info',
        'travel',
        'availability',
        sql<ApplicationDetails>`details`.as('details'),
      ])
      .where('talent_id', '=', talentId)
      .where('id', '=', id)
      .executeTakeFirst()
  );
}

/** Replaces what a talent sent, unless the house has opened or moved the application. */
export async function updateSent(
  db: Database,
  talentId: string,
  id: string,
  { details, ...answers }: Correction,
): Promise<boolean> {
  const updated = await db
    .updateTable('application')
    .set({ ...answers, details: JSON.stringify(details) })
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .where(isUntouched)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

/** Whether nobody at the house has opened or moved an application. */
const isUntouched = sql<boolean>`(
  application.status = 'applied' and application.stage = 'applied' and not application.opened
)`;

/** Whether the talent withdrew an application for the first time, and not from an accepted role. */
const isWithdrawnOnce = sql<boolean>`(application.status = 'withdrawn' and not exists (
  select from status_change where application_id = application.id
    and (status = 'applied' and position > 1 or status = 'withdrawn' and reason is not null)
))`;

/** Returns what decides whether a talent's application can be sent again. */
export function findSendable(db: Database, talentId: string, id: string, now: Date) {
  return selectOwn(db, talentId, id)
    .innerJoin('job', 'job.id', 'application.job_id')
    .select([
      isOpen(now).as('open'),
      isStopped(now).as('stopped'),
      sql<boolean>`exists (
        select from status_change
        where application_id = application.id and status = 'applied' and position > 1
      )`.as('was_sent_again'),
    ])
    .executeTakeFirst();
}

/** Selects one application of a talent, to change it. */
export function selectOwn(db: Database, talentId: string, id: string) {
  return db
    .selectFrom('application')
    .select('application.status')
    .where('application.talent_id', '=', talentId)
    .where('application.id', '=', id);
}

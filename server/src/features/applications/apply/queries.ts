import type { ApplicationDetails } from '@kirdaar/contract/applications/applications';
import type { Correction } from '@kirdaar/contract/applications/sent-applications';
import type { JobAudience } from '@kirdaar/contract/rules/representation';
import { type Insertable, sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { isOpen, isPublic, isStopped } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  Application,
  ApplicationConsent,
  ApplicationMedia,
} from '#platform/database/database-types.generated.ts';

/** Returns the talent's status, whether a public casting call is open or stopped, and why it is not for this child. */
export function findApplicability(
  db: Database,
  jobId: string,
  talentId: string,
  now: Date,
  mandateId: string | undefined,
) {
  return db
    .selectFrom('job')
    .leftJoin('guardian_decision', (join) =>
      join
        .onRef('guardian_decision.job_id', '=', 'job.id')
        .on('guardian_decision.talent_id', '=', talentId)
        .on('kind', '=', 'application')
        .on('decided_at', 'is', null)
        .on(sql<boolean>`exists (select from talent where talent.id = ${talentId} and ${isChild(now)})`),
    )
    .leftJoin('application', (join) =>
      join.onRef('application.job_id', '=', 'job.id').on('application.talent_id', '=', talentId),
    )
    .select([
      isOpen(now).as('open'),
      isStopped(now).as('stopped'),
      sql<JobAudience | null>`case when not is_open_to(job.id, ${talentId}, ${mandateId ?? null}) then open_to end`.as(
        'closed_to_others_than',
      ),
      sql<'job_for_adults' | 'house_not_for_children' | null>`(
        select case
          when age_from >= 18 then 'job_for_adults'
          when not sees_children(job.production_house_id) then 'house_not_for_children'
        end from talent where talent.id = ${talentId} and ${isChild(now)}
      )`.as('not_for_children'),
      'application.status as application_status',
      sql<boolean>`guardian_decision.id is not null`.as('waits_for_guardian'),
    ])
    .where('job.id', '=', jobId)
    .where(isPublic)
    .executeTakeFirst();
}

/** Returns the mandate if its holder may act by it now. */
export async function findActive(db: Database, id: string, now: Date) {
  const active = db
    .selectFrom('mandate')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`mandate_is_active(mandate, ${now.toISOString()})`);
  return (await active.executeTakeFirst())?.id;
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

/** Sends the files that waited for the guardian with the application. */
export function updateMediaToSent(db: Database, guardian_decision_id: string, application_id: string) {
  return db
    .updateTable('application_media')
    .set({ application_id, guardian_decision_id: null })
    .where('guardian_decision_id', '=', guardian_decision_id)
    .execute();
}

export function insertMedia(db: Database, media: Insertable<ApplicationMedia>[]) {
  return db.insertInto('application_media').values(media).execute();
}

export function findSent(db: Database, talentId: string, id: string) {
  // The column is only written with data validated by the contract's schema.
  const details = sql<ApplicationDetails>`details`.as('details');
  return db
    .selectFrom('application')
    .select(['role_specific_info', 'travel', 'availability', details])
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Replaces what a talent sent, unless the house has looked at the application. */
export function updateSent(db: Database, talentId: string, id: string, { details, ...answers }: Correction) {
  return db
    .updateTable('application')
    .set({ ...answers, details: JSON.stringify(details) })
    .where('talent_id', '=', talentId)
    .where('id', '=', id)
    .where(isUntouched)
    .returning('id')
    .executeTakeFirst();
}

/** Whether nobody at the house has looked at an application. */
export const isUntouched = sql<boolean>`(application.status = 'applied' and not application.opened)`;

export function findSendable(db: Database, talentId: string, id: string, now: Date) {
  return selectOwn(db, talentId, id)
    .innerJoin('job', 'job.id', 'application.job_id')
    .select([
      'job_id',
      isOpen(now).as('open'),
      isStopped(now).as('stopped'),
      sql<boolean>`exists (
        select from status_change
        where application_id = application.id and status = 'applied' and position > 1
          and application.hidden_at is null
      )`.as('was_sent_again'),
    ])
    .executeTakeFirst();
}

/** Selects an application of the talent, or one that was sent by this mandate. */
export function selectOwn(db: Database, talentId: string, id: string, mandateId?: string) {
  return db
    .selectFrom('application')
    .select('application.status')
    .where('application.talent_id', '=', talentId)
    .where('application.id', '=', id)
    .$if(mandateId !== undefined, (sent) => sent.where('mandate_id', '=', mandateId ?? ''));
}

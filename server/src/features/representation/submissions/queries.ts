import type { MandateScope } from '@kirdaar/contract/rules/representation';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { isUntouched } from '#features/applications/apply/queries.ts';
import { isPublic, jobTitle } from '#features/jobs/jobs/queries.ts';
import { matchColumns, matches } from '#features/jobs/matching/queries.ts';
import { isActive, selectClients } from '#features/representation/acting/queries.ts';
import { canBeShown } from '#features/representation/packages/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationStatus } from '#platform/database/database-types.generated.ts';

/** Lists the clients among these mandates of an agency, and whether a package may show each. */
export function listChosenClients(db: Database, agencyId: string, ids: string[], now: Date) {
  return selectClients(db, agencyId, now)
    .innerJoin('account', 'account.id', 'talent.id')
    .select([
      'mandate.id as mandate_id',
      'talent.id as talent_id',
      'talent.name as talent_name',
      sql<MandateScope[]>`scopes`.as('scopes'),
      canBeShown(now).as('can_be_shown'),
    ])
    .where('mandate.id', 'in', ids)
    .execute();
}

/** Lists the clients of an agency with what decides whether they can be submitted to a casting call, by name. */
export function listSubmittable(db: Database, agencyId: string, jobId: string, now: Date) {
  return selectClients(db, agencyId, now)
    .innerJoin('job', (join) => join.on('job.id', '=', jobId))
    .innerJoinLateral(matches.as('match'), (join) => join.onTrue())
    .select(matchColumns(now))
    .select((eb) => [
      'mandate.id as mandate_id',
      sql<MandateScope[]>`scopes`.as('scopes'),
      'talent.id as talent_id',
      'talent.name',
      'talent.profile_photo',
      'talent.gender as own_gender',
      'talent.languages',
      sql<number | null>`${ageAt(now)}`.as('own_age'),
      sql<number | null>`(
        select greatest(applications - applications_used(talent.id, counted_from, ${now.toISOString()}), 0)
        from allowance_of(talent.id, ${now.toISOString()})
      )`.as('applications_left'),
      sql<boolean>`hands_over(mandate)`.as('kept'),
      sql<boolean>`(${isChild(now)} and (job.age_from >= 18 or not sees_children(job.production_house_id)))`.as(
        'hides_child',
      ),
      sql<boolean>`${isChild(now)} and exists (
        select from guardian_decision where guardian_decision.talent_id = talent.id
          and subject_id = job.id and kind = 'application' and decided_at is null
      )`.as('waits_for_guardian'),
      jsonObjectFrom(
        eb
          .selectFrom('application')
          .leftJoin('application_claim as claim', (join) =>
            join
              .onRef('claim.application_id', '=', 'application.id')
              .onRef('claim.mandate_id', '=', 'mandate.id'),
          )
          .select([
            'application.id as application_id',
            'application.status',
            sql<'talent' | 'agency' | 'other_agency'>`case
              when application.mandate_id = mandate.id then 'agency'
              when exists (
                select from mandate other where other.id = application.mandate_id and other.kind = 'agency'
              ) then 'other_agency' else 'talent' end`.as('by'),
            sql<'waiting' | 'decided' | null>`case when claim.application_id is not null
              then case when claim.decided_at is null then 'waiting' else 'decided' end end`.as('claim'),
            sql<boolean>`(application.mandate_id is not distinct from mandate.id and ${isUntouched})`.as(
              'can_take_back',
            ),
          ])
          .whereRef('application.talent_id', '=', 'talent.id')
          .whereRef('application.job_id', '=', 'job.id'),
      ).as('existing'),
    ])
    .orderBy('talent.name')
    .orderBy('talent.id')
    .execute();
}

export function findSubmittedJob(db: Database, id: string) {
  return db
    .selectFrom('job')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select(['job.id', jobTitle.as('title'), 'company_name as production_house_name', 'open_to'])
    .where('job.id', '=', id)
    .where(isPublic)
    .executeTakeFirst();
}

/** Notes that a mandate also submitted a talent who is there already. Returns the application if this is new. */
export function insertClaim(db: Database, mandateId: string, jobId: string, now: Date) {
  return db
    .insertInto('application_claim')
    .columns(['application_id', 'mandate_id', 'claimed_at'])
    .expression(
      db
        .selectFrom('application')
        .innerJoin('mandate', 'mandate.talent_id', 'application.talent_id')
        .select([
          'application.id',
          'mandate.id as mandate_id',
          sql<string>`${now.toISOString()}::timestamptz`.as('at'),
        ])
        .where('mandate.id', '=', mandateId)
        .where('application.job_id', '=', jobId)
        .where(sql<boolean>`application.mandate_id is distinct from mandate.id`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('application_id')
    .executeTakeFirst();
}

export async function isSubmittedBy(db: Database, mandateId: string, jobId: string): Promise<boolean> {
  const own = db
    .selectFrom('application')
    .select('id')
    .where('mandate_id', '=', mandateId)
    .where('job_id', '=', jobId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Returns what an agency submitted, locked until the caller's transaction ends. */
export function lockSubmission(db: Database, agencyId: string, id: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('mandate', 'mandate.id', 'application.mandate_id')
    .select([
      'application.talent_id',
      'application.status',
      'application.job_id',
      'mandate.id as mandate_id',
      isUntouched.as('untouched'),
      // The talent sent it, and then chose this agency.
      sql<boolean>`exists (
        select from application_claim where application_id = application.id and mandate_id = mandate.id
      )`.as('is_claimed'),
    ])
    .where('application.id', '=', id)
    .where('mandate.holder_id', '=', agencyId)
    .where('mandate.kind', '=', 'agency')
    .where(isActive(now))
    .forUpdate('application')
    .executeTakeFirst();
}

/** Gives a new mandate what the same agency sent by an earlier one. */
export function updateEarlierSubmissions(db: Database, id: string) {
  return sql`
    update application set mandate_id = living.id
    from mandate living join mandate earlier using (holder_id, talent_id, kind)
    where living.id = ${id} and kind = 'agency' and earlier.id <> living.id and application.mandate_id = earlier.id
  `.execute(db);
}

export function updateAllowanceReturned(db: Database, id: string) {
  return db.updateTable('application').set({ allowance_returned: true }).where('id', '=', id).execute();
}

/** Returns a talent's application with the mandates among which the talent chooses, locked. */
export function lockClaimed(db: Database, talentId: string, id: string, now: Date) {
  return db
    .selectFrom('application')
    .select((eb) => [
      'application.mandate_id',
      sql<ApplicationStatus>`application.status`.as('status'),
      jsonArrayFrom(
        eb
          .selectFrom('application_claim')
          .innerJoin('mandate', 'mandate.id', 'application_claim.mandate_id')
          .select('application_claim.mandate_id')
          .whereRef('application_id', '=', 'application.id')
          .where(isActive(now))
          .where('decided_at', 'is', null),
      ).as('claims'),
    ])
    .where('application.id', '=', id)
    .where('application.talent_id', '=', talentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRepresentation(db: Database, id: string, mandate_id: string | null, now: Date) {
  await db
    .updateTable('application')
    .set({ mandate_id })
    .where('id', '=', id)
    .where('mandate_id', 'is distinct from', mandate_id)
    .execute();
  await db
    .updateTable('application_claim')
    .set({ decided_at: now.toISOString() })
    .where('application_id', '=', id)
    .where('decided_at', 'is', null)
    .execute();
}

/** What a talent is told of a claim; undefined once it was decided. */
export function findClaim(db: Database, application_id: string, mandate_id: string) {
  return db
    .selectFrom('application_claim')
    .innerJoin('application', 'application.id', 'application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('mandate', 'mandate.id', 'application_claim.mandate_id')
    .innerJoin('talent as agency', 'agency.id', 'mandate.holder_id')
    .select(['application.talent_id', 'agency.name as agency_name', jobTitle.as('title')])
    .where('application_id', '=', application_id)
    .where('application_claim.mandate_id', '=', mandate_id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
}

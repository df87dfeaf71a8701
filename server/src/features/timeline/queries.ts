import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { jobTitle } from '#features/jobs/queries.ts';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import type { ApplicationParty, ApplicationStatus, DB } from '#platform/database-types.generated.ts';
import { instantText } from '#platform/instant-text.ts';

export interface Step {
  status: ApplicationStatus;
  happened_at: string;
  party: ApplicationParty;
  /** Who acts for a house. */
  account_id?: string;
}

/**
 * Has applications take a step and returns those that took it. The database refuses one that leads back, and
 * passes over one that was taken before.
 */
export function insertSteps<TB extends keyof DB, O>(
  db: Database,
  applications: SelectQueryBuilder<DB, TB | 'application', O>,
  { status, happened_at, party, account_id }: Step,
) {
  return db
    .insertInto('application_event')
    .columns(['application_id', 'status', 'happened_at', 'party', 'account_id'])
    .expression(
      applications
        .clearSelect()
        .select([
          sql<string>`application.id`.as('application_id'),
          sql<ApplicationStatus>`${status}::application_status`.as('status'),
          sql<string>`${happened_at}::timestamptz`.as('happened_at'),
          sql<ApplicationParty>`${party}::application_party`.as('party'),
          sql<string | null>`${account_id ?? null}::uuid`.as('account_id'),
        ]),
    )
    .returning(['application_id', 'status'])
    .execute();
}

/** The steps of each application of a query, first to last. */
export function timeline(db: Database) {
  return jsonArrayFrom(selectSteps(db));
}

/** The same for the house, with who took each of its steps. */
export function signedTimeline(db: Database) {
  return jsonArrayFrom(
    selectSteps(db).select(sql<string | null>`member_name(application_event.account_id)`.as('by')),
  );
}

function selectSteps(db: Database) {
  return db
    .selectFrom('application_event')
    .select([
      'application_event.status',
      instantText(sql.ref('happened_at')).as('happened_at'),
      sql<ApplicationParty>`party`.as('party'),
    ])
    .where('application_id', '=', sql<string>`application.id`)
    .orderBy('application_event.status');
}

/** Where an application stands, and all that the letter of a step says. */
export function findStep(db: Database, applicationId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .leftJoin('guardian', (join) =>
      join.onRef('guardian.talent_id', '=', 'talent.id').on('guardian.withdrawn_at', 'is', null),
    )
    .leftJoin('application_release', 'application_release.application_id', 'application.id')
    .select([
      'application.status',
      'application.talent_id',
      'company_name',
      jobTitle.as('title'),
      'talent.name',
      isChild(now).as('is_child'),
      'guardian.name as guardian_name',
      sql<boolean>`application_release.application_id is not null`.as('is_released'),
    ])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

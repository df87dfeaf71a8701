import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ApplicationParty, ApplicationStatus, DB } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

interface StatusChange {
  status: ApplicationStatus;
  happened_at: string;
  party: ApplicationParty;
  /** The team member who acts for a house. */
  account_id?: string;
  /** Why an accepted role ends. */
  reason?: string;
}

/** Returns those that moved. The database rejects a change that is not allowed and skips a repeated one. */
export function insertStatusChanges<TB extends keyof DB, O>(
  db: Database,
  applications: SelectQueryBuilder<DB, TB | 'application', O>,
  { status, happened_at, party, account_id, reason }: StatusChange,
) {
  return db
    .insertInto('status_change')
    .columns(['application_id', 'status', 'happened_at', 'party', 'account_id', 'reason'])
    .expression(
      applications
        .clearSelect()
        .select([
          sql<string>`application.id`.as('application_id'),
          sql<ApplicationStatus>`${status}::application_status`.as('status'),
          sql<string>`${happened_at}::timestamptz`.as('happened_at'),
          sql<ApplicationParty>`${party}::application_party`.as('party'),
          sql<string | null>`${account_id ?? null}::uuid`.as('account_id'),
          sql<string | null>`${reason ?? null}::text`.as('reason'),
        ]),
    )
    .returning(['application_id', 'status'])
    .execute();
}

/** As its talent reads it: of a stopped casting call without what its house wrote. */
export function statusHistory(db: Database) {
  return jsonArrayFrom(selectSteps(db).select(reasonShown.as('reason')));
}

/** Why an accepted role ended; empty if it is not shown. */
export const reasonShown = sql<string | null>`case when party = 'house' and is_stopped(application.job_id)
  then left(status_change.reason, 0) else status_change.reason end`;

/** Returns the same for the house, with the person who made each change. */
export function signedStatusHistory(db: Database) {
  return jsonArrayFrom(
    selectSteps(db).select([
      'status_change.reason',
      sql<string | null>`member_name(status_change.account_id)`.as('by'),
    ]),
  );
}

function selectSteps(db: Database) {
  return db
    .selectFrom('status_change')
    .select([
      'status_change.status',
      timestampText(sql.ref('happened_at')).as('happened_at'),
      sql<ApplicationParty>`party`.as('party'),
    ])
    .where('application_id', '=', sql<string>`application.id`)
    .orderBy('status_change.position');
}

export function findStatusChange(db: Database, applicationId: string, now: Date) {
  return selectForNotification(db, now)
    .select('application.status')
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

export function selectForNotification(db: Database, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .innerJoin('account', 'account.id', 'talent.id')
    .select([
      'application.id as application_id',
      'job.id as job_id',
      shownTitle.as('title'),
      'job.production_house_id',
      'company_name',
      'application.talent_id',
      'talent.name',
      'account.email',
      languageOfAccount,
      isChild(now).as('is_child'),
      maySeeApplication(now).as('is_seen'),
    ]);
}

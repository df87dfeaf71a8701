import { sql } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { isTold as isToldOfDecisions } from '#features/applications/decisions/queries.ts';
import { type HouseCall, selectReceived } from '#features/applications/received/queries.ts';
import { selectWaiting } from '#features/jobs/job-posts/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Applicants of a removed call were told so. They hear that it was closed if staff approve it again. */
const isTold = sql<boolean>`(${isToldOfDecisions} and not is_removed(job.id))`;

export function listWaiting(db: Database, jobId: string) {
  return selectWaiting(db, jobId)
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      maySeeApplication().as('is_seen'),
      'application.id as application_id',
      sql<'not_selected'>`'not_selected'::text`.as('kind'),
      'application.opened',
      isTold.as('is_told'),
    ])
    .execute();
}

/** Returns whom the closing of a removed casting call rejected without a word, unless the house has moved them back. */
export function listUntold(db: Database, jobId: string) {
  return db
    .selectFrom('application')
    .innerJoin('status_change', 'status_change.application_id', 'application.id')
    .select([
      'application.id as application_id',
      sql<'not_selected'>`'not_selected'::text`.as('kind'),
      'application.opened',
      'status_change.account_id',
    ])
    .where('application.job_id', '=', jobId)
    .where('application.status', '=', 'not_selected')
    .where('application.stage', '=', 'not_selected')
    .where(sql<boolean>`(is_removed(application.job_id) and ${isToldOfDecisions})`)
    .where('status_change.party', '=', 'house')
    .where('status_change.reason', 'is', null)
    .where(
      sql<boolean>`status_change.position = (
        select max(position) from status_change last where last.application_id = application.id
      ) and not exists (
        select from decision where application_id = application.id and kind = 'not_selected'
          and sent_at >= status_change.happened_at
      )`,
    )
    .execute();
}

const NAMES_SHOWN = 5;

/** Counts the applicants that closing rejects, by email and stage; those whom the house wants first. */
export function listClosing(db: Database, { houseId, jobId, now }: HouseCall) {
  const wanted = sql`array_position(array['selected', 'backup', 'shortlisted']::application_stage[], stage)`;
  return db
    .selectFrom(
      selectReceived(db, houseId, now)
        .innerJoin('account', 'account.id', 'talent.id')
        .select([
          'application.stage',
          'application.applied_at',
          'talent.name',
          'job.role_details as role',
          'job.stage_names',
          jobTitle.as('title'),
          'company_name',
          languageOfAccount,
          'application.opened',
        ])
        .where('application.job_id', '=', jobId)
        .where('application.status', '<', 'selected')
        .where(isTold)
        .as('told'),
    )
    .select([
      'stage',
      'stage_names',
      'role',
      'title',
      'company_name',
      'language',
      'opened',
      sql<number>`count(*)::integer`.as('count'),
      sql<string[]>`(array_agg(name order by applied_at, name))[1:${sql.lit(NAMES_SHOWN)}]`.as('names'),
    ])
    .groupBy(['stage', 'stage_names', 'role', 'title', 'company_name', 'language', 'opened'])
    .orderBy(wanted)
    .orderBy('stage')
    .orderBy('language')
    .execute();
}

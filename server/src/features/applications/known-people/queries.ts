import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { hasApplied, misfit, type Obstacle } from '#features/applications/invitations-to-apply/queries.ts';
import { selectReceived } from '#features/applications/received/queries.ts';
import { notesOf, type Reviewer, scoreColumns, scoresFor } from '#features/applications/review/queries.ts';
import { isOpen, isStopped, jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the applications of a talent that the house may see, newest first, but not `except`. */
export function listMet(db: Database, by: Reviewer, talentId: string, now: Date, except?: string) {
  return selectReceived(db, by.production_house_id, now)
    .innerJoinLateral(scoresFor(by).as('scores'), (join) => join.onTrue())
    .select((eb) => [
      'application.id as application_id',
      'application.stage as status',
      'job.stage_names',
      'application.applied_at',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      ...scoreColumns(by),
      notesOf(db, by.id).as('notes'),
    ])
    .where(seenBy(by.id))
    .where('application.talent_id', '=', talentId)
    .$if(except !== undefined, (some) => some.where('application.id', '<>', except ?? ''))
    .orderBy('application.applied_at', 'desc')
    .limit(100)
    .execute();
}

/** How many other applications the query's talent sent to its house. */
export function countMet({ id, production_house_id }: Reviewer) {
  return sql<number>`(
    select count(*)::integer from application met join job on job.id = met.job_id
    where met.talent_id = application.talent_id and met.id <> application.id and met.hidden_at is null
      and job.production_house_id = ${production_house_id} and ${seenBy(id)}
  )`;
}

export function findSource(db: Database, by: Reviewer, id: string, now: Date) {
  return selectReceived(db, by.production_house_id, now)
    .select(['application.talent_id', 'application.status'])
    .select(sql<boolean>`is_removed(job.id)`.as('is_removed'))
    .where('application.id', '=', id)
    .executeTakeFirst();
}

/** Selects the casting calls of the house with what keeps it from considering a talent for them. */
function selectRoles(db: Database, houseId: string, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('job', (join) => join.on('job.production_house_id', '=', houseId))
    .select(['job.id', jobTitle.as('title')])
    .select(
      sql<Obstacle | 'considered_needs_guardian' | null>`coalesce(${misfit(now)}, case
        when ${isChild(now)} and not exists (
          select from guardian where talent_id = talent.id and withdrawn_at is null and applies_alone
        ) then 'considered_needs_guardian' end)`.as('obstacle'),
    )
    .where('talent.id', '=', talentId);
}

/** Returns the open casting calls to which the talent has no application, newest first. */
export function listRoles(db: Database, by: Reviewer, talentId: string, now: Date) {
  return selectRoles(db, by.production_house_id, talentId, now)
    .where(seenBy(by.id))
    .where(isOpen(now))
    .where(sql<boolean>`not ${hasApplied}`)
    .orderBy('posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
}

export function findRole(db: Database, by: Reviewer, talentId: string, jobId: string, now: Date) {
  return selectRoles(db, by.production_house_id, talentId, now)
    .select([isOpen(now).as('open'), isStopped(now).as('stopped')])
    .where('job.id', '=', jobId)
    .executeTakeFirst();
}

export function findApplicationTo(db: Database, jobId: string, talentId: string) {
  return db
    .selectFrom('application')
    .select(['id', 'status', sql<boolean>`is_considered(application.id)`.as('considered')])
    .where('job_id', '=', jobId)
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
}

interface Considered {
  source: string;
  job_id: string;
  considered_by: string;
  applied_at: string;
}

/** Copies an application to another casting call. Returns undefined if the talent has one to it. */
export async function insertConsidered(
  db: Database,
  { source, job_id, considered_by, applied_at }: Considered,
) {
  const { rows } = await sql<{ id: string }>`
    insert into application
      (job_id, considered_by, applied_at, talent_id, role_specific_info, travel, availability, details)
    select ${job_id}::uuid, ${considered_by}::uuid, ${applied_at}::timestamptz,
      talent_id, role_specific_info, travel, availability, details
    from application where id = ${source}
    on conflict (talent_id, job_id) do nothing returning id`.execute(db);
  return rows[0];
}

/** Adds the files of an application to another one, and returns them. A self-tape stays with its request. */
export async function copyMedia(db: Database, source: string, id: string) {
  const { rows } = await sql<{ state: MediaState; file: string }>`
    insert into application_media (application_id, field, kind, state, file, poster)
    select ${id}::uuid, field, kind, state, file, poster from application_media
    where application_id = ${source} and field <> ${TAPE_FIELD}
    returning state, file`.execute(db);
  return rows;
}

/** Copies the consents whose current text covers other roles of the house. */
export async function copyConsents(db: Database, source: string, id: string, versions: string[]) {
  await sql`
    insert into application_consent (application_id, consent, version, language, agreed_at)
    select ${id}::uuid, consent, version, language, agreed_at from application_consent
    where application_id = ${source} and consent || ' ' || version = any(${versions})`.execute(db);
}

import type { ApplicationDigest } from '@kirdaar/contract/rules/notifications';
import { sql } from 'kysely';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

type Member = Record<'id' | 'production_house_id', string>;

export interface Period {
  from: string;
  until: string;
}

/** Selects the applications that nobody has opened, moved or withdrawn, as far as their house may see them. */
function selectNew(db: Database, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .where('application.stage', '=', 'applied')
    .where('application.opened', '=', false)
    .where(sql<boolean>`not is_added_by_house(talent.id)`)
    .where(maySeeApplication(now));
}

export function findNewApplication(db: Database, id: string, now: Date) {
  return selectNew(db, now)
    .select(['application.job_id', 'application.applied_at', 'talent.name', jobTitle.as('title')])
    .select(['job.production_house_id', 'job.project_id'])
    .where('application.id', '=', id)
    .executeTakeFirst();
}

export function listReadersOfNew(
  db: Database,
  { from, until }: Period,
  digests: readonly ApplicationDigest[],
  now: Date,
) {
  const houses = selectNew(db, now)
    .select('job.production_house_id')
    .where('applied_at', '>=', from)
    .where('applied_at', '<', until);
  return selectReaders(db)
    .select('account.production_house_id')
    .where('application_digest', 'in', digests)
    .where('account.production_house_id', 'in', houses)
    .execute();
}

export function listReaders(db: Database, houseId: string, projectId: string) {
  return selectReaders(db)
    .select([languageOfAccount, 'application_digest'])
    .where('account.production_house_id', '=', houseId)
    .where(sql<boolean>`sees_project(account.id, ${projectId})`)
    .execute();
}

function selectReaders(db: Database) {
  return db
    .selectFrom('account')
    .select('account.id')
    .where('team_role', '>=', 'reviewer')
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('account.id');
}

export function listNew(db: Database, member: Member, { from, until }: Period, now: Date) {
  return selectNew(db, now)
    .select(({ fn }) => ['job.id as job_id', jobTitle.as('title'), fn.countAll<number>().as('applications')])
    .where('job.production_house_id', '=', member.production_house_id)
    .where(seenBy(member.id))
    .where('applied_at', '>=', from)
    .where('applied_at', '<', until)
    .groupBy('job.id')
    .orderBy('applications', 'desc')
    .orderBy('job.id')
    .execute();
}

export async function countNew(db: Database, jobId: string, from: string, now: Date): Promise<number> {
  const { number } = await selectNew(db, now)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .where('job.id', '=', jobId)
    .where('applied_at', '>=', from)
    .executeTakeFirstOrThrow();
  return number;
}

/** Locks an account, so that its notifications are regrouped one after the other. */
export function lockReader(db: Database, id: string) {
  return db.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Deletes the unread notification of an account with this start of its source, and returns its source. */
export function deleteUnreadNotification(db: Database, account_id: string, source: string) {
  return db
    .deleteFrom('notification')
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where('source', 'like', `${source}%`)
    .returning('source')
    .executeTakeFirst();
}

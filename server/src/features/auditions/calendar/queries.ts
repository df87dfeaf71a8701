import { MAX_AUDITIONS } from '@kirdaar/contract/rules/auditions';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** How long an audition stays in a calendar. */
const KEPT_DAYS = 90;

const columns = [
  'application.id',
  'answer',
  'sequence',
  'starts_at',
  'ends_at',
  'place',
  'contact_name',
  'contact_phone',
  'bring',
  'audition_invitation.round',
  'audition_invitation.changed_at',
] as const;

/** Auditions that have, or had, a time: all, or that of one application. */
export function listOwnEntries(db: Database, talentId: string, now: Date, applicationId?: string) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([...columns, jobTitle.as('title'), 'production_house.company_name as who'])
    .where('application.talent_id', '=', talentId)
    .where(sql<boolean>`not is_stopped(job.id)`)
    .$if(applicationId !== undefined, (all) => all.where('application.id', '=', applicationId ?? ''))
    .where('starts_at', '>', since(now))
    .orderBy('starts_at')
    .limit(MAX_AUDITIONS)
    .execute();
}

export async function listEntriesOfHouse(db: Database, houseId: string, memberId: string, now: Date) {
  const entries = await selectReceived(db, houseId, now)
    .where(seenBy(memberId))
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .select([...columns, jobTitle.as('title'), applicant(now).as('user')])
    .where('starts_at', '>', since(now))
    .orderBy('starts_at')
    .limit(MAX_AUDITIONS)
    .execute();
  return entries.map(({ user, ...entry }) => ({ ...entry, who: user.name }));
}

export function findFeed(db: Database, accountId: string) {
  return db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export function findFeedOwner(db: Database, token_hash: Buffer) {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id', 'account.production_house_id', languageOfAccount])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Replaces the previous token. */
export function upsertFeed(db: Database, account_id: string, token_hash: Buffer, now: Date) {
  const made = { token_hash, made_at: now.toISOString() };
  return db
    .insertInto('calendar_feed')
    .values({ account_id, ...made })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(made))
    .execute();
}

function since(now: Date) {
  return sql<string>`${new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()}::timestamptz`;
}

import { AUDITIONS_MOST } from '@kirdaar/contract/rules/auditions';
import { sql } from 'kysely';
import { applicant, selectReceived } from '#features/applications/queries.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';

const DAY_MS = 86_400_000;
/** For so long after it an audition stays in a calendar. */
const KEPT_DAYS = 90;

const columns = [
  'application.id',
  'answer',
  'sequence',
  'starts_at',
  'ends_at',
  'place',
  'changed_at',
] as const;

/** A talent's auditions that have, or had, a time: all of them, or that of one application. */
export function listOwnEntries(db: Database, talentId: string, now: Date, applicationId?: string) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('application', 'application.id', 'audition_invitation.application_id')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([...columns, jobTitle.as('title'), 'production_house.company_name as who'])
    .where('application.talent_id', '=', talentId)
    .$if(applicationId !== undefined, (all) => all.where('application.id', '=', applicationId ?? ''))
    .where('starts_at', '>', since(now))
    .orderBy('starts_at')
    .limit(AUDITIONS_MOST)
    .execute();
}

/** The same for a house, with who comes. */
export async function listEntriesOfHouse(db: Database, houseId: string, now: Date) {
  const entries = await selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .innerJoin('audition_slot', 'audition_slot.id', 'slot_id')
    .select([...columns, jobTitle.as('title'), applicant(now).as('user')])
    .where('starts_at', '>', since(now))
    .orderBy('starts_at')
    .limit(AUDITIONS_MOST)
    .execute();
  return entries.map(({ user, ...entry }) => ({ ...entry, who: user.name }));
}

/** When the address of an account's calendar was made, if there is one. */
export function findFeed(db: Database, accountId: string) {
  return db
    .selectFrom('calendar_feed')
    .select('made_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Whose calendar a token opens. */
export function findFeedOwner(db: Database, token_hash: Buffer) {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('account', 'account.id', 'calendar_feed.account_id')
    .select(['account.id', 'account.production_house_id'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** Gives an account's calendar a token, instead of the one before. */
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

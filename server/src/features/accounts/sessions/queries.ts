import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { Acting } from '@kirdaar/contract/rules/representation';
import { type Insertable, sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Returns the language of the account. */
export async function insertSession(db: Database, session: Insertable<Session>): Promise<Language> {
  const { language } = await db
    .insertInto('session')
    .values(session)
    .returning((inserted) =>
      inserted
        .selectFrom('account')
        .select(languageOfAccount)
        .whereRef('account.id', '=', 'session.account_id')
        .$asScalar()
        .$notNull()
        .as('language'),
    )
    .executeTakeFirstOrThrow();
  return language;
}

export function findSession(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id',
      'account.role',
      'account.production_house_id',
      'account.team_role',
      'account.limited_to_projects as is_limited',
      'session.last_used_on',
      languageOfAccount,
      sql<boolean>`house_suspension_kind(account.production_house_id) is not null`.as('is_suspended'),
      sql<readonly ApiScope[] | null>`session.api_scopes`.as('api_scopes'),
      'session.mandate_id',
      sql<Acting | null>`case when session.mandate_id is not null then
        acting_by(session.token_hash, ${now.toISOString()}) end`.as('acting'),
    ])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .where('account.removed_at', 'is', null)
    .executeTakeFirst();
}

/** Returns whether a session ended because its person left the team. */
export async function isRemoved(db: Database, token_hash: Buffer): Promise<boolean> {
  const removed = db.selectFrom('removed_session').select('token_hash').where('token_hash', '=', token_hash);
  return (await removed.executeTakeFirst()) !== undefined;
}

/** Returns the logged-in browsers of an account, newest first. `current` marks the one with this hash. */
export function listSessions(db: Database, account_id: string, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .select((select) => [
      'id',
      'device',
      'created_at',
      'last_used_on',
      select('token_hash', '=', token_hash).as('current'),
    ])
    .where('account_id', '=', account_id)
    .where('api_scopes', 'is', null)
    .where('mandate_id', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$narrowType<{ current: boolean }>()
    .execute();
}

export function listApiKeys(db: Database, account_id: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device as name', 'created_at', 'last_used_on', 'expires_at'])
    .select(sql<ApiScope[]>`api_scopes`.as('scopes'))
    .where('account_id', '=', account_id)
    .where('api_scopes', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function updateSessionUse(
  db: Database,
  token_hash: Buffer,
  use: { expires_at?: string; last_used_on: string },
) {
  return db.updateTable('session').set(use).where('token_hash', '=', token_hash).execute();
}

export function deleteSession(db: Database, token_hash: Buffer) {
  return db.deleteFrom('session').where('token_hash', '=', token_hash).execute();
}

/** Ends one session of an account. Returns undefined if the account has no such browser or API key. */
export function deleteSessionOfAccount(
  db: Database,
  account_id: string,
  id: string,
  kind: 'browser' | 'api key',
) {
  return db
    .deleteFrom('session')
    .where('account_id', '=', account_id)
    .where('api_scopes', kind === 'browser' ? 'is' : 'is not', null)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

/** Deletes sessions and the tokens of accounts that have expired. */
export async function deleteExpiredTokens(db: Database, now: Date) {
  for (const table of [
    'session',
    'removed_session',
    'reset_token',
    'passkey_challenge',
    'email_change',
    'mobile_change',
  ] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now.toISOString()).execute();
}

/** Ends every way into an account that ends with its sessions (see `waysIn`), except the session to keep. */
export async function endAccess(db: Database, account_id: string, keptSession: Buffer | null) {
  await sql`select end_access(${account_id}, ${keptSession})`.execute(db);
}

/** Keeps an account that was to be deleted. Returns undefined if it was not. */
export function deleteAccountDeletion(db: Database, account_id: string) {
  return db
    .deleteFrom('account_deletion')
    .where('account_id', '=', account_id)
    .returning('account_id')
    .executeTakeFirst();
}

/** Returns the guardian who asked for the deletion of a child's account, and when it is erased. */
export function findDeletionByGuardian(db: Database, account_id: string, now: Date) {
  return (
    db
      .selectFrom('account_deletion')
      .innerJoin('guardian', 'guardian.id', 'guardian_id')
      .innerJoin('talent', 'talent.id', 'talent_id')
      .select(['guardian.name as guardian', 'erase_at'])
      .where('account_id', '=', account_id)
      // A talent who has turned 18 decides alone.
      .where(isChild(now))
      .executeTakeFirst()
  );
}

/** Stores a device of an account. Returns undefined if it was already known. */
export function insertDevice(db: Database, account_id: string, device: string) {
  return db
    .insertInto('known_device')
    .values({ account_id, device })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst();
}

export function findOtherDevice(db: Database, account_id: string, device: string) {
  return db
    .selectFrom('known_device')
    .select('device')
    .where('account_id', '=', account_id)
    .where('device', '!=', device)
    .limit(1)
    .executeTakeFirst();
}

import type { Insertable } from 'kysely';
import type { CodeScope } from '#features/identity/one-time-code.ts';
import type { Database } from '#platform/database.ts';
import type {
  Account,
  AccountRole,
  OneTimeCode,
  ProductionHouse,
} from '#platform/database-types.generated.ts';

/** Removes an account that was never verified, and returns it. */
export function deletePendingAccount(db: Database, role: AccountRole, email: string) {
  return db
    .deleteFrom('account')
    .where('role', '=', role)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .returning('production_house_id')
    .executeTakeFirst();
}

export function deleteProductionHouse(db: Database, id: string) {
  return db.deleteFrom('production_house').where('id', '=', id).execute();
}

/** Stores a new account, or returns undefined if the email has one of this role. */
export function insertAccount(db: Database, account: Insertable<Account>) {
  return db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.columns(['role', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function insertTalent(db: Database, talent: { id: string; name: string }) {
  return db.insertInto('talent').values(talent).execute();
}

export function insertProductionHouse(db: Database, house: Insertable<ProductionHouse>) {
  return db.insertInto('production_house').values(house).returning('id').executeTakeFirstOrThrow();
}

/** Makes the account a way in, or returns undefined if there is none that waits for it. */
export function updateAccountToVerified(db: Database, { role, email }: CodeScope, now: Date) {
  return db
    .updateTable('account')
    .set({ verified_at: now.toISOString() })
    .where('role', '=', role)
    .where('email', '=', email)
    .where('verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export function findVerifiedMobile(db: Database, role: AccountRole, mobile: string) {
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('mobile', '=', mobile)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
}

/** The account of an email, or the verified one of a mobile number. */
export function findAccountToLogIn(db: Database, role: AccountRole, identifier: string) {
  return db
    .selectFrom('account')
    .select(['id', 'password_hash', 'verified_at'])
    .where('role', '=', role)
    .where((where) =>
      where.or([
        where('email', '=', identifier),
        where.and([where('mobile', '=', identifier), where('verified_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
}

export function findTalent(db: Database, id: string) {
  return db
    .selectFrom('talent')
    .select(['id', 'name', 'profile_photo', 'profile_type', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findHouseOfAccount(db: Database, accountId: string) {
  return db
    .selectFrom('account')
    .innerJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select(['company_name', 'type_of_work', 'profile_photo', 'updated_at'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** Makes this the only code of its address, or returns undefined if the last one was sent after `since`. */
export function putCode(db: Database, code: Insertable<OneTimeCode>, since: Date) {
  return db
    .insertInto('one_time_code')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .columns(['role', 'purpose', 'email'])
        .doUpdateSet((set) => ({
          id: set.ref('excluded.id'),
          seed: set.ref('excluded.seed'),
          tries: 0,
          sent_at: set.ref('excluded.sent_at'),
          expires_at: set.ref('excluded.expires_at'),
        }))
        .where('one_time_code.sent_at', '<=', since.toISOString()),
    )
    .returning('id')
    .executeTakeFirst();
}

export function findCode(db: Database, { role, purpose, email }: CodeScope) {
  return db
    .selectFrom('one_time_code')
    .select(['sent_at', 'expires_at', 'tries'])
    .where('role', '=', role)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** The code while it is the newest of its address, has not expired, and an account waits for it. */
export function findCodeToSend(db: Database, id: string, now: Date) {
  return db
    .selectFrom('one_time_code as code')
    .innerJoin('account', (join) =>
      join.onRef('account.role', '=', 'code.role').onRef('account.email', '=', 'code.email'),
    )
    .select(['code.role', 'code.purpose', 'code.email', 'code.seed'])
    .where('code.id', '=', id)
    .where('code.expires_at', '>', now.toISOString())
    .where('account.verified_at', 'is', null)
    .executeTakeFirst();
}

/** Counts one try and returns the code to compare with, unless it has expired or its tries are spent. */
export function takeTry(db: Database, { role, purpose, email }: CodeScope, most: number, now: Date) {
  return db
    .updateTable('one_time_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('role', '=', role)
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('tries', '<', most)
    .where('expires_at', '>', now.toISOString())
    .returning(['id', 'seed'])
    .executeTakeFirst();
}

/** Uses the code up; undefined if another request was first or a newer code has replaced it. */
export function deleteCode(db: Database, id: string) {
  return db.deleteFrom('one_time_code').where('id', '=', id).returning('id').executeTakeFirst();
}

export function deleteCodesExpiredBefore(db: Database, instant: Date) {
  return db.deleteFrom('one_time_code').where('expires_at', '<', instant.toISOString()).execute();
}

export function insertSession(
  db: Database,
  session: { token_hash: Buffer; account_id: string; created_at: string; expires_at: string },
) {
  return db.insertInto('session').values(session).execute();
}

export function findSession(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'account.role', 'account.production_house_id', 'session.expires_at'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export function updateSessionExpiry(db: Database, token_hash: Buffer, expires_at: Date) {
  return db
    .updateTable('session')
    .set({ expires_at: expires_at.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute();
}

export function deleteSession(db: Database, token_hash: Buffer) {
  return db.deleteFrom('session').where('token_hash', '=', token_hash).execute();
}

export function deleteExpiredSessions(db: Database, account_id: string, now: Date) {
  return db
    .deleteFrom('session')
    .where('account_id', '=', account_id)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}

import type { Insertable } from 'kysely';
import type { TryScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { OneTimeCode } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** Makes this the only code of its scope. */
export function upsertCode(db: Database, code: Insertable<OneTimeCode>) {
  return db
    .insertInto('one_time_code')
    .values(code)
    .onConflict((conflict) =>
      conflict.columns(['role', 'purpose', 'address', 'account_id']).doUpdateSet((set) => ({
        id: set.ref('excluded.id'),
        seed: set.ref('excluded.seed'),
        sent_at: set.ref('excluded.sent_at'),
        expires_at: set.ref('excluded.expires_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Returns the code of a scope; without `account_id`, the codes of all registrations of the email. */
export function listCodes(db: Database, { role, purpose, address, account_id }: TryScope) {
  const codes = db
    .selectFrom('one_time_code')
    .select(['id', 'account_id', 'seed', 'expires_at'])
    .where('role', '=', role)
    .where('purpose', '=', purpose)
    .where('address', '=', address);
  return account_id === undefined
    ? codes.execute()
    : codes.where('account_id', 'is not distinct from', account_id).execute();
}

/** Returns the code if it is the newest of its scope, has not expired and has an account to use it. */
export function findCodeToSend(db: Database, id: string, now: Date) {
  return db
    .selectFrom('one_time_code as code')
    .innerJoin('account', 'account.role', 'code.role')
    .select((select) => [
      'code.role',
      'code.purpose',
      'code.address',
      'account.email',
      'code.account_id',
      'account.id as reader_id',
      'code.seed',
      languageOfAccount,
      'account.created_at as registered_at',
      select
        .exists(
          select
            .selectFrom('account as other')
            .select('other.id')
            .whereRef('other.role', '=', 'code.role')
            .whereRef('other.mailbox', '=', 'code.address')
            .whereRef('other.id', '!=', 'account.id')
            .where('other.verified_at', 'is', null)
            .where('code.purpose', '=', 'verify'),
        )
        .as('is_one_of_several'),
    ])
    .where('code.id', '=', id)
    .where('code.expires_at', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('account.id', '=', where.ref('code.account_id')),
        where.and([
          where('account.mailbox', '=', where.ref('code.address')),
          where('code.purpose', '=', 'reset'),
          where('account.verified_at', 'is not', null),
          where('account.managed', '=', false),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/** Consumes the code. Returns undefined if another request was first or a newer code has replaced it. */
export function deleteCode(db: Database, id: string) {
  return db.deleteFrom('one_time_code').where('id', '=', id).returning('id').executeTakeFirst();
}

export function deleteCodesExpiredBefore(db: Database, instant: Date) {
  return db.deleteFrom('one_time_code').where('expires_at', '<', instant.toISOString()).execute();
}

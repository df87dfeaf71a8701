import type { ExpressionBuilder, Insertable } from 'kysely';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { DB, OneTimeCode } from '#platform/database/database-types.generated.ts';

/** Makes this the only code of its scope. Returns undefined if the previous one was sent after `since`. */
export function upsertCode(db: Database, code: Insertable<OneTimeCode>, since: Date) {
  return db
    .insertInto('one_time_code')
    .values(code)
    .onConflict((conflict) =>
      conflict
        .columns(['role', 'purpose', 'address', 'account_id'])
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

export function findCode(db: Database, scope: CodeScope) {
  return db
    .selectFrom('one_time_code')
    .select(['sent_at', 'expires_at', 'tries'])
    .where(isOfScope(scope))
    .executeTakeFirst();
}

/** Returns the code if it is the newest of its scope, has not expired and has an account to use it. */
export function findCodeToSend(db: Database, id: string, now: Date) {
  return db
    .selectFrom('one_time_code as code')
    .innerJoin('account', 'account.role', 'code.role')
    .select(['code.role', 'code.purpose', 'code.address', 'code.account_id', 'code.seed', 'account.language'])
    .where('code.id', '=', id)
    .where('code.expires_at', '>', now.toISOString())
    .where((where) =>
      where.or([
        where('account.id', '=', where.ref('code.account_id')),
        where.and([
          where('account.email', '=', where.ref('code.address')),
          where('code.purpose', '=', 'verify'),
          where('account.verified_at', 'is', null),
        ]),
        where.and([
          where('account.email', '=', where.ref('code.address')),
          where('code.purpose', '=', 'reset'),
          where('account.verified_at', 'is not', null),
        ]),
      ]),
    )
    .executeTakeFirst();
}

/**
 * Counts one attempt and returns the code to compare with. Returns undefined if the code has expired or has
 * no attempts left.
 */
export function takeTry(db: Database, scope: CodeScope, most: number, now: Date) {
  return db
    .updateTable('one_time_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where(isOfScope(scope))
    .where('tries', '<', most)
    .where('expires_at', '>', now.toISOString())
    .returning(['id', 'seed'])
    .executeTakeFirst();
}

/** Consumes the code. Returns undefined if another request was first or a newer code has replaced it. */
export function deleteCode(db: Database, id: string) {
  return db.deleteFrom('one_time_code').where('id', '=', id).returning('id').executeTakeFirst();
}

export function deleteCodesExpiredBefore(db: Database, instant: Date) {
  return db.deleteFrom('one_time_code').where('expires_at', '<', instant.toISOString()).execute();
}

function isOfScope({ role, purpose, address, account_id }: CodeScope) {
  return (where: ExpressionBuilder<DB, 'one_time_code'>) =>
    where.and([
      where('role', '=', role),
      where('purpose', '=', purpose),
      where('address', '=', address),
      where('account_id', 'is not distinct from', account_id),
    ]);
}

import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { Account, AccountNotice } from '#platform/database-types.generated.ts';

/** An account with what its password must not be, and what proves its owner. */
export function findAccount(db: Database, id: string) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .leftJoin('production_house', 'production_house.id', 'account.production_house_id')
    .select((select) => [
      'account.id',
      'account.role',
      'account.email',
      'account.mobile',
      'account.password_hash',
      select.fn.coalesce('talent.name', 'production_house.company_name').as('name'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Changes an account; the database refuses an email or mobile number that another one holds. */
export function updateAccount(
  db: Database,
  id: string,
  change: Pick<Updateable<Account>, 'email' | 'mobile' | 'password_hash'>,
) {
  return db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Puts a newer hash of the same password in place, unless the password was changed meanwhile. */
export function updatePasswordHash(db: Database, id: string, from: string, to: string) {
  return db
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}

export function insertNotice(db: Database, notice: Insertable<AccountNotice>) {
  return db.insertInto('account_notice').values(notice).returning('id').executeTakeFirstOrThrow();
}

export function findNotice(db: Database, id: string) {
  return db
    .selectFrom('account_notice')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['kind', 'account_id', 'account_notice.email', 'role', 'device', 'account_notice.created_at'])
    .where('account_notice.id', '=', id)
    .executeTakeFirst();
}

export function deleteNotice(db: Database, id: string) {
  return db.deleteFrom('account_notice').where('id', '=', id).execute();
}

/** Forgets notices that could not be sent. */
export function deleteNoticesBefore(db: Database, instant: Date) {
  return db.deleteFrom('account_notice').where('created_at', '<', instant.toISOString()).execute();
}

import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Account, AccountRole, SecurityNotice } from '#platform/database/database-types.generated.ts';

/** Returns an account with the values that its password must not contain, and its password hash. */
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
      'account.mobile_verified_at',
      'account.verified_at',
      'account.password_hash',
      select.fn.coalesce('talent.name', 'production_house.company_name').as('name'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Updates an account. The database rejects an email or mobile number that another account uses. */
export function updateAccount(
  db: Database,
  id: string,
  change: Pick<Updateable<Account>, 'email' | 'mobile' | 'mobile_verified_at' | 'password_hash'>,
) {
  return db.updateTable('account').set(change).where('id', '=', id).execute();
}

/**
 * Locks an account and the accounts that have the contact it changes to, always in the same order, so that two
 * changes cannot wait for each other.
 */
export function lockContact(
  db: Database,
  { role, id, kind, address }: { role: AccountRole; id: string; kind: 'email' | 'mobile'; address: string },
) {
  const column = kind === 'email' ? 'mailbox' : 'mobile';
  return db
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where((where) => where.or([where('id', '=', id), where(column, '=', mailboxOf(address))]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Marks a mobile number as verified. Returns undefined if the account has another number by now. */
export function updateMobileToVerified(db: Database, id: string, mobile: string, now: Date) {
  return db
    .updateTable('account')
    .set({ mobile_verified_at: now.toISOString() })
    .where('id', '=', id)
    .where('mobile', '=', mobile)
    .returning('id')
    .executeTakeFirst();
}

/** Stores a newer hash of the same password, unless the password was changed in the meantime. */
export function updatePasswordHash(db: Database, id: string, from: string, to: string) {
  return db
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}

export function insertSecurityNotice(db: Database, notice: Insertable<SecurityNotice>) {
  return db.insertInto('security_notice').values(notice).returning('id').executeTakeFirstOrThrow();
}

export function findSecurityNotice(db: Database, id: string) {
  return db
    .selectFrom('security_notice')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['kind', 'account_id', 'security_notice.email', 'role', 'device', 'security_notice.created_at'])
    .where('security_notice.id', '=', id)
    .executeTakeFirst();
}

export function deleteSecurityNotice(db: Database, id: string) {
  return db.deleteFrom('security_notice').where('id', '=', id).execute();
}

/** Deletes security notifications from before `instant` that could not be sent. */
export function deleteSecurityNoticesBefore(db: Database, instant: Date) {
  return db.deleteFrom('security_notice').where('created_at', '<', instant.toISOString()).execute();
}

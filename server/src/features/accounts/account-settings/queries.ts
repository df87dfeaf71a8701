import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Insertable, Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type {
  Account,
  AccountRole,
  EmailChange,
  MobileChange,
  SecurityNotice,
} from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

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

/** Locks an account and those with the contact it changes to, in a fixed order to avoid deadlocks. */
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

export function insertEmailChange(db: Database, change: Insertable<EmailChange>) {
  return db.insertInto('email_change').values(change).execute();
}

export function findEmailChange(db: Database, id: string) {
  return db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['email_change.id', 'account_id', 'old_email', 'token_hash', 'changed_at', languageOfAccount])
    .where('email_change.id', '=', id)
    .executeTakeFirst();
}

/** Returns the change that a token can undo. */
export function findEmailChangeByToken(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['account_id', 'account.role', 'old_email', 'changed_at'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Consumes a token. Returns undefined if another request was first. */
export function deleteEmailChange(db: Database, token_hash: Buffer) {
  return db
    .deleteFrom('email_change')
    .where('token_hash', '=', token_hash)
    .returning('id')
    .executeTakeFirst();
}

export function deleteEmailChangesSince(db: Database, account_id: string, instant: string) {
  return db
    .deleteFrom('email_change')
    .where('account_id', '=', account_id)
    .where('changed_at', '>=', instant)
    .execute();
}

export function insertMobileChange(db: Database, change: Insertable<MobileChange>) {
  return db.insertInto('mobile_change').values(change).execute();
}

/** Returns what the first change of the mobile number since an instant replaced, and forgets all changes. */
export async function takeMobileBefore(db: Database, account_id: string, instant: Date) {
  const changes = await db
    .deleteFrom('mobile_change')
    .where('account_id', '=', account_id)
    .returning(['id', 'old_mobile', 'changed_at'])
    .execute();
  return changes
    .filter(({ changed_at }) => new Date(changed_at) >= instant)
    .sort((one, other) => Number(one.id) - Number(other.id))[0];
}

import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { EmailChange } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

export function insertEmailChange(db: Database, change: Insertable<EmailChange>) {
  return db.insertInto('email_change').values(change).execute();
}

/** Returns a change with what its email needs. */
export function findEmailChange(db: Database, id: string) {
  return db
    .selectFrom('email_change')
    .innerJoin('account', 'account.id', 'email_change.account_id')
    .select(['email_change.id', 'old_email', 'token_hash', 'changed_at', languageOfAccount])
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

/** Deletes the changes of an account since an instant. */
export function deleteEmailChangesSince(db: Database, account_id: string, instant: string) {
  return db
    .deleteFrom('email_change')
    .where('account_id', '=', account_id)
    .where('changed_at', '>=', instant)
    .execute();
}

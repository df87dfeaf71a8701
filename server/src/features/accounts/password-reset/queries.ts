import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole, ResetToken } from '#platform/database/database-types.generated.ts';

/** Makes this the only reset token of its account. */
export function putResetToken(db: Database, token: Insertable<ResetToken>) {
  const { token_hash, expires_at } = token;
  return db
    .insertInto('reset_token')
    .values(token)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, expires_at }))
    .execute();
}

/** Returns the account that a token resets, if the token is valid for this email and role. */
export function findResetToken(
  db: Database,
  { role, email, token_hash }: { role: AccountRole; email: string; token_hash: Buffer },
  now: Date,
) {
  return db
    .selectFrom('reset_token')
    .innerJoin('account', 'account.id', 'reset_token.account_id')
    .select(['account.id', 'password_hash', 'expires_at'])
    .where('account.role', '=', role)
    .where('mailbox', '=', mailboxOf(email))
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Consumes a token. Returns undefined if another request was first or a newer token has replaced it. */
export function deleteResetToken(db: Database, token_hash: Buffer) {
  return db
    .deleteFrom('reset_token')
    .where('token_hash', '=', token_hash)
    .returning('account_id')
    .executeTakeFirst();
}

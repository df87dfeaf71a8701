import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole, Passkey, PasskeyChallenge } from '#platform/database/database-types.generated.ts';

export function insertChallenge(db: Database, challenge: Insertable<PasskeyChallenge>) {
  return db.insertInto('passkey_challenge').values(challenge).execute();
}

/** Consumes a challenge for an account, or for a login. Returns undefined if it is unknown, used or expired. */
export function takeChallenge(db: Database, challenge: string, account_id: string | null, now: Date) {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('account_id', 'is not distinct from', account_id)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
}

export function deleteExpiredChallenges(db: Database, now: Date) {
  return db.deleteFrom('passkey_challenge').where('expires_at', '<=', now.toISOString()).execute();
}

/** Returns the passkeys of an account, newest first. */
export function listPasskeys(db: Database, account_id: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id'])
    .where('account_id', '=', account_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores a passkey. Returns undefined if it is stored already. */
export function insertPasskey(db: Database, passkey: Insertable<Passkey>) {
  return db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns a passkey of an account that can log in with this role. */
export function findPasskey(db: Database, role: AccountRole, credential_id: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select(['passkey.id', 'account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id)
    .where('account.role', '=', role)
    .where('account.verified_at', 'is not', null)
    .where('account.removed_at', 'is', null)
    .executeTakeFirst();
}

export function updatePasskeyUse(db: Database, id: string, use: { counter: number; last_used_at: string }) {
  return db.updateTable('passkey').set(use).where('id', '=', id).execute();
}

/** Removes a passkey of an account. Returns undefined if the account has no such passkey. */
export function deletePasskey(db: Database, account_id: string, id: string) {
  return db
    .deleteFrom('passkey')
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export function deletePasskeysOfAccount(db: Database, account_id: string) {
  return db.deleteFrom('passkey').where('account_id', '=', account_id).execute();
}

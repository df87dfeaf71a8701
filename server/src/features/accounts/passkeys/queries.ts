import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole, Passkey, PasskeyChallenge } from '#platform/database/database-types.generated.ts';

/** Whose passkey it is: each belongs to an account or to a member of staff. */
export type Holder = { account_id: string } | { staff_id: string };

/** Who signs a challenge. Before the login of an account nobody knows whose it is. */
export type Signer = Holder | { account_id: null; staff_id: null };

export function insertChallenge(db: Database, challenge: Insertable<PasskeyChallenge>) {
  return db.insertInto('passkey_challenge').values(challenge).execute();
}

/** Consumes a challenge. Returns undefined if it is unknown, used, expired or somebody else’s. */
export function takeChallenge(db: Database, challenge: string, signer: Signer, now: Date) {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where((eb) => eb.and(signer))
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
}

export function listPasskeys(db: Database, holder: Holder) {
  return db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id'])
    .where((eb) => eb.and(holder))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

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
    .select(['passkey.id', 'account.id as account_id', 'public_key', 'counter'])
    .where('credential_id', '=', credential_id)
    .where('account.role', '=', role)
    .where('account.verified_at', 'is not', null)
    .where('account.removed_at', 'is', null)
    .executeTakeFirst();
}

export function findStaffPasskey(db: Database, staff_id: string, credential_id: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'public_key', 'counter'])
    .where('staff_id', '=', staff_id)
    .where('credential_id', '=', credential_id)
    .executeTakeFirst();
}

export function updatePasskeyUse(db: Database, id: string, use: { counter: number; last_used_at: string }) {
  return db.updateTable('passkey').set(use).where('id', '=', id).execute();
}

/** Removes a passkey. Returns undefined if the holder has no such passkey. */
export function deletePasskey(db: Database, holder: Holder, id: string) {
  return db
    .deleteFrom('passkey')
    .where((eb) => eb.and(holder))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export function deletePasskeysOfAccount(db: Database, account_id: string) {
  return db.deleteFrom('passkey').where('account_id', '=', account_id).execute();
}

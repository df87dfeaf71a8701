import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { StaffPasskey, StaffPasskeyChallenge } from '#platform/database/database-types.generated.ts';

/** Returns the passkeys of a member of staff, newest first. */
export function listStaffPasskeys(db: Database, staff_id: string) {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id'])
    .where('staff_id', '=', staff_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores a passkey. Returns undefined if it is stored already. */
export function insertStaffPasskey(db: Database, passkey: Insertable<StaffPasskey>) {
  return db
    .insertInto('staff_passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function findStaffPasskey(db: Database, staff_id: string, credential_id: string) {
  return db
    .selectFrom('staff_passkey')
    .select(['id', 'public_key', 'counter'])
    .where('staff_id', '=', staff_id)
    .where('credential_id', '=', credential_id)
    .executeTakeFirst();
}

export function updateStaffPasskeyUse(
  db: Database,
  id: string,
  use: { counter: number; last_used_at: string },
) {
  return db.updateTable('staff_passkey').set(use).where('id', '=', id).execute();
}

/** Removes a passkey of a member of staff. Returns undefined if the person has no such passkey. */
export function deleteStaffPasskey(db: Database, staff_id: string, id: string) {
  return db
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staff_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export function insertStaffChallenge(db: Database, challenge: Insertable<StaffPasskeyChallenge>) {
  return db.insertInto('staff_passkey_challenge').values(challenge).execute();
}

/** Consumes a challenge of a member of staff. Returns undefined if it is unknown, used or expired. */
export function takeStaffChallenge(db: Database, challenge: string, staff_id: string, now: Date) {
  return db
    .deleteFrom('staff_passkey_challenge')
    .where('challenge', '=', challenge)
    .where('staff_id', '=', staff_id)
    .where('expires_at', '>', now.toISOString())
    .returning('challenge')
    .executeTakeFirst();
}

export function deleteExpiredStaffChallenges(db: Database, now: Date) {
  return db.deleteFrom('staff_passkey_challenge').where('expires_at', '<=', now.toISOString()).execute();
}

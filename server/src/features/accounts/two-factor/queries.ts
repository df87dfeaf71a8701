import { type Insertable, sql } from 'kysely';
import { ID_BYTES } from '#platform/config/sealed-secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { TwoFactor } from '#platform/database/database-types.generated.ts';

/** Stores a secret that awaits its first code, in place of an unconfirmed one; undefined if one is active. */
export function insertTwoFactor(db: Database, factor: Insertable<TwoFactor>) {
  return db
    .insertInto('two_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((excluded) => ({ sealed_secret: excluded.ref('excluded.sealed_secret') }))
        .where('two_factor.active_since', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
}

export function findWaitingFactor(db: Database, account_id: string) {
  return db
    .selectFrom('two_factor')
    .select(['account_id', 'sealed_secret'])
    .where('account_id', '=', account_id)
    .where('active_since', 'is', null)
    .executeTakeFirst();
}

export function findActiveFactor(db: Database, account_id: string) {
  return db
    .selectFrom('two_factor')
    .select(['account_id', 'sealed_secret'])
    .where('account_id', '=', account_id)
    .where('active_since', 'is not', null)
    .executeTakeFirst();
}

/** Activates the waiting secret from this time step on; undefined if another has replaced it. */
export function updateFactorToActive(
  db: Database,
  { account_id, sealed_secret }: { account_id: string; sealed_secret: Buffer },
  step: number,
  now: Date,
) {
  return db
    .updateTable('two_factor')
    .set({ active_since: now.toISOString(), last_time_step: step })
    .where('account_id', '=', account_id)
    .where('sealed_secret', '=', sealed_secret)
    .where('active_since', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
}

/** Consumes the app's code of a time step, and all earlier ones. Returns undefined if it was already used. */
export function updateLastStep(db: Database, account_id: string, step: number) {
  return db
    .updateTable('two_factor')
    .set({ last_time_step: step })
    .where('account_id', '=', account_id)
    .where('last_time_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
}

/** Turns two-step login off, unless it was on before a time. */
export function deleteTwoFactor(db: Database, account_id: string, since = new Date(0)) {
  return db
    .deleteFrom('two_factor')
    .where('account_id', '=', account_id)
    .where((eb) => eb.or([eb('active_since', 'is', null), eb('active_since', '>=', since.toISOString())]))
    .execute();
}

export function insertRecoveryCodes(db: Database, account_id: string, hashes: Buffer[]) {
  const codes = hashes.map((code_hash) => ({ account_id, code_hash }));
  return db.insertInto('recovery_code').values(codes).execute();
}

/** Consumes a recovery code. Returns undefined if the account has no such code. */
export function deleteRecoveryCode(db: Database, account_id: string, code_hash: Buffer) {
  return db
    .deleteFrom('recovery_code')
    .where('account_id', '=', account_id)
    .where('code_hash', '=', code_hash)
    .returning('account_id')
    .executeTakeFirst();
}

export function countRecoveryCodes(db: Database, account_id: string) {
  return db
    .selectFrom('recovery_code')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
}

/** Returns the encrypted secrets that begin with one of these key ids. */
export function listFactorsSealedBy(db: Database, keyIds: Buffer[]) {
  return db
    .selectFrom('two_factor')
    .select(['account_id as id', 'sealed_secret'])
    .where(sql`substring(sealed_secret for ${ID_BYTES})`, 'in', keyIds)
    .execute();
}

/** Stores the same secret encrypted with another key, unless another secret has replaced it. */
export function updateSealedSecret(db: Database, account_id: string, from: Buffer, to: Buffer) {
  return db
    .updateTable('two_factor')
    .set({ sealed_secret: to })
    .where('account_id', '=', account_id)
    .where('sealed_secret', '=', from)
    .execute();
}

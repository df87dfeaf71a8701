import { type Insertable, sql } from 'kysely';
import { ID_BYTES } from '#features/second-factor/sealed-secret.ts';
import type { Database } from '#platform/database.ts';
import type { SecondFactor } from '#platform/database-types.generated.ts';

/** Stores a secret that waits for its first code, in place of one that waited; undefined if one is active. */
export function insertSecondFactor(db: Database, factor: Insertable<SecondFactor>) {
  return db
    .insertInto('second_factor')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet((excluded) => ({ sealed_secret: excluded.ref('excluded.sealed_secret') }))
        .where('second_factor.active_since', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
}

/** The secret that waits for its first code. */
export function findWaitingFactor(db: Database, account_id: string) {
  return db
    .selectFrom('second_factor')
    .select(['account_id', 'sealed_secret'])
    .where('account_id', '=', account_id)
    .where('active_since', 'is', null)
    .executeTakeFirst();
}

export function findActiveFactor(db: Database, account_id: string) {
  return db
    .selectFrom('second_factor')
    .select(['account_id', 'sealed_secret'])
    .where('account_id', '=', account_id)
    .where('active_since', 'is not', null)
    .executeTakeFirst();
}

/** Makes the waiting secret count, from the code of this step on; undefined if another has taken its place. */
export function updateFactorToActive(
  db: Database,
  { account_id, sealed_secret }: { account_id: string; sealed_secret: Buffer },
  step: number,
  now: Date,
) {
  return db
    .updateTable('second_factor')
    .set({ active_since: now.toISOString(), last_step: step })
    .where('account_id', '=', account_id)
    .where('sealed_secret', '=', sealed_secret)
    .where('active_since', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
}

/** Uses up the app's code of a step, and all before it; undefined if it was used up. */
export function updateLastStep(db: Database, account_id: string, step: number) {
  return db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', account_id)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
}

export function deleteSecondFactor(db: Database, account_id: string) {
  return db.deleteFrom('second_factor').where('account_id', '=', account_id).execute();
}

export function insertRecoveryCodes(db: Database, account_id: string, hashes: Buffer[]) {
  const codes = hashes.map((code_hash) => ({ account_id, code_hash }));
  return db.insertInto('recovery_code').values(codes).execute();
}

/** Uses up a recovery code; undefined if the account has no such code. */
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

/** The secrets that begin with one of these ids of keys. */
export function listFactorsSealedBy(db: Database, keyIds: Buffer[]) {
  return db
    .selectFrom('second_factor')
    .select(['account_id', 'sealed_secret'])
    .where(sql`substring(sealed_secret for ${ID_BYTES})`, 'in', keyIds)
    .execute();
}

/** Puts the same secret under another key, unless another secret has taken its place. */
export function updateSealedSecret(db: Database, account_id: string, from: Buffer, to: Buffer) {
  return db
    .updateTable('second_factor')
    .set({ sealed_secret: to })
    .where('account_id', '=', account_id)
    .where('sealed_secret', '=', from)
    .execute();
}

import { addNotice } from '#features/account/add-notice.ts';
import { stepOf } from '#features/second-factor/authenticator.ts';
import {
  findWaitingFactor,
  insertRecoveryCodes,
  updateFactorToActive,
} from '#features/second-factor/queries.ts';
import { hashRecoveryCode, newRecoveryCodes, writeCode } from '#features/second-factor/recovery-codes.ts';
import { unseal } from '#features/second-factor/sealed-secret.ts';
import { wrongCode } from '#features/second-factor/take-code.ts';
import { deleteOtherSessions } from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Turns two-step login on with the first code of the app, and returns the codes for the day the phone is lost. */
export async function confirmSetup(services: Services, { id, session_hash }: Actor, code: string) {
  const { db, now, secrets } = services;
  const factor = await findWaitingFactor(db, id);
  if (!factor) throw notWaiting();
  const secret = unseal(secrets.secondFactors, id, factor.sealed_secret);
  const step = stepOf(secret, writeCode(code), now());
  if (step === undefined) throw wrongCode();

  const recovery_codes = newRecoveryCodes();
  const hashes = recovery_codes.map((code) => hashRecoveryCode(secret, code));
  await db.transaction().execute(async (db) => {
    if (!(await updateFactorToActive(db, factor, step, now()))) throw notWaiting();
    await insertRecoveryCodes(db, id, hashes);
    await deleteOtherSessions(db, id, session_hash);
    await addNotice({ ...services, db }, id, { kind: 'second-factor-added' });
  });
  return recovery_codes;
}

function notWaiting() {
  return new Refusal(409, 'No app waits to be set up here. Please reload the page.');
}

import { addSecurityNotice } from '#features/accounts/account-settings/add-security-notice.ts';
import { timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import {
  findWaitingFactor,
  insertRecoveryCodes,
  updateFactorToActive,
} from '#features/accounts/two-factor/queries.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  writeCode,
} from '#features/accounts/two-factor/recovery-codes.ts';
import { unseal } from '#features/accounts/two-factor/sealed-secret.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Turns two-step login on with the first code of the app. Returns the recovery codes for a lost phone. */
export async function confirmSetup(services: Services, { id, session_hash }: Actor, code: string) {
  const { db, now, secrets } = services;
  const factor = await findWaitingFactor(db, id);
  if (!factor) throw new AppError('two_factor_setup_missing');
  const secret = unseal(secrets.twoFactor, id, factor.sealed_secret);
  const step = timeStepOf(secret, writeCode(code), now());
  if (step === undefined) throw AppError.field('code', 'two_factor_code_wrong');

  const recovery_codes = newRecoveryCodes();
  const hashes = recovery_codes.map((code) => hashRecoveryCode(secret, code));
  await db.transaction().execute(async (db) => {
    if (!(await updateFactorToActive(db, factor, step, now())))
      throw new AppError('two_factor_setup_missing');
    await insertRecoveryCodes(db, id, hashes);
    await endAccess(db, id, session_hash);
    await addSecurityNotice({ ...services, db }, id, { kind: 'two-factor-added' });
  });
  return recovery_codes;
}

import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { newSecret, setupOf, timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import {
  deleteTwoFactor,
  findActiveFactor,
  findWaitingFactor,
  insertRecoveryCodes,
  insertTwoFactor,
  updateFactorToActive,
} from '#features/accounts/two-factor/queries.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  writeCode,
} from '#features/accounts/two-factor/recovery-codes.ts';
import { takeCode } from '#features/accounts/two-factor/require-two-factor.ts';
import { seal, unseal } from '#platform/config/sealed-secret.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Creates the secret with which an app is set up. It takes effect once a code confirms it. */
export async function beginSetup(services: Services, { id }: Actor, password: string) {
  const { db, config, secrets } = services;
  const { email } = await confirmPassword(services, id, password, 'password');
  const secret = newSecret();
  const sealed_secret = seal(secrets.twoFactor, id, secret);
  const waits = await insertTwoFactor(db, { account_id: id, sealed_secret });
  if (!waits) throw new AppError('two_factor_already_on');
  return setupOf(secret, config.PRODUCT_NAME, email);
}

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

export async function removeTwoFactor(
  services: Services,
  { id, session_hash }: Actor,
  { password, code }: { password: string; code: string },
  client: Client,
) {
  await confirmPassword(services, id, password, 'password');
  const factor = await findActiveFactor(services.db, id);
  if (!factor) throw new AppError('two_factor_already_off');
  if (!(await takeCode(services, factor, code, client)))
    throw AppError.field('code', 'two_factor_code_wrong');
  await services.db.transaction().execute(async (db) => {
    await deleteTwoFactor(db, id);
    await endAccess(db, id, session_hash);
    await addSecurityNotice({ ...services, db }, id, { kind: 'two-factor-removed' });
  });
}

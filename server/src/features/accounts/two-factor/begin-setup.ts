import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import { newSecret, setupOf } from '#features/accounts/two-factor/authenticator.ts';
import { insertTwoFactor } from '#features/accounts/two-factor/queries.ts';
import { seal } from '#features/accounts/two-factor/sealed-secret.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Creates the secret with which an app is set up, after checking the password. It takes effect once a code
 * confirms it.
 */
export async function beginSetup(services: Services, { id }: Actor, password: string) {
  const { db, config, secrets } = services;
  const { email } = await confirmPassword(services, id, password, 'password');
  const secret = newSecret();
  const sealed_secret = seal(secrets.twoFactor, id, secret);
  const waits = await insertTwoFactor(db, { account_id: id, sealed_secret });
  if (!waits) throw new AppError('two_factor_already_on');
  return setupOf(secret, config.PRODUCT_NAME, email);
}

import { confirmPassword } from '#features/account/confirm-password.ts';
import { newSecret, setupOf } from '#features/second-factor/authenticator.ts';
import { insertSecondFactor } from '#features/second-factor/queries.ts';
import { seal } from '#features/second-factor/sealed-secret.ts';
import type { Actor } from '#platform/actor.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Makes the secret that an app is set up with, for whoever knows the password. It counts once a code confirms it. */
export async function beginSetup(services: Services, { id }: Actor, password: string) {
  const { db, config, secrets } = services;
  const { email } = await confirmPassword(services, id, password, 'password');
  const secret = newSecret();
  const sealed_secret = seal(secrets.secondFactors, id, secret);
  const waits = await insertSecondFactor(db, { account_id: id, sealed_secret });
  if (!waits) throw new Refusal(409, 'Two-step login is on. To use another app, turn it off first.');
  return setupOf(secret, config.PRODUCT_NAME, email);
}

import { listFactorsSealedBy, updateSealedSecret } from '#features/accounts/two-factor/queries.ts';
import { reseal } from '#platform/config/sealed-secret.ts';
import type { Task } from '#platform/task.ts';

/** Re-encrypts the secrets of authenticator apps that need an older key. */
export const resealSecrets: Task = {
  name: 'reseal-secrets',
  schedule: '23 * * * *',
  run: ({ db, secrets }) =>
    reseal(
      secrets.twoFactor,
      (keyIds) => listFactorsSealedBy(db, keyIds),
      (...changed) => updateSealedSecret(db, ...changed),
    ),
};

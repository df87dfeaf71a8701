import { listFactorsSealedBy, updateSealedSecret } from '#features/accounts/two-factor/queries.ts';
import { idOf, seal, unseal } from '#features/accounts/two-factor/sealed-secret.ts';
import type { Task } from '#platform/task.ts';

/**
 * Re-encrypts with the newest key every secret that needs an older one, so that the older key can be removed.
 */
export const resealSecrets: Task = {
  name: 'reseal-secrets',
  schedule: '23 * * * *',
  run: async ({ db, secrets: { secondFactors: keys } }) => {
    const [, ...older] = keys;
    if (older.length === 0) return;
    for (const { account_id, sealed_secret } of await listFactorsSealedBy(db, older.map(idOf))) {
      const secret = unseal(keys, account_id, sealed_secret);
      await updateSealedSecret(db, account_id, sealed_secret, seal(keys, account_id, secret));
    }
  },
};

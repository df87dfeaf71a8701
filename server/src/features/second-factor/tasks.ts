import { listFactorsSealedBy, updateSealedSecret } from '#features/second-factor/queries.ts';
import { idOf, seal, unseal } from '#features/second-factor/sealed-secret.ts';
import type { Task } from '#platform/queue.ts';

/** Encrypts with the newest key what an older one still has to open, so that the older one can be taken away. */
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

import type { Secrets } from '#platform/config/secrets.ts';
import { signatureOf } from '#platform/http/signature.ts';

/**
 * Derives the secrets that we share with the built-in gateway, as a gateway's dashboard would provide them.
 */
export function sandboxSecrets({ sandbox }: Pick<Secrets, 'sandbox'>) {
  const key = sandbox.toString('hex');
  return { callback: signatureOf(key, 'callback'), webhook: signatureOf(key, 'webhook') };
}

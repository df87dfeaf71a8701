import type { Secrets } from '#platform/secrets.ts';
import { signatureOf } from '#platform/signature.ts';

/** What the built-in gateway and we share, as a dashboard would have given it to us. */
export function sandboxSecrets({ sandbox }: Pick<Secrets, 'sandbox'>) {
  const key = sandbox.toString('hex');
  return { callback: signatureOf(key, 'callback'), webhook: signatureOf(key, 'webhook') };
}

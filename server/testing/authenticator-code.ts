import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';

/** Returns the code that an authenticator app with this key shows now. */
export function codeOfKey(key: string): string {
  return codeOf(typedSecret(key), new Date());
}

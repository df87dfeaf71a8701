import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';

/** Returns the code that an authenticator app with this key shows, by default now. */
export function codeOfKey(key: string, at = new Date()): string {
  return codeOf(typedSecret(key), at);
}

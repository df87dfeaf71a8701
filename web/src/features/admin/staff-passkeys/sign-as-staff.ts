import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import { PasskeyCancelled, signWithPasskey } from '#features/accounts/passkeys/device-passkey.ts';
import * as words from '#words/admin/staff-area.ts';

/** The person has no passkey, or closed the browser's dialog: the message says what to do. */
export class NoPasskeyUsed extends Error {}

/** Signs with a passkey of the person whom these options are for. */
export async function signAsStaff(options: object | null): Promise<PasskeyCredential> {
  if (!options) throw new NoPasskeyUsed(words.sign_none);
  try {
    return await signWithPasskey(options);
  } catch (error) {
    if (!(error instanceof PasskeyCancelled)) throw error;
    throw new NoPasskeyUsed(words.sign_cancelled, { cause: error });
  }
}

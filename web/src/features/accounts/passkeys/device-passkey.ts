import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** The user closed the browser's dialog, or the device has no passkey for this site. */
export class PasskeyCancelled extends Error {}

export async function createPasskey(options: object): Promise<PasskeyCredential> {
  try {
    // The server's library wrote these options, and checks every field of the answer.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) } as unknown as PasskeyCredential;
  } catch (cause) {
    throw new PasskeyCancelled('', { cause });
  }
}

/** Signs in with a passkey that the user chooses. */
export async function signWithPasskey(options: object): Promise<PasskeyCredential> {
  try {
    // As above.
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return { ...(await startAuthentication({ optionsJSON })) } as unknown as PasskeyCredential;
  } catch (cause) {
    throw new PasskeyCancelled('', { cause });
  }
}

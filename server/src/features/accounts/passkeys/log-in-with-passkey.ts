import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import {
  expectedOrigin,
  keepChallenge,
  relyingParty,
  spendChallenge,
} from '#features/accounts/passkeys/challenge.ts';
import { findPasskey, updatePasskeyUse } from '#features/accounts/passkeys/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns what the browser needs to sign with any passkey of this site. It names no account. */
export async function beginPasskeyLogin(services: Services) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    userVerification: 'required',
  });
  await keepChallenge(services, options.challenge, null);
  return { ...options };
}

/**
 * Returns the account of a passkey. The device has checked a finger, a face or a PIN, so it is two steps in
 * one: neither the password nor a code is needed.
 */
export async function admitByPasskey(services: Services, role: AccountRole, credential: PasskeyCredential) {
  const expectedChallenge = await spendChallenge(services, credential.response.clientDataJSON, null);
  const passkey = await findPasskey(services.db, role, credential.id);
  if (!passkey) throw new AppError('passkey_not_accepted');
  const site = relyingParty(services.config);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library rejects a credential whose fields are not those of a login.
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: expectedOrigin(services.config, credential.response.clientDataJSON),
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw new AppError('passkey_not_accepted');
  });
  if (!verified) throw new AppError('passkey_not_accepted');
  const last_used_at = services.now().toISOString();
  await updatePasskeyUse(services.db, passkey.id, { counter: authenticationInfo.newCounter, last_used_at });
  return passkey.account_id;
}

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
import type { Config } from '#platform/config/config.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const nobody = { account_id: null, staff_id: null };

/** Returns what the browser needs to sign with any passkey of this site. It names no account. */
export async function beginPasskeyLogin(services: Services) {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    userVerification: 'required',
  });
  await keepChallenge(services, options.challenge, nobody);
  return { ...options };
}

/** Returns the account of a passkey. It is two steps in one: the device has checked a finger, a face or a PIN. */
export async function admitByPasskey(services: Services, role: AccountRole, credential: PasskeyCredential) {
  const challenge = await spendChallenge(services, credential.response.clientDataJSON, nobody);
  const passkey = await findPasskey(services.db, role, credential.id);
  if (!passkey) throw new AppError('passkey_not_accepted');
  await acceptSigned(services, passkey, credential, challenge);
  return passkey.account_id;
}

export function requestOptions(config: Config, known: { credential_id: string }[]) {
  return generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
  });
}

/** Checks that a passkey signed this challenge, and records its use. */
export async function acceptSigned(
  { config, db, now }: Services,
  passkey: { id: string; public_key: Buffer; counter: number },
  credential: PasskeyCredential,
  expectedChallenge: string,
) {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The library rejects a credential whose fields are not those of a login.
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: expectedOrigin(config, credential.response.clientDataJSON),
    expectedRPID: relyingParty(config).id,
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
  const use = { counter: authenticationInfo.newCounter, last_used_at: now().toISOString() };
  await updatePasskeyUse(db, passkey.id, use);
}

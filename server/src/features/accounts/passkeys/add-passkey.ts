import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import { MAX_PASSKEYS } from '@kirdaar/contract/rules/limits';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Confirmation, confirmOwner } from '#features/accounts/account-settings/confirm-password.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import {
  expectedOrigin,
  keepChallenge,
  relyingParty,
  spendChallenge,
} from '#features/accounts/passkeys/challenge.ts';
import {
  deletePasskey,
  type Holder,
  insertPasskey,
  listPasskeys,
} from '#features/accounts/passkeys/queries.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Returns what the browser needs to make a passkey, after checking the password and the second step. */
export async function beginPasskey(
  services: Services,
  { id }: Actor,
  confirmation: Confirmation,
  client: Client,
) {
  const { email } = await confirmOwner(services, id, confirmation, client);
  return offerPasskey(services, { account_id: id }, { id, email });
}

export async function offerPasskey(
  services: Services,
  holder: Holder,
  { id, email }: { id: string; email: string },
) {
  const known = await listPasskeys(services.db, holder);
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');

  const site = relyingParty(services.config);
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: Uint8Array.from(Buffer.from(id.replaceAll('-', ''), 'hex')),
    userName: email,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services, options.challenge, holder);
  return { ...options };
}

interface MadePasskey {
  name: string;
  credential: PasskeyCredential;
}

export function addPasskey(services: Services, { id }: Actor, made: MadePasskey) {
  return storePasskey(services, { account_id: id }, made, (db) =>
    addSecurityNotice({ ...services, db }, id, { kind: 'passkey-added' }),
  );
}

/** Stores the passkey that the browser made. `record` notes it in the same transaction. */
export async function storePasskey(
  services: Services,
  holder: Holder,
  { name, credential }: MadePasskey,
  record: (db: Database) => Promise<unknown>,
) {
  const expectedChallenge = await spendChallenge(services, credential.response.clientDataJSON, holder);
  const made = await verifyCreated(services.config, credential, expectedChallenge);
  await services.db.transaction().execute(async (db) => {
    const added = await insertPasskey(db, {
      ...holder,
      name,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      created_at: services.now().toISOString(),
    });
    if (!added) throw new AppError('passkey_not_accepted');
    await record(db);
  });
}

/** Removes a passkey of a person. `record` notes it in the same transaction. */
export async function removePasskey(
  { db }: Services,
  holder: Holder,
  id: string,
  record: (db: Database) => Promise<unknown>,
) {
  await db.transaction().execute(async (trx) => {
    if (!(await deletePasskey(trx, holder, id))) throw new AppError('passkey_not_found');
    await record(trx);
  });
}

async function verifyCreated(config: Config, credential: PasskeyCredential, expectedChallenge: string) {
  const site = relyingParty(config);
  const { registrationInfo } = await verifyRegistrationResponse({
    // The library rejects a credential whose fields are not those of a registration.
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: expectedOrigin(config, credential.response.clientDataJSON),
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => {
    throw new AppError('passkey_not_accepted');
  });
  if (!registrationInfo) throw new AppError('passkey_not_accepted');
  return registrationInfo.credential;
}

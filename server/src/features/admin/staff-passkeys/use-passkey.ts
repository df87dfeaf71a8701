import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import { MAX_PASSKEYS } from '@kirdaar/contract/rules/limits';
import { creationOptions, verifyCreated } from '#features/accounts/passkeys/add-passkey.ts';
import { CHALLENGE_MS, signedChallenge } from '#features/accounts/passkeys/challenge.ts';
import { requestOptions, verifySigned } from '#features/accounts/passkeys/log-in-with-passkey.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findSelf } from '#features/admin/staff-accounts/queries.ts';
import {
  deleteStaffPasskey,
  findStaffPasskey,
  insertStaffChallenge,
  insertStaffPasskey,
  listStaffPasskeys,
  takeStaffChallenge,
  updateStaffPasskeyUse,
} from '#features/admin/staff-passkeys/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns what the browser needs to make a passkey. */
export async function beginStaffPasskey(services: Services, { id }: StaffActor) {
  const known = await listStaffPasskeys(services.db, id);
  if (known.length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
  const { email } = await findSelf(services.db, id);
  const options = await creationOptions(services.config, { id, email }, known);
  await keepChallenge(services, options.challenge, id);
  return { ...options };
}

/** Stores the passkey that the browser made. */
export async function addStaffPasskey(
  services: Services,
  staff: StaffActor,
  { name, credential }: { name: string; credential: PasskeyCredential },
) {
  const { db, config, now } = services;
  const challenge = await spendChallenge(services, credential, staff.id);
  const made = await verifyCreated(config, credential, challenge);
  await db.transaction().execute(async (trx) => {
    const added = await insertStaffPasskey(trx, {
      staff_id: staff.id,
      name,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      created_at: now().toISOString(),
    });
    if (!added) throw new AppError('passkey_not_accepted');
    await insertStaffAct(trx, { staff, action: 'added_passkey', details: { name } }, now());
  });
}

export async function removeStaffPasskey({ db, now }: Services, staff: StaffActor, id: string) {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteStaffPasskey(trx, staff.id, id))) throw new AppError('passkey_not_found');
    await insertStaffAct(trx, { staff, action: 'removed_passkey' }, now());
  });
}

/** Returns what the browser needs to sign with a passkey of this person, or null if there is none. */
export async function requestStaffPasskey(services: Services, id: string) {
  const known = await listStaffPasskeys(services.db, id);
  if (known.length === 0) return null;
  const options = await requestOptions(services.config, known);
  await keepChallenge(services, options.challenge, id);
  return { ...options };
}

/** Returns whether a passkey of this person signed the challenge, and consumes the challenge. */
export async function isStaffPasskey(
  services: Services,
  staffId: string,
  credential: PasskeyCredential,
): Promise<boolean> {
  const { db, config, now } = services;
  try {
    const challenge = await spendChallenge(services, credential, staffId);
    const passkey = await findStaffPasskey(db, staffId, credential.id);
    if (!passkey) return false;
    const counter = await verifySigned(config, passkey, credential, challenge);
    await updateStaffPasskeyUse(db, passkey.id, { counter, last_used_at: now().toISOString() });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function keepChallenge({ db, now }: Services, challenge: string, staff_id: string) {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS).toISOString();
  await insertStaffChallenge(db, { challenge, staff_id, expires_at });
}

async function spendChallenge({ db, now }: Services, credential: PasskeyCredential, staffId: string) {
  const signed = signedChallenge(credential.response.clientDataJSON);
  const kept = signed !== undefined && (await takeStaffChallenge(db, signed, staffId, now()));
  if (!kept) throw new AppError('passkey_not_accepted');
  return kept.challenge;
}

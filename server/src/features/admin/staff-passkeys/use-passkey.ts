import type { PasskeyCredential } from '@kirdaar/contract/accounts/passkeys';
import { offerPasskey, removePasskey, storePasskey } from '#features/accounts/passkeys/add-passkey.ts';
import { keepChallenge, spendChallenge } from '#features/accounts/passkeys/challenge.ts';
import { acceptSigned, requestOptions } from '#features/accounts/passkeys/log-in-with-passkey.ts';
import { findStaffPasskey, listPasskeys } from '#features/accounts/passkeys/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findSelf } from '#features/admin/staff-accounts/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function beginStaffPasskey(services: Services, { id, session_hash }: StaffActor) {
  const { email } = await findSelf(services.db, session_hash);
  return offerPasskey(services, { staff_id: id }, { id, email });
}

export function addStaffPasskey(
  services: Services,
  staff: StaffActor,
  made: { name: string; credential: PasskeyCredential },
) {
  return storePasskey(services, { staff_id: staff.id }, made, (db) =>
    insertStaffAct(db, services.now(), staff, 'added_passkey', [], { name: made.name }),
  );
}

export function removeStaffPasskey(services: Services, staff: StaffActor, id: string) {
  return removePasskey(services, { staff_id: staff.id }, id, (db) =>
    insertStaffAct(db, services.now(), staff, 'removed_passkey'),
  );
}

/** Returns what the browser needs to sign with a passkey of this person, or null if there is none. */
export async function requestStaffPasskey(services: Services, staff_id: string) {
  const known = await listPasskeys(services.db, { staff_id });
  if (known.length === 0) return null;
  const options = await requestOptions(services.config, known);
  await keepChallenge(services, options.challenge, { staff_id });
  return { ...options };
}

/** Returns whether a passkey of this person signed the challenge, and consumes the challenge. */
export async function isStaffPasskey(services: Services, staff_id: string, credential: PasskeyCredential) {
  try {
    const challenge = await spendChallenge(services, credential.response.clientDataJSON, { staff_id });
    const passkey = await findStaffPasskey(services.db, staff_id, credential.id);
    if (!passkey) return false;
    await acceptSigned(services, passkey, credential, challenge);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

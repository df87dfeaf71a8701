import { fingerprintsOf } from '#features/identity/identity-fingerprint.ts';
import { hashPassword } from '#features/identity/passwords.ts';
import {
  deletePendingAccount,
  deleteProductionHouse,
  findVerifiedMobile,
  insertAccount,
} from '#features/identity/queries.ts';
import { requestCode } from '#features/identity/request-code.ts';
import { isWeakPassword } from '#features/identity/weak-password.ts';
import type { Database } from '#platform/database.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type HashedAccount = Awaited<ReturnType<typeof hashAccount>>;

interface Given {
  name: string | undefined;
  email: string;
  mobile: string;
  password: string;
  pan_no: string;
  aadhaar_no: string;
}

/** What both roles register with, as it is stored: no password, no identity number. */
export async function hashAccount({ config, secrets }: Services, given: Given) {
  const ownWords = [given.email, given.email.split('@')[0] ?? '', given.mobile, given.name ?? ''];
  if (isWeakPassword(given.password, [...ownWords, config.PRODUCT_NAME])) {
    const message = 'This password is easy to guess. Please choose another.';
    throw new Refusal(400, message, { fields: { password: message } });
  }
  return {
    email: given.email,
    mobile: given.mobile,
    password_hash: await hashPassword(given.password),
    ...fingerprintsOf(secrets.identity, given),
  };
}

/**
 * Clears the way for a registration and sends its code, in the caller's transaction. What an earlier,
 * unverified registration of the address left is gone with its password and its code: whoever made it
 * proved nothing. The code comes first, because its row makes registrations of one address wait in line.
 */
export async function beginRegistration(services: Services, role: AccountRole, email: string) {
  await requestCode(services, { role, purpose: 'verify', email });
  await removePendingAccount(services.db, role, email);
}

/** Removes a registration that was never verified, with its house and its password. */
export async function removePendingAccount(db: Database, role: AccountRole, email: string) {
  const pending = await deletePendingAccount(db, role, email);
  if (pending?.production_house_id) await deleteProductionHouse(db, pending.production_house_id);
}

/** Stores the account and returns its id; refused beside the fields whose email or mobile is taken. */
export async function storeAccount(
  { db }: Services,
  account: HashedAccount & { role: AccountRole; production_house_id?: string },
  mobileField: 'mobile' | 'phone_number',
): Promise<string> {
  const inserted = await insertAccount(db, account);
  const holder = await findVerifiedMobile(db, account.role, account.mobile);
  if (inserted && !holder) return inserted.id;

  const fields = {
    ...(!inserted && { email: 'This email address already has an account. Please log in.' }),
    ...(holder && { [mobileField]: 'This mobile number already has an account. Please log in.' }),
  };
  throw new Refusal(409, Object.values(fields).join(' '), { fields });
}

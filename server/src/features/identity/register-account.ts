import { perHour } from '@kirdaar/contract/rates';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { requestCode } from '#features/codes/request-code.ts';
import { hashNewPassword } from '#features/identity/hash-new-password.ts';
import { fingerprintsOf } from '#features/identity/identity-fingerprint.ts';
import { identityWarningsOf } from '#features/identity/identity-warnings.ts';
import {
  deletePendingAccount,
  deleteProductionHouse,
  findVerifiedMobile,
  insertAccount,
} from '#features/identity/queries.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import type { Database } from '#platform/database.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { countUse } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type PreparedAccount = Awaited<ReturnType<typeof prepareAccount>>['account'];

interface Given {
  name: string | undefined;
  email: string;
  mobile: string;
  password: string;
  pan_no: string;
  aadhaar_no: string;
  gst_no?: string | undefined;
}

const registrationRates = [perHour(3)];
const tooMany = 'There were too many registrations with this email or mobile number.';

/**
 * What both roles register with, as it is stored: no password, no identity number. `attempt` is for
 * the browser alone, to verify this registration and no other of the address.
 */
export async function prepareAccount(services: Services, role: AccountRole, given: Given) {
  const { email, mobile, password } = given;
  for (const subject of [email, mobile]) {
    await countUse(services, `registrations of ${role} ${subject}`, registrationRates, tooMany);
  }
  const attempt = newToken();
  const account = {
    role,
    email,
    mobile,
    password_hash: await hashNewPassword(services, password, given, 'password'),
    attempt_hash: hashToken(attempt),
    ...fingerprintsOf(services.secrets.identity, given),
    identity_warnings: identityWarningsOf(given),
  };
  return { account, attempt };
}

/**
 * Clears the way for a registration and sends its code, in the caller's transaction. What an earlier,
 * unverified registration of the address left is gone with its password and its code: whoever made it
 * proved nothing. The code comes first, because its row makes registrations of one address wait in line.
 */
export async function beginRegistration(services: Services, role: AccountRole, email: string) {
  await requestCode(services, { role, purpose: 'verify', address: email, account_id: null });
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
  account: PreparedAccount & { production_house_id?: string; team_role?: TeamRole },
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

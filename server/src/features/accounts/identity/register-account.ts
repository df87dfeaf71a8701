import { perHour } from '@kirdaar/contract/rates';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { hashNewPassword } from '#features/accounts/identity/hash-new-password.ts';
import { fingerprintsOf } from '#features/accounts/identity/identity-fingerprint.ts';
import { identityWarningsOf } from '#features/accounts/identity/identity-warnings.ts';
import {
  deletePendingAccount,
  deleteProductionHouse,
  findVerifiedMobile,
  insertAccount,
} from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError, errorText } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
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

/**
 * Builds the stored account of either role, without the password and the identity numbers. Only the browser
 * gets `attempt`, with which it can verify this registration and no other of the email.
 */
export async function prepareAccount(services: Services, role: AccountRole, given: Given) {
  const { email, mobile, password } = given;
  for (const subject of [email, mobile]) {
    await countUse(
      services,
      `registrations of ${role} ${subject}`,
      registrationRates,
      'too_many_registrations',
    );
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
 * Prepares a registration and sends its code, in the caller's transaction. Deletes an earlier unverified
 * registration of the email with its password and code, because its creator proved nothing. The code comes
 * first, because its row makes registrations of one email run one after another.
 */
export async function beginRegistration(services: Services, role: AccountRole, email: string) {
  await requestCode(services, { role, purpose: 'verify', address: email, account_id: null });
  await removePendingAccount(services.db, role, email);
}

/** Deletes an unverified registration with its house and password. */
export async function removePendingAccount(db: Database, role: AccountRole, email: string) {
  const pending = await deletePendingAccount(db, role, email);
  if (pending?.production_house_id) await deleteProductionHouse(db, pending.production_house_id);
}

/** Stores the account and returns its id. Rejects a taken email or mobile number with field errors. */
export async function storeAccount(
  { db }: Services,
  account: PreparedAccount & { production_house_id?: string; team_role?: TeamRole },
  mobileField: 'mobile' | 'phone_number',
): Promise<string> {
  const inserted = await insertAccount(db, account);
  const holder = await findVerifiedMobile(db, account.role, account.mobile);
  if (inserted && !holder) return inserted.id;

  const fields = {
    ...(!inserted && { email: errorText('email_taken') }),
    ...(holder && { [mobileField]: errorText('mobile_taken') }),
  };
  throw new AppError(inserted ? 'mobile_taken' : 'email_taken', {}, { fields });
}

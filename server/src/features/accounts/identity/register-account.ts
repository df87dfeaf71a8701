import { msg } from '@kirdaar/contract/messages';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { hashNewPassword } from '#features/accounts/identity/hash-new-password.ts';
import { fingerprintsOf } from '#features/accounts/identity/identity-fingerprint.ts';
import { identityWarningsOf } from '#features/accounts/identity/identity-warnings.ts';
import {
  deletePendingAccounts,
  findProvenMobile,
  findVerifiedEmail,
  insertPendingAccount,
} from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse, refundUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Who asks for an account, and the language that its pages and messages are to have. */
export type Requester = Guesser & { language: Language };
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

const HOUR_MS = 60 * 60_000;

/**
 * Counts a registration for each of its contacts. One that fails through a fault of ours is not counted, because
 * people send it again until the fault is over.
 */
export async function countRegistration<T>(
  services: Services,
  role: AccountRole,
  contacts: string[],
  register: () => Promise<T>,
): Promise<T> {
  const subjects = contacts.map((contact) => `${role} ${mailboxOf(contact)}`);
  for (const subject of subjects) await countUse(services, 'registrations', subject);
  try {
    return await register();
  } catch (error) {
    if (!(error instanceof AppError)) {
      // While the fault lasts, this may fail as well.
      for (const subject of subjects) await refundUse(services, 'registrations', subject).catch(() => {});
    }
    throw error;
  }
}

/**
 * Builds the stored account of either role, without the password and the identity numbers. Only the browser
 * gets `attempt`, with which it can verify this registration and no other of the email.
 */
export async function prepareAccount(services: Services, role: AccountRole, given: Given) {
  const { email, mobile, password } = given;
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
 * Stores the registration, sends its code and returns the account's id, in the caller's transaction. Rejects a
 * taken email or mobile number with field errors. Other unverified registrations of the email keep their own
 * codes, because nobody has proved yet which is the owner's; those of more than an hour ago are deleted.
 */
export async function storeRegistration(
  services: Services,
  account: PreparedAccount & { production_house_id?: string; team_role?: TeamRole },
  mobileField: 'mobile' | 'phone_number',
  { language, ...requester }: Requester,
): Promise<string> {
  const { db, now } = services;
  const { role, email, mobile } = account;
  const isEmailTaken = await findVerifiedEmail(db, role, email);
  const isMobileTaken = await findProvenMobile(db, role, mobile);
  if (isEmailTaken || isMobileTaken) {
    const fields = {
      ...(isEmailTaken && { email: msg('email_taken') }),
      ...(isMobileTaken && { [mobileField]: msg('mobile_taken') }),
    };
    throw new AppError(isEmailTaken ? 'email_taken' : 'mobile_taken', {}, { fields });
  }
  await deletePendingAccounts(db, role, email, new Date(now().getTime() - HOUR_MS));
  const id = await insertPendingAccount(db, { ...account, language, created_at: now().toISOString() });
  const scope = { role, purpose: 'verify', address: mailboxOf(email), account_id: id } as const;
  await requestCode(services, scope, requester);
  return id;
}

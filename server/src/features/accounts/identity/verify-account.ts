import type { ResendRequest, Verification } from '@kirdaar/contract/accounts/identity';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { updateMobileToVerified } from '#features/accounts/account-settings/queries.ts';
import {
  deletePendingAccounts,
  findPendingAccount,
  findRegistration,
  findRegistrationOfBrowser,
  findVerifiedEmail,
  updateAccountToVerified,
} from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import { redeemCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { requestCode, sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { hasCode } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Verifies the registration that a code belongs to, with the password of that registration and no other, and
 * deletes the other registrations of the email. A browser that registered also sends its attempt token, so
 * that the code of a stranger's registration is not accepted from it.
 */
export async function verifyAccount(
  services: Services,
  role: AccountRole,
  { email, otp, attempt }: Verification,
  guesser: Guesser,
) {
  const scope = { role, purpose: 'verify', address: mailboxOf(email) } as const;
  const verified = redeemCode(services, scope, { otp, guesser }, async ({ db, now, queue }, account_id) => {
    const pending = account_id ? await findPendingAccount(db, account_id) : undefined;
    if (!pending || (await findVerifiedEmail(db, role, email))) throw AppError.field('otp', 'invalid_code');
    if (attempt && !pending.attempt_hash?.equals(hashToken(attempt)))
      throw new AppError('registration_replaced');
    await updateAccountToVerified(db, pending.id, now());
    await deletePendingAccounts(db, role, email);
    await queue.add(db, sendWelcome, { account_id: pending.id });
  });
  await verified.catch((error) => {
    throw hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION) ? AppError.field('otp', 'invalid_code') : error;
  });
}

/** Sends a new code for the registration of this browser, or else for the newest of the email, if there is one. */
export async function resendCode(
  services: Services,
  role: AccountRole,
  { email, attempt }: ResendRequest,
  requester: Guesser,
) {
  const attempt_hash = attempt ? hashToken(attempt) : null;
  await services.db.transaction().execute(async (db) => {
    const pending = await findRegistration(db, { role, email, attempt_hash });
    const address = mailboxOf(email);
    const scope = { role, purpose: 'verify', address, account_id: pending?.id ?? null } as const;
    await requestCode({ ...services, db }, scope, requester);
  });
}

/**
 * Sends a code by text message to the number of the registration that this browser made. Only that browser may
 * ask, so that nobody can have messages sent to the number of somebody else's registration. Returns the number,
 * masked.
 */
export async function sendTextCode(services: Services, request: ResendRequest, requester: Guesser) {
  if (!isChannelAvailable(services.config, 'sms')) throw new AppError('text_messages_unavailable');
  const pending = await findOwn(services, request);
  await sendNewCode(services, scopeOf(pending), requester);
  return maskOwnMobile(pending.mobile);
}

/** Proves the mobile number of a registration, so that the account can log in. Its email stays unverified. */
export async function verifyByText(services: Services, verification: Verification, guesser: Guesser) {
  const { otp } = verification;
  const pending = await findOwn(services, verification);
  const verified = redeemCode(services, scopeOf(pending), { otp, guesser }, async ({ db, now, queue }) => {
    const proven = await updateMobileToVerified(db, pending.id, pending.mobile, now());
    if (!proven) throw AppError.field('otp', 'invalid_code');
    await queue.add(db, sendWelcome, { account_id: pending.id });
  });
  await verified.catch((error) => {
    throw hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION) ? new AppError('mobile_taken') : error;
  });
}

async function findOwn({ db }: Services, { email, attempt }: ResendRequest) {
  const found =
    attempt && (await findRegistrationOfBrowser(db, 'talent', { email, attempt_hash: hashToken(attempt) }));
  if (!found) throw new AppError('registration_not_of_this_browser');
  return found;
}

function scopeOf({ id, mobile }: { id: string; mobile: string }): CodeScope {
  return { role: 'talent', purpose: 'verify', address: mobile, account_id: id };
}

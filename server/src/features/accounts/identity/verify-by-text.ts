import type { ResendRequest, Verification } from '@kirdaar/contract/accounts/identity';
import { updateMobileToVerified } from '#features/accounts/account-settings/queries.ts';
import { findRegistrationOfBrowser } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Sends a code by text message to the number of the registration that this browser made. Only that browser may
 * ask, so that nobody can have messages sent to the number of somebody else's registration. Returns the number,
 * masked.
 */
export async function sendTextCode(services: Services, request: ResendRequest, requester: Guesser) {
  if (!isChannelAvailable(services.config, 'sms')) throw new AppError('text_messages_unavailable');
  const pending = await findOwn(services, request);
  await services.db
    .transaction()
    .execute((db) => requestCode({ ...services, db }, scopeOf(pending), requester));
  return maskOwnMobile(pending.mobile);
}

/**
 * Proves the mobile number of a talent's registration. The account can then log in. Its email stays unverified,
 * because this code says nothing about who reads that email.
 */
export async function verifyByText(services: Services, verification: Verification, guesser: Guesser) {
  const pending = await findOwn(services, verification);
  const code = await checkCode(services, scopeOf(pending), verification.otp, guesser);
  try {
    await services.db.transaction().execute(async (db) => {
      await spendCode(db, code.id);
      const proven = await updateMobileToVerified(db, pending.id, pending.mobile, services.now());
      if (!proven) throw AppError.field('otp', 'invalid_code');
      await services.queue.add(db, sendWelcome, { account_id: pending.id });
    });
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('mobile_taken');
  }
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

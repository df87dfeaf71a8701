import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { RESET_MINUTES } from '@kirdaar/contract/rules/limits';
import { findVerifiedEmail } from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import { putResetToken } from '#features/accounts/password-reset/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns the scope of the codes for a password reset. */
export function resetScope(role: AccountRole, email: string): CodeScope {
  return { role, purpose: 'reset', address: mailboxOf(email), account_id: null };
}

/** Sends a code to an account's owner. The response and the work are the same for every email. */
export async function sendResetCode(
  services: Services,
  role: AccountRole,
  email: string,
  requester: Guesser,
) {
  await services.db
    .transaction()
    .execute((db) => requestCode({ ...services, db }, resetScope(role, email), requester));
}

/** Exchanges a code for a token that allows one reset within the next minutes. */
export async function exchangeResetCode(
  services: Services,
  role: AccountRole,
  { email, otp }: { email: string; otp: string },
  guesser: Guesser,
): Promise<string> {
  const code = await checkCode(services, resetScope(role, email), otp, guesser);
  const token = newToken();
  await services.db.transaction().execute(async (db) => {
    await spendCode(db, code.id);
    const account = await findVerifiedEmail(db, role, email);
    if (!account) throw AppError.field('otp', 'invalid_code');
    const expires_at = new Date(services.now().getTime() + RESET_MINUTES * 60_000).toISOString();
    await putResetToken(db, { account_id: account.id, token_hash: hashToken(token), expires_at });
  });
  return token;
}

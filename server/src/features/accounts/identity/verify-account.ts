import type { Verification } from '@kirdaar/contract/accounts/identity';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import {
  deletePendingAccounts,
  findPendingAccount,
  findVerifiedEmail,
  updateAccountToVerified,
} from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
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
  const code = await checkCode(services, scope, otp, guesser);
  try {
    await services.db.transaction().execute(async (db) => {
      await spendCode(db, code.id);
      const pending = code.account_id ? await findPendingAccount(db, code.account_id) : undefined;
      if (!pending || (await findVerifiedEmail(db, role, email))) throw AppError.field('otp', 'invalid_code');
      if (attempt && !pending.attempt_hash?.equals(hashToken(attempt)))
        throw new AppError('registration_replaced');
      await updateAccountToVerified(db, pending.id, services.now());
      await deletePendingAccounts(db, role, email);
      await services.queue.add(db, sendWelcome, { account_id: pending.id });
    });
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw AppError.field('otp', 'invalid_code');
  }
}

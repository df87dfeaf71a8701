import type { Verification } from '@kirdaar/contract/accounts/identity';
import { findPendingAccount, updateAccountToVerified } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import { hasCode } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Verifies an account with the code sent to its email. A browser that registered also sends its attempt
 * token, so that it does not open a stranger's later registration.
 */
export async function verifyAccount(
  services: Services,
  role: AccountRole,
  { email, otp, attempt }: Verification,
) {
  const scope = { role, purpose: 'verify', address: email, account_id: null } as const;
  const codeId = await checkCode(services, scope, otp);
  try {
    await services.db.transaction().execute(async (db) => {
      await spendCode(db, codeId);
      const pending = await findPendingAccount(db, role, email);
      if (!pending) throw AppError.field('otp', 'invalid_code');
      if (attempt && !pending.attempt_hash?.equals(hashToken(attempt)))
        throw new AppError('registration_replaced');
      await updateAccountToVerified(db, pending.id, services.now());
      await services.queue.add(db, sendWelcome, { account_id: pending.id });
    });
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('mobile_taken_meanwhile');
  }
}

import type { Verification } from '@kirdaar/contract/identity';
import { checkCode, invalidCode, spendCode } from '#features/codes/check-code.ts';
import { findPendingAccount, updateAccountToVerified } from '#features/identity/queries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { sendWelcome } from '#features/identity/tasks.ts';
import { hasCode } from '#platform/database.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Opens an account to whoever read the code that was sent to its address. A browser that registered
 * shows its attempt: it does not open the registration of a stranger who came after it.
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
      if (!pending) throw invalidCode();
      if (attempt && !pending.attempt_hash?.equals(hashToken(attempt))) throw overtaken();
      await updateAccountToVerified(db, pending.id, services.now());
      await services.queue.add(db, sendWelcome, { account_id: pending.id });
    });
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    throw new Refusal(
      409,
      'Another account was verified with this mobile number. Please register again with your own.',
    );
  }
}

function overtaken(): Refusal {
  return new Refusal(
    400,
    'This email address was registered again after you did. Please register again to be sure that the account is yours.',
  );
}

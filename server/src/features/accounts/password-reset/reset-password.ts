import type { PasswordReset } from '@kirdaar/contract/accounts/password-reset';
import { addSecurityNotice } from '#features/accounts/account-settings/add-security-notice.ts';
import { findAccount, updateAccount } from '#features/accounts/account-settings/queries.ts';
import { hashNewPassword } from '#features/accounts/identity/hash-new-password.ts';
import { findVerifiedEmail } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { forgetLogins } from '#features/accounts/login-tries/login-tries.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { deletePasskeysOfAccount } from '#features/accounts/passkeys/queries.ts';
import { resetScope } from '#features/accounts/password-reset/forgot-password.ts';
import { deleteResetToken, findResetToken } from '#features/accounts/password-reset/queries.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The proof that the caller reads the account's email, and how it is consumed. */
interface Proof {
  account_id: string;
  use: (db: Database) => Promise<void>;
}

/**
 * Sets a new password for an account and ends all its sessions. The proof is checked first, so that a caller
 * without one cannot make the server hash, and consumed with the change, so that it works once.
 */
export async function resetPassword(
  services: Services,
  role: AccountRole,
  reset: PasswordReset,
  guesser: Guesser,
) {
  const { account_id, use } = await findProof(services, role, reset, guesser);
  const account = await findAccount(services.db, account_id);
  const password_hash = await hashNewPassword(services, reset.newPassword, account, 'newPassword');

  await services.db.transaction().execute(async (db) => {
    await use(db);
    await updateAccount(db, account_id, { password_hash });
    await endAccess(db, account_id, null);
    await deletePasskeysOfAccount(db, account_id);
    await forgetLogins({ db }, role, [account.email, account.mobile]);
    await addSecurityNotice({ ...services, db }, account_id, { kind: 'password-reset' });
  });
}

async function findProof(
  services: Services,
  role: AccountRole,
  { email, reset_token, otp }: PasswordReset,
  guesser: Guesser,
): Promise<Proof> {
  const { db, now } = services;
  if (reset_token) {
    const token_hash = hashToken(reset_token);
    const account = await findResetToken(db, { role, email, token_hash }, now());
    if (!account) throw AppError.field('otp', 'invalid_code');
    return {
      account_id: account.id,
      use: async (db) => {
        if (!(await deleteResetToken(db, token_hash))) throw AppError.field('otp', 'invalid_code');
      },
    };
  }
  if (!otp) throw AppError.field('otp', 'invalid_code');
  const code = await checkCode(services, resetScope(role, email), otp, guesser);
  const account = await findVerifiedEmail(db, role, email);
  if (!account) throw AppError.field('otp', 'invalid_code');
  return { account_id: account.id, use: (db) => spendCode(db, code.id) };
}

import type { PasswordReset } from '@kirdaar/contract/recovery';
import { addNotice } from '#features/account/add-notice.ts';
import { findAccount, updateAccount } from '#features/account/queries.ts';
import { checkCode, invalidCode, spendCode } from '#features/codes/check-code.ts';
import { hashNewPassword } from '#features/identity/hash-new-password.ts';
import { forgetLogins } from '#features/identity/login-tries.ts';
import { hashToken } from '#features/identity/session-token.ts';
import { resetScope } from '#features/recovery/forgot-password.ts';
import {
  deleteResetToken,
  deleteResetTokenOfAccount,
  findResetToken,
  findVerifiedAccount,
} from '#features/recovery/queries.ts';
import { deleteSessionsOfAccount } from '#features/sessions/queries.ts';
import type { Database } from '#platform/database.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** What shows that the caller reads the account's email, and how it is used up. */
interface Proof {
  account_id: string;
  use: (db: Database) => Promise<void>;
}

/**
 * Gives an account a new password and ends all its sessions. The proof is looked at first, so that
 * nobody without one makes the server hash, and used up with the change, so that it works once.
 */
export async function resetPassword(services: Services, role: AccountRole, reset: PasswordReset) {
  const { account_id, use } = await findProof(services, role, reset);
  const account = await findAccount(services.db, account_id);
  const password_hash = await hashNewPassword(services, reset.newPassword, account, 'newPassword');

  await services.db.transaction().execute(async (db) => {
    await use(db);
    await updateAccount(db, account_id, { password_hash });
    await deleteSessionsOfAccount(db, account_id);
    await deleteResetTokenOfAccount(db, account_id);
    await forgetLogins({ db }, role, [account.email, account.mobile]);
    await addNotice({ ...services, db }, account_id, { kind: 'password-reset' });
  });
}

async function findProof(
  services: Services,
  role: AccountRole,
  { email, reset_token, otp }: PasswordReset,
): Promise<Proof> {
  const { db, now } = services;
  if (reset_token) {
    const token_hash = hashToken(reset_token);
    const account = await findResetToken(db, { role, email, token_hash }, now());
    if (!account) throw invalidCode();
    return {
      account_id: account.id,
      use: async (db) => {
        if (!(await deleteResetToken(db, token_hash))) throw invalidCode();
      },
    };
  }
  if (!otp) throw invalidCode();
  const codeId = await checkCode(services, resetScope(role, email), otp);
  const account = await findVerifiedAccount(db, role, email);
  if (!account) throw invalidCode();
  return { account_id: account.id, use: (db) => spendCode(db, codeId) };
}

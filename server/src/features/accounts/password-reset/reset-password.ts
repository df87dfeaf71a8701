import type { PasswordReset } from '@kirdaar/contract/accounts/password-reset';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { RESET_MINUTES } from '@kirdaar/contract/rules/limits';
import { findAccount, updateAccount } from '#features/accounts/account-settings/queries.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { hashNewPassword, isPassword } from '#features/accounts/identity/passwords.ts';
import { findVerifiedEmail } from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { forgetLogins } from '#features/accounts/login-tries/login-tries.ts';
import { checkCode, countTry, redeemCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { deletePasskeysOfAccount } from '#features/accounts/passkeys/queries.ts';
import {
  deleteResetToken,
  findResetToken,
  putResetToken,
} from '#features/accounts/password-reset/queries.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The proof that the caller reads the account's email, and how it is consumed. */
interface Proof {
  account_id: string;
  expires_at: string;
  use: (db: Database) => Promise<void>;
}

function scopeOf(role: AccountRole, email: string): CodeScope {
  return { role, purpose: 'reset', address: mailboxOf(email), account_id: null };
}

/** Sends a code to an account's owner. The response and the work are the same for every email. */
export function sendResetCode(services: Services, role: AccountRole, email: string, requester: Guesser) {
  return sendNewCode(services, scopeOf(role, email), requester);
}

/** Exchanges a code for a token that allows one reset within the next minutes. */
export async function exchangeResetCode(
  services: Services,
  role: AccountRole,
  { email, otp }: { email: string; otp: string },
  guesser: Guesser,
): Promise<string> {
  let token = '';
  await redeemCode(services, scopeOf(role, email), { otp, guesser }, async (redeeming) => {
    const { id } = await findOwner(redeeming.db, role, email);
    token = await issueResetToken(redeeming, id);
  });
  return token;
}

/** Returns a token that allows one reset within the next minutes, to who has proved to read the account's email. */
export async function issueResetToken({ db, now }: Pick<Services, 'db' | 'now'>, account_id: string) {
  const token = newToken();
  const expires_at = new Date(now().getTime() + RESET_MINUTES * 60_000).toISOString();
  await putResetToken(db, { account_id, token_hash: hashToken(token), expires_at });
  return token;
}

/** Sets a new password and ends all sessions. The proof works once; a retry with the same password gets the same answer. */
export async function resetPassword(
  services: Services,
  role: AccountRole,
  reset: PasswordReset,
  guesser: Guesser,
) {
  await changePassword(services, role, reset, guesser).catch(async (error) => {
    if (!(error instanceof AppError && (await isRepeated(services, role, reset, guesser)))) throw error;
  });
}

/** Whether this reset has already been done. Each check counts as a try of the code, so that nobody can guess passwords. */
async function isRepeated(services: Services, role: AccountRole, reset: PasswordReset, guesser: Guesser) {
  const { email, newPassword } = reset;
  const used = await findResetToken(
    services.db,
    { role, email, token_hash: hashUsed(reset) },
    services.now(),
  );
  if (!used) return false;
  await countTry(services, scopeOf(role, email), guesser, 1);
  return isPassword(newPassword, used.password_hash, 'stranger');
}

/** Returns the hash by which a used proof is recognised; it cannot be used as a proof. */
function hashUsed({ reset_token, otp }: Pick<PasswordReset, 'reset_token' | 'otp'>): Buffer {
  return hashToken(`used ${reset_token ?? otp}`);
}

/** The proof is checked before the server hashes. */
async function changePassword(services: Services, role: AccountRole, reset: PasswordReset, guesser: Guesser) {
  const { account_id, expires_at, use } = await findProof(services, role, reset, guesser);
  const account = await findAccount(services.db, account_id);
  const password_hash = await hashNewPassword(services, reset.newPassword, account, 'newPassword');

  await services.db.transaction().execute(async (db) => {
    await use(db);
    await updateAccount(db, account_id, { password_hash });
    await endAccess(db, account_id, null);
    await putResetToken(db, { account_id, token_hash: hashUsed(reset), expires_at });
    await deletePasskeysOfAccount(db, account_id);
    await forgetLogins({ ...services, db }, role, [account.email, account.mobile]);
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
      expires_at: account.expires_at,
      use: async (db) => {
        if (!(await deleteResetToken(db, token_hash))) throw AppError.field('otp', 'invalid_code');
      },
    };
  }
  if (!otp) throw AppError.field('otp', 'invalid_code');
  const code = await checkCode(services, scopeOf(role, email), otp, guesser);
  const { id } = await findOwner(db, role, email);
  return { account_id: id, expires_at: code.expires_at, use: (db) => spendCode(db, code.id) };
}

async function findOwner(db: Database, role: AccountRole, email: string) {
  const account = await findVerifiedEmail(db, role, email);
  if (!account) throw AppError.field('otp', 'invalid_code');
  return account;
}

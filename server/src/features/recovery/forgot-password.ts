import { RESET_MINUTES } from '@kirdaar/contract/rules/limits';
import { checkCode, invalidCode, spendCode } from '#features/codes/check-code.ts';
import type { CodeScope } from '#features/codes/one-time-code.ts';
import { requestCode } from '#features/codes/request-code.ts';
import { hashToken, newToken } from '#features/identity/session-token.ts';
import { findVerifiedAccount, putResetToken } from '#features/recovery/queries.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** The scope of the codes that recover an account. */
export function resetScope(role: AccountRole, email: string): CodeScope {
  return { role, purpose: 'reset', address: email, account_id: null };
}

/** Sends a code to an account's owner; the answer and the work are the same for every address. */
export async function sendResetCode(services: Services, role: AccountRole, email: string) {
  await services.db.transaction().execute((db) => requestCode({ ...services, db }, resetScope(role, email)));
}

/** Swaps a code for a token that allows one reset within the next minutes. */
export async function exchangeResetCode(
  services: Services,
  role: AccountRole,
  email: string,
  otp: string,
): Promise<string> {
  const codeId = await checkCode(services, resetScope(role, email), otp);
  const token = newToken();
  await services.db.transaction().execute(async (db) => {
    await spendCode(db, codeId);
    const account = await findVerifiedAccount(db, role, email);
    if (!account) throw invalidCode();
    const expires_at = new Date(services.now().getTime() + RESET_MINUTES * 60_000).toISOString();
    await putResetToken(db, { account_id: account.id, token_hash: hashToken(token), expires_at });
  });
  return token;
}

import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { countTry, type TryScope } from '#features/accounts/one-time-codes/count-try.ts';
import { isCode } from '#features/accounts/one-time-codes/one-time-code.ts';
import { deleteCode, listCodes } from '#features/accounts/one-time-codes/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the code that was entered, or rejects it. Every try is counted and committed before the comparison.
 * A scope without `account_id` accepts the code of any registration of the email.
 */
export async function checkCode(
  services: Services,
  scope: TryScope,
  otp: string,
  guesser: Guesser,
): Promise<{ id: string; account_id: string | null }> {
  const codes = await listCodes(services.db, scope);
  if (codes.length === 0) throw AppError.field('otp', 'invalid_code');
  const live = codes.filter(({ expires_at }) => new Date(expires_at) > services.now());
  if (live.length === 0) throw AppError.field('otp', 'code_expired');
  await countTry(services, scope, guesser, live.length);
  const entered = live.find((code) => isCode(services.secrets.codes, { ...scope, ...code }, otp));
  if (!entered) throw AppError.field('otp', 'invalid_code');
  return entered;
}

/** Consumes a checked code in the caller's transaction. Rejects if another request was first. */
export async function spendCode(db: Database, codeId: string) {
  if (!(await deleteCode(db, codeId))) throw AppError.field('otp', 'invalid_code');
}

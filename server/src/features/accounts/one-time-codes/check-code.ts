import { perDay, perHour } from '@kirdaar/contract/rates';
import { OTP_TRIES } from '@kirdaar/contract/rules/limits';
import { type CodeScope, isCode } from '#features/accounts/one-time-codes/one-time-code.ts';
import { deleteCode, findCode, takeTry } from '#features/accounts/one-time-codes/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

const tryRates = [perHour(10), perDay(20)];

/**
 * Returns the id of the code that was entered, or rejects it. Every attempt is counted and committed before
 * the comparison, so that parallel guesses cannot share one. A new code does not raise the hourly and daily
 * limits.
 */
export async function checkCode(services: Services, scope: CodeScope, otp: string): Promise<string> {
  const code = await takeTry(services.db, scope, OTP_TRIES, services.now());
  if (!code) throw await attemptsExhausted(services, scope);
  await countUse(services, `tries of ${scope.role} ${scope.address}`, tryRates, 'too_many_codes_tried');
  if (!isCode(services.secrets.codes, { ...scope, seed: code.seed }, otp))
    throw AppError.field('otp', 'invalid_code');
  return code.id;
}

/** Consumes a checked code in the caller's transaction. Rejects if another request was first. */
export async function spendCode(db: Database, codeId: string) {
  if (!(await deleteCode(db, codeId))) throw AppError.field('otp', 'invalid_code');
}

async function attemptsExhausted({ db }: Services, scope: CodeScope): Promise<AppError> {
  const code = await findCode(db, scope);
  if (!code) return AppError.field('otp', 'invalid_code');
  return AppError.field('otp', code.tries >= OTP_TRIES ? 'code_tries_used_up' : 'code_expired');
}

import { perDay, perHour } from '@kirdaar/contract/rates';
import { OTP_TRIES } from '@kirdaar/contract/rules/limits';
import { type CodeScope, isCode } from '#features/codes/one-time-code.ts';
import { deleteCode, findCode, takeTry } from '#features/codes/queries.ts';
import type { Database } from '#platform/database.ts';
import { countUse } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const tryRates = [perHour(10), perDay(20)];

/**
 * The id of the code that was typed; anything else is refused. Every try is counted and kept before
 * the comparison, so that parallel guesses cannot share one, and a new code brings no new tries
 * beyond those of the hour and the day.
 */
export async function checkCode(services: Services, scope: CodeScope, otp: string): Promise<string> {
  const code = await takeTry(services.db, scope, OTP_TRIES, services.now());
  if (!code) throw await untriable(services, scope);
  await countUse(
    services,
    `tries of ${scope.role} ${scope.address}`,
    tryRates,
    'Too many codes were tried for this address.',
  );
  if (!isCode(services.secrets.codes, { ...scope, seed: code.seed }, otp)) throw invalidCode();
  return code.id;
}

/** Uses a checked code up, in the caller's transaction; refused if another request was first. */
export async function spendCode(db: Database, codeId: string) {
  if (!(await deleteCode(db, codeId))) throw invalidCode();
}

export function invalidCode(message = 'Invalid OTP'): Refusal {
  return new Refusal(400, message, { fields: { otp: message } });
}

async function untriable({ db }: Services, scope: CodeScope): Promise<Refusal> {
  const code = await findCode(db, scope);
  if (!code) return invalidCode();
  if (code.tries >= OTP_TRIES) return invalidCode('Too many wrong codes. Please ask for a new one.');
  return invalidCode('This code has expired. Please ask for a new one.');
}

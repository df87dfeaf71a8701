import { OTP_TRIES } from '@kirdaar/contract/rules/limits';
import { type CodeScope, digitsOf, isSameCode } from '#features/identity/one-time-code.ts';
import { deleteCode, findCode, takeTry, updateAccountToVerified } from '#features/identity/queries.ts';
import { hasCode } from '#platform/database.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const UNIQUE_VIOLATION = '23505';

/** Opens an account to whoever read the code that was sent to its address. */
export async function verifyAccount(
  services: Services,
  role: AccountRole,
  { email, otp }: { email: string; otp: string },
) {
  const scope: CodeScope = { role, purpose: 'verify', email };
  // The try is counted and kept before the comparison, so that parallel guesses cannot share one.
  const code = await takeTry(services.db, scope, OTP_TRIES, services.now());
  if (!code) throw await untriable(services, scope);
  if (!isSameCode(digitsOf(services.secrets.codes, { ...scope, seed: code.seed }), otp)) throw invalidCode();
  await openAccount(services, scope, code.id);
}

async function openAccount({ db, now }: Services, scope: CodeScope, codeId: string) {
  try {
    await db.transaction().execute(async (db) => {
      const used = await deleteCode(db, codeId);
      const opened = used && (await updateAccountToVerified(db, scope, now()));
      if (!opened) throw invalidCode();
    });
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    throw new Refusal(
      409,
      'Another account was verified with this mobile number. Please register again with your own.',
    );
  }
}

async function untriable({ db }: Services, scope: CodeScope): Promise<Refusal> {
  const code = await findCode(db, scope);
  if (!code) return invalidCode();
  if (code.tries >= OTP_TRIES) return invalidCode('Too many wrong codes. Please ask for a new one.');
  return invalidCode('This code has expired. Please ask for a new one.');
}

function invalidCode(message = 'Invalid OTP'): Refusal {
  return new Refusal(400, message, { fields: { otp: message } });
}

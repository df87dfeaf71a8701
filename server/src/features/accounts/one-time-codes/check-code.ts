import { codeTries } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { isCode, type TryScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { deleteCode, listCodes } from '#features/accounts/one-time-codes/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type Counting, countUse, hashSubject, openLimiter } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

interface Entered {
  otp: string;
  guesser: Guesser;
}

/** Checks a code, then spends it and does what it authorises in one transaction. */
export async function redeemCode<T>(
  services: Services,
  scope: TryScope,
  { otp, guesser }: Entered,
  act: (services: Services, account_id: string | null) => Promise<T>,
): Promise<T> {
  const code = await checkCode(services, scope, otp, guesser);
  try {
    return await services.db.transaction().execute(async (db) => {
      await spendCode(db, code.id);
      return act({ ...services, db }, code.account_id);
    });
  } catch (error) {
    // Who entered the right code has guessed nothing, and enters it again once the reason is gone.
    if (error instanceof AppError) await restartTries(services, scope, guesser);
    throw error;
  }
}

/**
 * Returns the code that was entered, or rejects it. Every try is counted and committed before the comparison.
 * A scope without `account_id` accepts the code of any registration of the email.
 */
export async function checkCode(
  services: Services,
  scope: TryScope,
  otp: string,
  guesser: Guesser,
): Promise<{ id: string; account_id: string | null; expires_at: string }> {
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

/**
 * Counts one try before the comparison, so that parallel guesses cannot share one. The browser that requested
 * the code has its own tries, and its first is free of the account's daily limit: strangers cannot use it up.
 * Everyone else is counted by network. `compared` is the number of codes that this try is compared with.
 */
export async function countTry(services: Counting, scope: TryScope, guesser: Guesser, compared: number) {
  const tries = openLimiter(services.db, codeTries);
  const own = guesser.browser && browserKey(scope, guesser.browser);
  const requester = own && (await tries.get(own)) ? own : undefined;
  const { consumedPoints } = await tries.consume(requester ?? networkKey(scope, guesser.ip)).catch(reject);
  const isFree = requester !== undefined && consumedPoints === 1;
  const shared = isFree ? compared - 1 : compared;
  const subject = `${scope.role} ${mailboxOf(scope.address)}`;
  if (shared > 0) await countUse(services, 'codesCompared', subject, shared);
}

/** Gives the requester of a new code all tries again. */
export async function restartTries({ db }: Counting, scope: TryScope, { browser, ip }: Guesser) {
  const tries = openLimiter(db, codeTries);
  await tries.delete(networkKey(scope, ip));
  if (browser) await tries.set(browserKey(scope, browser), 0, codeTries.seconds);
}

function reject(rejection: unknown): never {
  throw rejection instanceof RateLimiterRes ? AppError.field('otp', 'code_tries_used_up') : rejection;
}

function browserKey(scope: TryScope, browser: string): string {
  return `${hashScope(scope)}:${hashSubject(`browser ${browser}`)}`;
}

function networkKey(scope: TryScope, ip: string): string {
  return `${hashScope(scope)}:${hashSubject(`network ${ip}`)}`;
}

function hashScope({ role, purpose, address, account_id }: TryScope): string {
  const account = purpose === 'verify' ? '' : (account_id ?? '');
  return hashSubject(`${role}\n${purpose}\n${address}\n${account}`);
}

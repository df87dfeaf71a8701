import { codeTries } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type Counting, countUse, hashSubject, openLimiter } from '#platform/http/rate-limit.ts';

/** The scope in which tries are counted. All registrations of an email share one. */
export type TryScope = Omit<CodeScope, 'account_id'> & { account_id?: string | null };

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

import { perDay } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { OTP_MINUTES, OTP_TRIES } from '@kirdaar/contract/rules/limits';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import {
  deleteGuesser,
  putRequester,
  takeNetworkTry,
  takeRequesterTry,
} from '#features/accounts/one-time-codes/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse, hashSubject } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

type Counting = Pick<Services, 'db' | 'now'>;

/** The scope in which tries are counted. All registrations of an email share one. */
export type TryScope = Omit<CodeScope, 'account_id'> & { account_id?: string | null };

// With the first try of each of the ten codes a day, at most twenty codes a day are compared for an account.
const sharedRates = [perDay(10)];

/**
 * Counts one try before the comparison, so that parallel guesses cannot share one. The browser that requested
 * the code has its own tries, and its first is free of the account's daily limit: strangers cannot use it up.
 * Everyone else is counted by network. `compared` is the number of codes that this try is compared with.
 */
export async function countTry(services: Counting, scope: TryScope, guesser: Guesser, compared: number) {
  const { db, now } = services;
  const own = guesser.browser
    ? await takeRequesterTry(db, { scope: hashScope(scope), guesser: hashBrowser(guesser.browser) }, now())
    : undefined;
  const network = { scope: hashScope(scope), guesser: hashNetwork(guesser.ip) };
  const { tries } = own ?? (await takeNetworkTry(db, network, end(now()), now()));
  if (tries > OTP_TRIES) throw AppError.field('otp', 'code_tries_used_up');

  const shared = own?.tries === 1 ? compared - 1 : compared;
  for (let counted = 0; counted < shared; counted += 1) {
    const subject = `tries of ${scope.role} ${mailboxOf(scope.address)}`;
    await countUse(services, subject, sharedRates, 'too_many_codes_tried');
  }
}

/** Gives the requester of a new code all tries again. */
export async function restartTries({ db, now }: Counting, scope: TryScope, { browser, ip }: Guesser) {
  await deleteGuesser(db, { scope: hashScope(scope), guesser: hashNetwork(ip) });
  if (!browser) return;
  await putRequester(db, {
    scope: hashScope(scope),
    guesser: hashBrowser(browser),
    tries: 0,
    ends_at: end(now()).toISOString(),
  });
}

function hashScope({ role, purpose, address, account_id }: TryScope): Buffer {
  const account = purpose === 'verify' ? '' : (account_id ?? '');
  return hashSubject(`${role}\n${purpose}\n${address}\n${account}`);
}

function hashBrowser(browser: string): Buffer {
  return hashSubject(`browser ${browser}`);
}

function hashNetwork(ip: string): Buffer {
  return hashSubject(`network ${ip}`);
}

function end(now: Date): Date {
  return new Date(now.getTime() + OTP_MINUTES * 60_000);
}

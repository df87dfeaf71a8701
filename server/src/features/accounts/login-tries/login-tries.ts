import { perDay } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { deleteLoginTries, findLoginTry, takeLoginTry } from '#features/accounts/login-tries/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { countUse, hashSubject, tooManyRequests, widen } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

const FREE_TRIES = 5;
const daily = [perDay(100)];

/** Staff have accounts of their own. */
type Holder = AccountRole | 'staff';

/**
 * Counts a login attempt before the password is compared, so that parallel guesses cannot share an attempt.
 * After five failures in a row for one account from one source, each attempt must wait, twice as long every
 * time. A source is a network address, or all browsers in which the account has logged in before: the owner
 * can still log in from those and from another network address.
 */
export async function countLogin(services: Services, role: Holder, identifier: string, source: string) {
  const { db, now, config } = services;
  const subject = { account: accountSubject(role, identifier), address: hashSubject(source) };
  if (!(await takeLoginTry(db, subject, Math.ceil(FREE_TRIES * config.RATE_LIMIT_SCALE), now()))) {
    const last = await findLoginTry(db, subject);
    const next = last ? new Date(last.next_at) : now();
    throw tooManyRequests(services, next, 'too_many_wrong_passwords');
  }
  const counted = `logins of ${role} ${mailboxOf(identifier)} from ${source}`;
  await countUse(services, counted, widen(daily, config.RATE_LIMIT_SCALE), 'too_many_logins');
}

/**
 * Clears the attempts from one source, or from all, once the caller has proved to own the account.
 */
export async function forgetLogins(
  { db }: Pick<Services, 'db'>,
  role: Holder,
  identifiers: (string | null)[],
  source?: string,
) {
  const accounts = identifiers.flatMap((identifier) =>
    identifier ? [accountSubject(role, identifier)] : [],
  );
  await deleteLoginTries(db, accounts, source === undefined ? undefined : hashSubject(source));
}

function accountSubject(role: Holder, identifier: string): Buffer {
  return hashSubject(`${role} ${mailboxOf(identifier)}`);
}

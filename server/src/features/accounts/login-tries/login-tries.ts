import { perDay } from '@kirdaar/contract/rates';
import { deleteLoginTries, findLoginTry, takeLoginTry } from '#features/accounts/login-tries/queries.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { countUse, hashSubject, tooManyRequests, widen } from '#platform/http/rate-limit.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const FREE_TRIES = 5;
const daily = [perDay(100)];

/**
 * Counts a login attempt before the password is compared, so that parallel guesses cannot share an attempt.
 * After five failures in a row for one account from one network address, each attempt must wait, twice as
 * long every time. The owner can still log in from another network address.
 */
export async function countLogin(services: Services, role: AccountRole, identifier: string, client: Client) {
  const { db, now, config } = services;
  const subject = { account: accountSubject(role, identifier), address: hashSubject(client.ip) };
  if (!(await takeLoginTry(db, subject, Math.ceil(FREE_TRIES * config.RATE_LIMIT_SCALE), now()))) {
    const last = await findLoginTry(db, subject);
    const next = last ? new Date(last.next_at) : now();
    throw tooManyRequests(services, next, 'too_many_wrong_passwords');
  }
  const source = `logins of ${role} ${identifier} from ${client.ip}`;
  await countUse(services, source, widen(daily, config.RATE_LIMIT_SCALE), 'too_many_logins');
}

/**
 * Clears the attempts from one network address, or from all, once the caller has proved to own the account.
 */
export async function forgetLogins(
  { db }: Pick<Services, 'db'>,
  role: AccountRole,
  identifiers: (string | null)[],
  client?: Client,
) {
  const accounts = identifiers.flatMap((identifier) =>
    identifier ? [accountSubject(role, identifier)] : [],
  );
  await deleteLoginTries(db, accounts, client && hashSubject(client.ip));
}

function accountSubject(role: AccountRole, identifier: string): Buffer {
  return hashSubject(`${role} ${identifier}`);
}

import { perDay } from '@kirdaar/contract/rates';
import { deleteLoginTries, findLoginTry, takeLoginTry } from '#features/identity/queries.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { countUse, hashSubject, refusalUntil, widen } from '#platform/rate-limit.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const FREE_TRIES = 5;
const daily = [perDay(100)];

/**
 * Counts a login before its password is compared, so that parallel guesses cannot share a try. After
 * five in a row for one account from one address each waits for the last, twice as long every time;
 * from elsewhere the owner gets in all the same.
 */
export async function countLogin(services: Services, role: AccountRole, identifier: string, client: Client) {
  const { db, now, config } = services;
  const subject = { account: accountSubject(role, identifier), address: hashSubject(client.address) };
  if (!(await takeLoginTry(db, subject, Math.ceil(FREE_TRIES * config.RATE_LIMIT_SCALE), now()))) {
    const last = await findLoginTry(db, subject);
    const next = last ? new Date(last.next_at) : now();
    throw refusalUntil(services, next, 'There were too many wrong passwords.');
  }
  const source = `logins of ${role} ${identifier} from ${client.address}`;
  await countUse(
    services,
    source,
    widen(daily, config.RATE_LIMIT_SCALE),
    'There were too many logins today.',
  );
}

/** Forgets the tries from one address, or from all, for an account that was proved to be the caller's. */
export async function forgetLogins(
  { db }: Pick<Services, 'db'>,
  role: AccountRole,
  identifiers: (string | null)[],
  client?: Client,
) {
  const accounts = identifiers.flatMap((identifier) =>
    identifier ? [accountSubject(role, identifier)] : [],
  );
  await deleteLoginTries(db, accounts, client && hashSubject(client.address));
}

function accountSubject(role: AccountRole, identifier: string): Buffer {
  return hashSubject(`${role} ${identifier}`);
}

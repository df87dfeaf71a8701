import { wrongPasswords } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { consume, countUse, deleteCounts, hashSubject, openLimiter } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Staff have accounts of their own. */
type Holder = AccountRole | 'staff';

/**
 * Counts a login attempt before the password is compared, so that parallel guesses cannot share an attempt.
 * After five failures in a row for one account from one source, each attempt must wait, twice as long every
 * time. A source is a network address, or all browsers in which the account has logged in before: the owner
 * can still log in from those and from another network address.
 */
export async function countLogin(services: Services, role: Holder, identifier: string, source: string) {
  const subject = `${hashAccount(role, identifier)}:${hashSubject(source)}`;
  const [key, waitsKey] = [`${subject}:tries`, `${subject}:waits`];
  const tries = openLimiter(services.db, wrongPasswords, services.config.RATE_LIMIT_SCALE);
  const waits = (await tries.get(waitsKey))?.consumedPoints ?? 0;
  // Once attempts must wait, each uses up all points until the wait is over.
  const points = waits > 0 ? tries.points : 1;
  const { consumedPoints } = await consume(tries, key, points, 'too_many_wrong_passwords');
  if (consumedPoints === tries.points) {
    await tries.set(waitsKey, waits + 1, wrongPasswords.seconds);
    const wait = Math.min(wrongPasswords.longestWait, wrongPasswords.firstWait * 2 ** waits);
    await tries.set(key, tries.points, wait);
  }
  await countUse(services, 'logins', `${role} ${mailboxOf(identifier)} from ${source}`);
}

/** Clears the attempts from one source, or from all, of a caller who has proved to own the account. */
export async function forgetLogins(
  { db }: Pick<Services, 'db'>,
  role: Holder,
  identifiers: (string | null)[],
  source?: string,
) {
  for (const identifier of identifiers.filter((given) => given !== null)) {
    const account = hashAccount(role, identifier);
    await deleteCounts(db, source === undefined ? account : `${account}:${hashSubject(source)}`);
  }
}

function hashAccount(role: Holder, identifier: string): string {
  return hashSubject(`wrong passwords of ${role} ${mailboxOf(identifier)}`);
}

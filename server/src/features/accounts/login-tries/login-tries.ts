import { wrongPasswords } from '@kirdaar/contract/rates';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import {
  consume,
  countUse,
  deleteCounts,
  hashSubject,
  openLimiter,
  refundUse,
  resetUses,
} from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** The source of logins from browsers in which the account has logged in before. */
export const KNOWN_BROWSER = 'a known browser';

/** Staff have accounts of their own. */
type Holder = AccountRole | 'staff';

/**
 * Counts a login attempt before the password is compared, so that parallel guesses cannot share an attempt.
 * After five failures in a row for one account from one source, each attempt must wait, twice as long every
 * time. A source is a network address, or all browsers in which the account has logged in before: the owner
 * can still log in from those and from another network address. All strangers together share a limit per
 * account, so that many networks guess no more than a few.
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
  await countUse(services, 'logins', `${subjectOf(role, identifier)} from ${source}`);
  if (source !== KNOWN_BROWSER) await countUse(services, 'loginsAnywhere', subjectOf(role, identifier));
}

/** Clears the attempts from one source, or from all, of a caller who has proved to own the account. */
export async function forgetLogins(
  services: Pick<Services, 'db' | 'config'>,
  role: Holder,
  identifiers: (string | null)[],
  source?: string,
) {
  for (const identifier of identifiers.filter((given) => given !== null)) {
    const account = hashAccount(role, identifier);
    await deleteCounts(services.db, source === undefined ? account : `${account}:${hashSubject(source)}`);
    if (source === undefined) await resetUses(services, 'loginsAnywhere', subjectOf(role, identifier));
    else if (source !== KNOWN_BROWSER)
      await refundUse(services, 'loginsAnywhere', subjectOf(role, identifier));
  }
}

function hashAccount(role: Holder, identifier: string): string {
  return hashSubject(`wrong passwords of ${subjectOf(role, identifier)}`);
}

function subjectOf(role: Holder, identifier: string): string {
  return `${role} ${mailboxOf(identifier)}`;
}

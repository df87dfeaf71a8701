import type { Person } from '#features/accounts/google-sign-in/provider.ts';
import {
  findGoogleIdentity,
  insertGoogleHouse,
  insertGoogleIdentity,
} from '#features/accounts/google-sign-in/queries.ts';
import { SignInFailure } from '#features/accounts/identity/oidc-client.ts';
import { deletePendingAccounts, findVerifiedEmail } from '#features/accounts/identity/queries.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

export interface LinkServices extends Pick<Services, 'db' | 'now' | 'queue'> {
  /** Throws while registrations are paused. */
  requireOpen: () => Promise<void>;
}

/**
 * Returns the account for a Google identity: the linked one, else the one with the same email, else for a house
 * a new one. A talent without an account registers first. An unverified registration of the email is deleted
 * first with its password, because its creator proved nothing and would otherwise share the account.
 */
export async function linkAccount(
  services: LinkServices,
  role: AccountRole,
  person: Person,
): Promise<string | undefined> {
  const { db, now, queue } = services;
  const known = await findGoogleIdentity(db, role, person);
  if (known) return known.account_id;

  const found = await findVerifiedEmail(db, role, person.email);
  if (!found && role === 'talent') return undefined;
  if (!found) await services.requireOpen();
  await deletePendingAccounts(db, role, person.email);
  const account = found ?? (await insertGoogleHouse(db, person.email, now()));
  if (!found) await queue.add(db, sendWelcome, { account_id: account.id });
  await linkIdentity(services, role, account.id, person);
  return account.id;
}

/** Links an account to a Google user, unless one of the two is linked already. */
export async function linkIdentity(
  { db, now }: Pick<Services, 'db' | 'now'>,
  role: AccountRole,
  account_id: string,
  { iss: issuer, sub: subject }: Pick<Person, 'iss' | 'sub'>,
) {
  const linked_at = now().toISOString();
  const linked = await insertGoogleIdentity(db, { issuer, subject, role, account_id, linked_at });
  if (!linked) throw new SignInFailure('linked');
}

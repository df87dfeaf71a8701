import type { Person } from '#features/accounts/google-sign-in/provider.ts';
import {
  findGoogleIdentity,
  findHouseAccount,
  insertGoogleHouse,
  insertGoogleIdentity,
} from '#features/accounts/google-sign-in/queries.ts';
import { SignInFailure } from '#features/accounts/google-sign-in/sign-in-failure.ts';
import { deletePendingAccounts } from '#features/accounts/identity/queries.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import type { Services } from '#platform/services.ts';

/**
 * Returns the account for a Google identity: the linked one, else the house with the same email, else a new
 * one. An unverified registration of the email is deleted first with its password, because its creator proved
 * nothing and would otherwise share the account.
 */
export async function linkAccount(
  { db, now, queue }: Pick<Services, 'db' | 'now' | 'queue'>,
  person: Person,
): Promise<string> {
  const { iss: issuer, sub: subject, email } = person;
  const known = await findGoogleIdentity(db, issuer, subject);
  if (known) return known.account_id;

  await deletePendingAccounts(db, 'production', email);
  const found = await findHouseAccount(db, email);
  const account = found ?? (await insertGoogleHouse(db, email, now()));
  if (!found) await queue.add(db, sendWelcome, { account_id: account.id });
  const linked_at = now().toISOString();
  const linked = await insertGoogleIdentity(db, { issuer, subject, account_id: account.id, linked_at });
  if (!linked) throw new SignInFailure('linked');
  return account.id;
}
